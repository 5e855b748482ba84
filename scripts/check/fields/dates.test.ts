import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/rules.ts'
import { futureDate } from './dates.ts'

const dated = (fields: string) => foundAmong(futureDate, { 'content/nl/blog/kosten.mdx': article('', fields) })

test('a date keeps nothing back, and a later one is noticed', async () => {
  expect(await dated('date: 2026-11-22')).toEqual([
    '2:7  date "2026-11-22" is still to come, and the post is shown already. Write publishAt: 2026-11-22 09:00 to wait for it.',
  ])
  expect(await dated('date: 2026-11-21')).toEqual([])
  expect(await dated('date: 2026-11-22\npublishAt: 2026-11-22')).toEqual([])
  expect(await dated('date: 2026-11-22\ndraft: true')).toEqual([])
  expect(await dated('date: morgen')).toEqual([])
})

test('a post is not of a later day than it appears', async () => {
  expect(await dated('date: 2026-12-02\npublishAt: 2026-12-01 09:00')).toEqual([
    '2:7  date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which it appears.',
  ])
  expect(await dated('date: 2026-12-01\npublishAt: 2026-12-01')).toEqual([])
})
