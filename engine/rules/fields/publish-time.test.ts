import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/rules.ts'
import { publishTime } from './publish-time.ts'

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
