import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { twinFields } from './twin-fields.ts'

const say = (english: string, dutch: string) =>
  foundAmong(twinFields, {
    'content/en/blog/kosten.mdx': article('\nText.', `title: x\n${english}`),
    'content/nl/blog/kosten.mdx': article('\nTekst.', `title: x\n${dutch}`),
  })
const there = 'in content/nl/blog/kosten.mdx. Give both the same: they are one text in two languages.'

test('twins that appear apart, or say differently what they are, are named', async () => {
  expect(await say('draft: true\nid: 7', 'id: 8')).toEqual([
    `4:5  There is id: 7 here and id: 8 ${there}`,
    `3:8  There is draft: true here and no draft ${there}`,
  ])
  expect(await say('category: technical', 'category: zorg')).toEqual([
    `3:11  There is category: technical here and category: zorg ${there}`,
  ])
})

test('those that say the same pass', async () => {
  expect(await say('category: healthcare\ndraft: false', 'category: zorg')).toEqual([])
})
