import { expect, test } from 'vitest'
import { business, listingFee, plansIn } from './content.ts'
import { locales } from './locales.ts'
import { planIds } from './plans.ts'

test('the plans overview shows the prices of the plan pages', () => {
  const first = { ...business.professional, listingMonthly: null }
  for (const id of planIds)
    for (const locale of locales) expect(listingFee(id, locale, first)).toBe(plansIn(locale)[id].monthlyFee)
})

test('the other price in the specification is one value, for Professional only', () => {
  const second = { ...business.professional, listingMonthly: { value: 1950, unit: 'euro' } as const }
  expect(listingFee('professional', 'nl', second)).toBe('€\u00a01.950')
  expect(listingFee('professional', 'en', second)).toBe('€1,950')
  for (const id of ['starter', 'enterprise'] as const)
    expect(listingFee(id, 'en', second)).toBe(plansIn('en')[id].monthlyFee)
})
