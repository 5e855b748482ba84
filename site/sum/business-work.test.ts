import { expect, test } from 'vitest'
import { shownWorkOf } from './business-work.ts'

const assumed = { hourly: { value: 40, unit: 'euro' }, share: { value: 70, unit: '%' } } as const

test('an example by sector counts with the minutes its article leaves, and any other with the share of the calculator', () => {
  const example = { requests: 100, minutes: 10, kinds: 1 }
  expect(shownWorkOf({ ...example, minutesLeft: 4 }, assumed).share).toBe(60)
  expect(shownWorkOf(example, assumed).share).toBe(70)
})
