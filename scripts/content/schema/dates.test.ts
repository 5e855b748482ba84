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

test('what is no day, or could be two, is none', () => {
  expect(['30 februari 2026', '3/5/2026', 'morgen', '2026', ''].map(dayOf)).toEqual(Array(5).fill(undefined))
})
