import { expect, test } from 'vitest'
import { toDay, toTime } from './dates.ts'

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

test('a time with its zone is that of Amsterdam, and seconds are left out', () => {
  expect(toTime('2026-12-01T09:00:00Z')).toBe('2026-12-01 10:00')
  expect(toTime('2026-07-01T09:00:00.000+02:00')).toBe('2026-07-01 09:00')
  expect(toTime('2026-12-01T09:00:30')).toBe('2026-12-01 09:00')
})
