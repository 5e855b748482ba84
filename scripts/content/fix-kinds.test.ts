import { expect, test } from 'vitest'
import { examine } from '../build-content.ts'
import { applyFixes } from './fix.ts'
import { change, entry, post, project } from './testing.ts'

/** The text of a Dutch post after `npm run check -- --fix`, which corrects until nothing more can be. */
async function fixed(text: string): Promise<string> {
  const root = project(post({}, 'Een tekst.', { body: 'A text.' }))
  let written = text
  for (let round = 0; round < 5; round++) {
    change(root, { 'nl/blog/kosten.mdx': written })
    const { problems, advice } = await examine({ root, env: { BUILD_NOW: '2026-11-21 12:00' } })
    written = applyFixes(
      written,
      [...problems, ...advice].filter(({ file }) => file === 'content/nl/blog/kosten.mdx'),
    ).text
  }
  return written
}

const slugged = { slug: 'kosten-en-baten' }

test.each([
  ['a link to the other language', '[x](/en/plans?a=b#starter)', '[x](/pakketten?a=b#starter)'],
  ['an alias', '[x](/diensten/support) en [y](/faq/)', '[x](/support-onderhoud) en [y](/faq)'],
  ['our whole address', '[x](https://www.werkstroom.example/faq)', '[x](/faq)'],
  ['an address without its scheme', '[x](//example.org/a)', '[x](https://example.org/a)'],
  ['spaces at the end of a line', 'Een regel \nen nog een.\t', 'Een regel\nen nog een.'],
  ['spaces that break a line', 'Een regel  \nen nog een.', 'Een regel\\\nen nog een.'],
  ['our own phone number', 'Bel +31 00 000 00 00.', 'Bel {contact.phone}.'],
  ['an invisible character', 'Een\u200b tekst', 'Een tekst'],
  ['a loose accent', 'Cafe\u0301', 'Café'],
])('%s has one right answer', async (_, wrong, right) => {
  expect(await fixed(entry(slugged, wrong))).toBe(entry(slugged, right))
})

test.each([
  [{ date: '3 mei 2026' }, { date: '2026-05-03' }],
  [{ date: '21-5-2026' }, { date: '2026-05-21' }],
  [{ title: 'Kosten &amp; baten' }, { title: 'Kosten & baten' }],
  [{ publishAt: '2027-03-28 02:30' }, { publishAt: '2027-03-28 03:30' }],
])('so has a field: %o', async (wrong, right) => {
  expect(await fixed(entry({ ...slugged, ...wrong }, 'Een tekst.'))).toBe(entry({ ...slugged, ...right }, 'Een tekst.'))
})

test('a missing slug is written before the title', async () => {
  const text = await fixed(entry({ title: 'Wat kost een website?' }, 'Een tekst.'))
  expect(text.split('\n').slice(0, 4)).toEqual([
    '---',
    'id: 91',
    'slug: wat-kost-een-website',
    'title: Wat kost een website?',
  ])
})

test('what could be meant in two ways is left to its writer', async () => {
  const texts = [entry({ ...slugged, date: '3/5/2026' }, '[x](/paketten) en € 950'), entry(slugged, '## A\n\n#### B')]
  for (const text of texts) expect(await fixed(text)).toBe(text)
})
