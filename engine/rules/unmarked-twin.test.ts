import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { unmarkedTwin } from './unmarked-twin.ts'

const source = { 'content/nl/blog/kosten.mdx': article('\nEen tekst.') }
const say = (fields: string, others = source) =>
  foundAmong(unmarkedTwin, { 'content/en/blog/kosten.mdx': article('\nText.', fields), ...others })

test('a translation that names no source would drift from it unnoticed', async () => {
  expect(await say('id: 91')).toEqual([
    '1:1  Nobody will hear when content/nl/blog/kosten.mdx changes. Does this say the same? Then run npm run twin -- accept blog/kosten',
  ])
})

test('one that does, a draft, and a text that is no translation pass', async () => {
  expect(await say('translates: t0000000')).toEqual([])
  expect(await say('draft: true')).toEqual([])
  expect(await say('id: 91', {} as typeof source)).toEqual([])
  expect(await foundAmong(unmarkedTwin, source)).toEqual([])
})
