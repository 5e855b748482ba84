import { expect, test } from 'vitest'
import { publishTime } from './publish-time.ts'
import { found } from './testing.ts'

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
