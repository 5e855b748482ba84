import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/check-rule.ts'
import { fingerprintOf } from '../../content/document.ts'
import { staleTwin, twinFields, unmarkedTwin } from './twins.ts'

const twins = (english: string, dutch: string) => ({
  'content/en/blog/kosten.mdx': english,
  'content/nl/blog/kosten.mdx': dutch,
})
const source = article('\nEen tekst.', 'title: Kosten')
const mark = `translates: ${fingerprintOf({ fields: '\ntitle: Kosten', body: '\nEen tekst.' })}`
const stale =
  '2:13  content/nl/blog/kosten.mdx has changed since this text was translated. Translate the change, then run npm run twin -- accept blog/kosten'

test.each([
  ['translates: t0000000', source, stale],
  [mark, article('\nEen andere tekst.', 'title: Kosten'), stale],
  [mark, source],
  // Changes that need no translation: spaces, dates and URLs.
  [mark, article('\n\nEen   tekst.\n', 'title: Kosten\ndate: 2026-05-03\nslug: prijs')],
  ['title: Costs', source],
])('a translation is stale when its source says something else: %s, %j', async (fields, dutch, ...expected) => {
  expect(await foundAmong(staleTwin, twins(article('\nText.', fields), dutch))).toEqual(expected)
})

test('a translation without a fingerprint would become outdated unnoticed', async () => {
  const unmarked = (fields: string) => foundAmong(unmarkedTwin, twins(article('\nText.', fields), source))
  expect(await unmarked('id: 91')).toEqual([
    '1:1  This text is not marked as a translation of content/nl/blog/kosten.mdx, so a change there goes unnoticed. If both say the same thing, run npm run twin -- accept blog/kosten',
  ])
  expect(await unmarked('translates: t0000000')).toEqual([])
  expect(await unmarked('draft: true')).toEqual([])
  expect(await foundAmong(unmarkedTwin, { 'content/nl/blog/kosten.mdx': source })).toEqual([])
})

const cure = 'in content/nl/blog/kosten.mdx. Make the two the same: the files are one text in two languages.'

test.each([
  ['draft: true\nid: 7', 'id: 8', `4:5  id is "7" here, but "8" ${cure}`, `3:8  draft is "true" here, but "" ${cure}`],
  ['id: 7', 'id: 7\npublishAt: 2026-12-01 09:00', `2:8  publishAt is "" here, but "2026-12-01 09:00" ${cure}`],
  ['category: technical', 'category: zorg', `3:11  category is "technical" here, but "zorg" ${cure}`],
  ['date: 2026-05-04', 'date: 2026-05-03', `3:7  date is "2026-05-04" here, but "2026-05-03" ${cure}`],
  ['image: /images/a.svg', 'image: /images/b.svg', `3:8  image is "/images/a.svg" here, but "/images/b.svg" ${cure}`],
  ['category: technical', 'category: techniekk'],
  ['category: healthcare\ndraft: false', 'category: zorg'],
])('twins say the same of what they are, and appear together: %j, %j', async (english, dutch, ...expected) => {
  const files = twins(article('\nText.', `title: x\n${english}`), article('\nTekst.', `title: x\n${dutch}`))
  expect(await foundAmong(twinFields, files)).toEqual(expected)
})
