import { expect, test } from 'vitest'
import { toDay } from './dates.ts'

test.each([
  ['3 mei 2026', '2026-05-03'],
  ['3e mei 2026', '2026-05-03'],
  ['May 3, 2026', '2026-05-03'],
  ['3rd of May 2026', undefined],
  ['3 May 2026', '2026-05-03'],
  ['21 NOV. 2026', '2026-11-21'],
  ['2026/5/3', '2026-05-03'],
  ['2026.05.03', '2026-05-03'],
  ['21-11-2026', '2026-11-21'],
])('%s is %s', (written, day) => {
  expect(toDay(written)).toBe(day)
})

test('what could be two days, or is none, is left to its writer', () => {
  expect(['3/5/2026', '3-5-2026', '30 februari 2026', '2026-02-30', 'morgen', '2026', ''].map(toDay)).toEqual(
    Array.from({ length: 7 }),
  )
})
