import { expect, test } from 'vitest'
import { consentVersion } from './consent.ts'

test('an id that is added, changed or taken away asks everyone again; the same ids never do', () => {
  const all = [
    { analytical: 'G-1' },
    { analytical: 'G-2' },
    { marketing: 'G-1' },
    { analytical: 'G-1', marketing: 'AW-1' },
    { analytical: 'G-1', marketing: 'AW-2' },
    {},
  ]
  expect(new Set(all.map(consentVersion)).size).toBe(all.length)
  expect(consentVersion({ marketing: 'AW-1', analytical: 'G-1' })).toBe(
    consentVersion({ analytical: 'G-1', marketing: 'AW-1' }),
  )
  expect(consentVersion({ analytical: 'G-1', marketing: null })).toBe(consentVersion({ analytical: 'G-1' }))
})
