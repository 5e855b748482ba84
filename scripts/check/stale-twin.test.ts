import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { staleTwin, unmarkedTwin } from './stale-twin.ts'

const say = (dutch: string, translates: string) =>
  foundAmong(staleTwin, {
    'content/en/blog/kosten.mdx': article('\nText.', translates),
    'content/nl/blog/kosten.mdx': dutch,
  })

const source = article('\nEen tekst.', 'title: Kosten')

test('a translation is stale when what it was made of says something else', async () => {
  const [stale] = await say(source, 'translates: t0000000')
  expect(stale).toBe(
    '2:13  content/nl/blog/kosten.mdx has changed since this was translated. Translate the change, then run npm run twin -- accept blog/kosten',
  )
})

test('it is not by spaces, a date, an address or a picture', async () => {
  const { fingerprintOf } = await import('../content/fingerprint.ts')
  const mark = fingerprintOf({ fields: '\ntitle: Kosten', body: '\nEen tekst.' })
  expect(await say(source, `translates: ${mark}`)).toEqual([])
  expect(
    await say(article('\n\nEen   tekst.\n', 'title: Kosten\ndate: 2026-05-03\nslug: prijs'), `translates: ${mark}`),
  ).toEqual([])
  expect(await say(article('\nEen andere tekst.', 'title: Kosten'), `translates: ${mark}`)).toHaveLength(1)
})

test('a translation that was never accepted is not judged', async () => {
  expect(await say(source, 'title: Costs')).toEqual([])
})

const original = { 'content/nl/blog/kosten.mdx': article('\nEen tekst.') }
const marked = (fields: string, others = original) =>
  foundAmong(unmarkedTwin, { 'content/en/blog/kosten.mdx': article('\nText.', fields), ...others })

test('a translation that names no original would drift from it unnoticed', async () => {
  expect(await marked('id: 91')).toEqual([
    '1:1  Nobody will hear when content/nl/blog/kosten.mdx changes. Does this say the same? Then run npm run twin -- accept blog/kosten',
  ])
})

test('one that does, a draft, and a text that is no translation pass', async () => {
  expect(await marked('translates: t0000000')).toEqual([])
  expect(await marked('draft: true')).toEqual([])
  expect(await marked('id: 91', {} as typeof original)).toEqual([])
  expect(await foundAmong(unmarkedTwin, original)).toEqual([])
})
