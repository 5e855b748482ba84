import { expect, test } from 'vitest'
import { dayOf } from './dates.ts'

test('a day in words of any language is one day', () => {
  expect(['21 november 2026', '3 mei 2026', '3 May 2026', '1 dec 2026'].map(dayOf)).toEqual([
    '2026-11-21',
    '2026-05-03',
    '2026-05-03',
    '2026-12-01',
  ])
})

test('so is one with a time, with slashes, or with the month first', () => {
  const others = ['2026-05-03T10:00:00Z', '2026-05-03 10:00:00 +0100', '2026/5/3', 'May 3, 2026', 'Sun, May 3rd 2026']
  expect(others.map(dayOf)).toEqual(Array(5).fill('2026-05-03'))
})

test('what is no day, or could be two, is none', () => {
  expect(['30 februari 2026', '3/5/2026', 'morgen', '2026', ''].map(dayOf)).toEqual(Array(5).fill(undefined))
})
