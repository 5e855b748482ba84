import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ContentChanges, entry, post, project } from '../../tests/harness/content.ts'
import { setField } from '../content/document.ts'
import { translate } from '../content/problem.ts'
import { contentSettings } from '../content/settings.ts'
import { fixContent } from './fix-content.ts'
import { checkProject } from './run.ts'

const env = { BUILD_NOW: '2026-11-21 12:00' }

/** Returns a project with changed files after `npm run check -- --fix`. */
async function corrected(changes: ContentChanges) {
  const root = project({ ...post({}, 'Een tekst.', { body: 'A text.' }), ...changes })
  await fixContent(root, contentSettings(env))
  return { root, read: (name: string) => readFileSync(join(root, 'content', name), 'utf8') }
}

async function fixed(text: string): Promise<string> {
  return (await corrected({ 'nl/blog/kosten.mdx': text })).read('nl/blog/kosten.mdx')
}

const slugged = { slug: 'kosten-en-baten' }

const texts: [wrong: string, right: string][] = [
  ['[x](/en/plans?a=b)', '[x](/pakketten?a=b)'],
  ['[x](https://www.werkstroom.example/faq)', '[x](/faq)'],
  ['Bel +31 00 000 00 00.', 'Bel {contact.phone}.'],
  ['Bij Werkstroom zie je dat.', 'Bij {brand.name} zie je dat.'],
  ['Dat kost € 950 per maand.', 'Dat kost € 950 per maand.'],
  // Word ends lines with \v.
  ['Een\vtekst', 'Een tekst'],
  ['Een\n\n# Kosten #\n\n#\tBaten', 'Een\n\n## Kosten #\n\n##\tBaten'],
  ['# Wat kost **een website**?\n\nTekst.\n\n# Baten', '\n\nTekst.\n\n## Baten'],
  ['# A\n\n## B\u200b\n\nC\n\n# D\n\nE', '## A\n\n### B\n\nC\n\n## D\n\nE'],
  ['## A {#a}\n\nB\n\n## C {#C_c .x}\n\nD', '## A [#a]\n\nB\n\n## C [#c-c]\n\nD'],
]

const fields: [wrong: Record<string, string>, right: Record<string, string>][] = [
  [{ date: '3 mei 2026' }, { date: '2026-05-03' }],
  [{ date: '2026-05-03T10:00:00Z' }, { date: '2026-05-03' }],
  [{ keywords: '[btw, 2026, 1.50]' }, { keywords: '[btw, "2026", "1.50"]' }],
  [{ title: 'Kosten #1 van het jaar' }, { title: '"Kosten #1 van het jaar"' }],
]

test('mistakes with one right answer are corrected, each in a separate post', async () => {
  const inPost = (at: number, more: Record<string, string>, body: string) =>
    entry({ id: String(100 + at), slug: `kosten-${at}`, ...more }, body)
  const posts = [
    ...texts.map((both, at) => both.map((text) => inPost(at, {}, text))),
    ...fields.map((both, at) => both.map((more) => inPost(texts.length + at, more, 'Een tekst.'))),
  ]
  const nameOf = (at: number) => `nl/blog/kosten-${at}.mdx`
  const { read } = await corrected(Object.fromEntries(posts.map(([wrong = ''], at) => [nameOf(at), wrong])))
  expect(posts.map((_, at) => read(nameOf(at)))).toEqual(posts.map(([, right]) => right))
})

test('a file keeps its encoding and line endings', async () => {
  const wrong = entry(slugged, 'Een\u200b tekst.\nEn [x](/faq/).\n\nKop\n---')
  const right = entry(slugged, 'Een tekst.\nEn [x](/faq).\n\nKop\n---')
  for (const saved of [
    (text: string) => `\ufeff${text}`,
    (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
    (text: string) => text.replaceAll('\n', '\r'),
    (text: string) => text.replace('Kop\n', 'Kop\r'),
  ])
    expect(await fixed(saved(wrong))).toBe(saved(right))
})

test('an up-to-date translation stays up to date, and an outdated one stays outdated', async () => {
  const texts = post(slugged, 'Een\u200b tekst.', { body: 'A text.' })
  const { entries } = await checkProject(project(texts), contentSettings(env))
  const source = entries.find(({ file }) => file === 'content/nl/blog/kosten.mdx')?.fingerprint ?? ''
  for (const fingerprint of [source, 't0000000']) {
    // Only `translates` may change, although imageAlt contains the same fingerprint.
    const named = setField(String(texts['en/blog/kosten.mdx']), 'imageAlt', `Drawing ${fingerprint}`)
    const marked = { ...texts, 'en/blog/kosten.mdx': setField(named, 'translates', fingerprint) }
    const { advice, entries } = await checkProject((await corrected(marked)).root, contentSettings(env))
    expect(entries.map(({ fields }) => fields.imageAlt)).toContain(`Drawing ${fingerprint}`)
    const stale = advice.filter(({ message }) =>
      translate(message).includes('has changed since this text was translated'),
    )
    expect(stale.map(({ file }) => file)).toEqual(fingerprint === source ? [] : ['content/en/blog/kosten.mdx'])
  }
})

test('spaces at the ends of lines stay', async () => {
  const text = entry(slugged, '```js\na  \nb\n```\n\nEen\\ \ntwee\n\u00a0\ndrie https://example.org  \nvier')
  expect(await fixed(text)).toBe(text)
})

test('an unreadable part is left to the writer, and the rest of its text is corrected', async () => {
  const text = (sign: string, link: string, mark: string) =>
    entry(slugged, `Een {twee${sign} [x](${link})\n\n<!-- [x](/faq/) -->\n\n${mark} Drie`)
  expect(await fixed(text('\u200b', '/faq/', '#'))).toBe(text('', '/faq', '##'))
})

test('any number of mistakes are corrected in one run', async () => {
  expect(await fixed(entry(slugged, 'a\u00adb '.repeat(500)))).toBe(entry(slugged, 'ab '.repeat(500)))
})

test('an ambiguous mistake is left to the writer', async () => {
  const texts = [
    entry({ ...slugged, date: '3/5/2026' }, '[x](/paketten) en {starter.montly}'),
    entry(slugged, '## A\n\n#### B'),
    entry(slugged, '• Een regel  \nen **nog een.\n\nKop\n==='),
    entry({ ...slugged, author: 'Team #klein' }, 'Tekst.'),
    entry({ ...slugged, author: 'Team Werkstroom' }, 'Werkstroom helpt.'),
  ]
  for (const text of texts) expect(await fixed(text)).toBe(text)
})
