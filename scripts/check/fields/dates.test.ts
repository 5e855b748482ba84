import { expect, test } from 'vitest'
import { advised, article, found, foundAmong } from '../../../tests/harness/rules.ts'
import { futureDate, keptDraft, publishTime } from './dates.ts'

const dated = (fields: string) => foundAmong(futureDate, { 'content/nl/blog/kosten.mdx': article('', fields) })

test('a date keeps nothing back, and a later one is noticed', async () => {
  expect(await dated('date: 2026-11-22')).toEqual([
    '2:7  date "2026-11-22" is still to come, and the post is shown already. Write publishAt: 2026-11-22 09:00 to wait for it.',
  ])
  expect(await dated('date: 2026-11-21')).toEqual([])
  expect(await dated('date: 2026-11-22\npublishAt: 2026-11-22')).toEqual([])
  expect(await dated('date: 2026-11-22\ndraft: true')).toEqual([])
})

test('a date in words is the day it means, and one that is none is no later one', async () => {
  expect(await dated('date: 3 mei 2026')).toEqual([])
  expect(await dated('date: morgen')).toEqual([])
  expect(await dated('date: 3 mei 2027')).toEqual([
    '2:7  date "3 mei 2027" is still to come, and the post is shown already. Write publishAt: 2027-05-03 09:00 to wait for it.',
  ])
})

const kept = (fields: string) => foundAmong(keptDraft, { 'content/nl/blog/kosten.mdx': article('', fields) })

test('a draft whose moment is over is noticed', async () => {
  expect(await kept('draft: true\npublishAt: 2026-11-20 09:00')).toEqual([
    '3:12  publishAt "2026-11-20 09:00" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.',
  ])
  expect(await kept('draft: true\npublishAt: 2026-12-20 09:00')).toEqual([])
  expect(await kept('publishAt: 2026-11-20 09:00')).toEqual([])
})

test('a time that the clocks skip passes too', async () => {
  expect(await kept('draft: true\npublishAt: 2026-03-29 02:30')).toHaveLength(1)
})

test('a time that the clocks skip in the spring is answered with the next', async () => {
  expect(await found(publishTime, '', 'publishAt: 2027-03-28 02:30')).toEqual([
    '2:12  publishAt "2027-03-28 02:30" does not exist: clocks go forward in that night. Write 2027-03-28 03:30.  [2027-03-28 02:30 → 2027-03-28 03:30]',
  ])
  expect(await found(publishTime, '', 'publishAt: 2026-10-25 02:30')).toEqual([])
})

test('a post is not of a later day than it appears', async () => {
  expect(await found(publishTime, '', 'date: 2026-12-02\npublishAt: 2026-12-01 09:00')).toEqual([
    '2:7  date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which it appears.  [2026-12-02 → 2026-12-01]',
  ])
  expect(await found(publishTime, '', 'date: 2026-12-01\npublishAt: 2026-12-01')).toEqual([])
})

test('both are said of one post, and a value is corrected within its quotes', async () => {
  expect(await found(publishTime, '', 'date: "3 april 2027"\npublishAt: \'2027-03-28 02:30\'')).toEqual([
    expect.stringMatching(/^3:12 {2}.*\[2027-03-28 02:30 → 2027-03-28 03:30\]$/),
    expect.stringMatching(/^2:7 {2}date "3 april 2027" is later than publishAt\..*\[3 april 2027 → 2027-03-28\]$/),
  ])
})

test('what is not written as it is read is left to its writer', async () => {
  expect(await found(publishTime, '', 'publishAt: >-\n  2027-03-28\n  02:30')).toEqual([
    '2:12  publishAt "2027-03-28 02:30" does not exist: clocks go forward in that night. Write 2027-03-28 03:30.',
  ])
})

test('a day alone is told what time it is', async () => {
  expect(await advised(publishTime, '', 'publishAt: 2026-12-24')).toEqual([
    '2:12  publishAt "2026-12-24" has no time, so the post appears at 00:00. Write the time too, such as 2026-12-24 09:00.',
  ])
  expect(await advised(publishTime, '', 'publishAt: 2026-12-24 00:00')).toEqual([])
})
