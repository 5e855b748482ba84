import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { twinFields } from './twin-fields.ts'

const say = (english: string, dutch: string) =>
  foundAmong(twinFields, {
    'content/en/blog/kosten.mdx': article('\nText.', `title: x\n${english}`),
    'content/nl/blog/kosten.mdx': article('\nTekst.', `title: x\n${dutch}`),
  })
const cure = 'in content/nl/blog/kosten.mdx. Give both the same: they are one text in two languages.'

test('twins that appear apart, or say differently what they are, are named', async () => {
  expect(await say('draft: true\nid: 7', 'id: 8')).toEqual([
    `4:5  id "7" is "8" ${cure}`,
    `3:8  draft "true" is "" ${cure}`,
  ])
  expect(await say('id: 7', 'id: 7\npublishAt: 2026-12-01 09:00')).toEqual([
    `2:8  publishAt "" is "2026-12-01 09:00" ${cure}`,
  ])
  expect(await say('category: technical', 'category: zorg')).toEqual([`3:11  category "technical" is "zorg" ${cure}`])
})

test('those that say the same pass, and so does what is no category', async () => {
  expect(await say('category: technical', 'category: techniekk')).toEqual([])
  expect(await say('category: healthcare\ndraft: false', 'category: zorg')).toEqual([])
})
