import { expect, test } from 'vitest'
import { business } from './content.ts'
import { listingFee } from './listing.ts'

test('the plans overview shows the prices of the plan pages, as shipped', () => {
  expect(business.professional.listingMonthly ?? null).toBeNull()
  expect(listingFee('starter', 'nl')).toBe('€\u00a0950')
  expect(listingFee('professional', 'nl')).toBe('€\u00a01.750')
  expect(listingFee('professional', 'en')).toBe('€1,750')
})

test('the second reading of the specification is one value, for Professional alone', () => {
  const second = { ...business.professional, listingMonthly: '1950 euro' }
  expect(listingFee('professional', 'nl', second)).toBe('€\u00a01.950')
  expect(listingFee('professional', 'en', second)).toBe('€1,950')
  expect(listingFee('starter', 'en', second)).toBe('€950')
  expect(listingFee('enterprise', 'en', second)).toBe('€3,500')
})
