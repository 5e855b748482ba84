import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkDraft } from './link-draft.ts'

const say = (own: string, other: string) =>
  foundAmong(linkDraft, {
    'content/nl/blog/kosten.mdx': article('\n[x](/blog/tijd#uren)', own),
    'content/nl/blog/tijd.mdx': article('\n## Uren', other),
  })

test('a page does not lead to a draft, or to what appears after it', async () => {
  expect(await say('id: 1', 'draft: true')).toEqual([
    '5:1  link /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is a draft. Write another, or none.',
  ])
  expect(await say('id: 1', 'publishAt: 2026-12-01 09:00')).toEqual([
    '5:1  link /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is not there until 2026-12-01 09:00. Write another, or none.',
  ])
  expect(await say('publishAt: 2026-11-30', 'publishAt: 2026-12-01 09:00')).toHaveLength(1)
})

test('what appears together, earlier or by now may be linked', async () => {
  expect(await say('publishAt: 2026-12-01 09:00', 'publishAt: 2026-12-01 09:00')).toEqual([])
  expect(await say('draft: true', 'draft: true')).toEqual([])
  expect(await say('id: 1', 'publishAt: 2026-11-21 11:59')).toEqual([])
})
