import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/rules.ts'
import { futureDate } from './future-date.ts'

const say = (fields: string) => foundAmong(futureDate, { 'content/nl/blog/kosten.mdx': article('', fields) })

test('a date keeps nothing back, and a later one is noticed', async () => {
  expect(await say('date: 2026-11-22')).toEqual([
    '2:7  date "2026-11-22" is still to come, and the post is shown already. Write publishAt: 2026-11-22 09:00 to wait for it.',
  ])
  expect(await say('date: 2026-11-21')).toEqual([])
  expect(await say('date: 2026-11-22\npublishAt: 2026-11-22')).toEqual([])
  expect(await say('date: 2026-11-22\ndraft: true')).toEqual([])
})

test('a date in words is the day it means, and one that is none is no later one', async () => {
  expect(await say('date: 3 mei 2026')).toEqual([])
  expect(await say('date: morgen')).toEqual([])
  expect(await say('date: 3 mei 2027')).toEqual([
    '2:7  date "3 mei 2027" is still to come, and the post is shown already. Write publishAt: 2027-05-03 09:00 to wait for it.',
  ])
})
