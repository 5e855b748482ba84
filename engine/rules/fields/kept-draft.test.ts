import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/rules.ts'
import { keptDraft } from './kept-draft.ts'

const say = (fields: string) => foundAmong(keptDraft, { 'content/nl/blog/kosten.mdx': article('', fields) })

test('a draft whose moment is over is noticed', async () => {
  expect(await say('draft: true\npublishAt: 2026-11-20 09:00')).toEqual([
    '3:12  publishAt "2026-11-20 09:00" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.',
  ])
  expect(await say('draft: true\npublishAt: 2026-12-20 09:00')).toEqual([])
  expect(await say('publishAt: 2026-11-20 09:00')).toEqual([])
})

test('a time that the clocks skip passes too', async () => {
  expect(await say('draft: true\npublishAt: 2026-03-29 02:30')).toHaveLength(1)
})
