import { expect, test } from 'vitest'
import { toDay, toMoment } from './clock.ts'
import { print } from './problem.ts'
import { contentSettings } from './settings.ts'

test.each([
  ['2026-12-01 09:00', '2026-12-01T08:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
  ['2026-12-01', '2026-11-30T23:00:00.000Z'],
  // A time that occurs twice in autumn is taken as its first occurrence.
  ['2026-10-25 01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  // A time that is skipped in spring is taken as one hour later.
  ['2027-03-28 01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28 02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
])('%s is a time on the clocks of Amsterdam', (written, moment) => {
  expect(new Date(toMoment(written) ?? Number.NaN).toISOString()).toBe(moment)
})

test.each(['2026-02-30', '2026-13-01', '2026-12-01 25:00', 'morgen', '1-12-2026', ''])(
  '"%s" is not a time',
  (written) => {
    expect(toMoment(written)).toBeUndefined()
  },
)

test('BUILD_NOW sets the build time, as Amsterdam time or ISO time, and anything else is rejected', () => {
  expect(contentSettings({ BUILD_NOW: '2026-12-01 09:00' }).now).toBe(Date.parse('2026-12-01T08:00:00Z'))
  expect(contentSettings({ BUILD_NOW: '2026-12-01T09:00:00Z' }).now).toBe(Date.parse('2026-12-01T09:00:00Z'))
  expect(contentSettings({}).now).toBeUndefined()
  expect(contentSettings({ BUILD_NOW: 'gisteren' }).problems.map(print)).toEqual([
    'environment:1:1  BUILD_NOW "gisteren" is not a time. Write a time such as 2026-11-21 09:00 or 2026-11-21T08:00:00Z.',
  ])
})

test('a date in words gives the same day in any language', () => {
  expect(['21 november 2026', '3 mei 2026', '3 May 2026', '1 dec 2026'].map(toDay)).toEqual([
    '2026-11-21',
    '2026-05-03',
    '2026-05-03',
    '2026-12-01',
  ])
})

test('a date with a time, with slashes, or with the month first gives the same day', () => {
  const others = ['2026-05-03T10:00:00Z', '2026-05-03 10:00:00 +0100', '2026/5/3', 'May 3, 2026', 'Sun, May 3rd 2026']
  expect(others.map(toDay)).toEqual(Array(5).fill('2026-05-03'))
})

test('an invalid or ambiguous date is rejected', () => {
  expect(['30 februari 2026', '3/5/2026', 'morgen', '2026', ''].map(toDay)).toEqual(Array(5).fill(undefined))
})
