import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkAnchor, linkDraft } from './link-target.ts'

const files = {
  'content/nl/blog/vijf.mdx': article('\n## Uren [#hours-back]\n\nTekst.'),
  'content/nl/faq/costs.mdx': article('\n## Wat kost het? [#what-does-it-cost]\n\nTekst.', 'title: Kosten'),
  'content/nl/pages/faq.mdx': article(''),
  'content/nl/pages/about.mdx': article('', 'values:\n  heading: Waarden'),
  'content/nl/pages/contact.mdx': article(''),
}
const say = (body: string) => foundAmong(linkAnchor, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...files })

test('an anchor is a heading of the text, a question, a section of questions or a block of a page', async () => {
  const links =
    '[a](/blog/vijf#hours-back) [b](/faq#what-does-it-cost) [c](/faq#costs) [d](/over-ons#values) [e](/contact#contact-form)'
  expect(await say(`${links} [x](https://example.org/#x)`)).toEqual([])
})

test('an accent behind its letter, or an address with % in it, names the same heading', async () => {
  const anchors = ['één'.normalize('NFD'), encodeURIComponent('één'), encodeURIComponent('één'.normalize('NFD'))]
  const links = anchors.map((anchor) => `[a](#${anchor})`).join(' ')
  for (const form of ['NFC', 'NFD']) expect(await say(`${links}\n\n## ${'Één'.normalize(form)}`)).toEqual([])
})

test.each([
  ['[a](/blog/vijf#hour-back)', '/blog/vijf#hour-back', 'Did you mean /blog/vijf#hours-back?'],
  ['[a](#uren)\n\n## Kosten\n\n## Planning', '#uren', 'There are: kosten, planning.'],
  // A post has no anchors of other views, and the page frame has no headings.
  ['[a](#contact-form)', '#contact-form', 'There are: none.'],
  ['[a](#closing)', '#closing', 'There are: none.'],
  ['[a](/blog/vijf#main)', '/blog/vijf#main', 'There are: hours-back.'],
])('%j names a heading that is not there', async (body, address, answer) => {
  expect(await say(body)).toEqual([`5:1  link ${address} names a heading that is not there. ${answer}`])
})

const hidden = (why: string) =>
  `5:1  link /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is ${why}. Write another, or none.`
const december = 'publishAt: 2026-12-01 09:00'

test.each([
  ['id: 1', 'draft: true', hidden('a draft')],
  ['id: 1', december, hidden('not there until 2026-12-01 09:00')],
  ['publishAt: 2026-11-30', december, hidden('not there until 2026-12-01 09:00')],
  [december, december],
  ['draft: true', 'draft: true'],
  ['id: 1', 'publishAt: 2026-11-21 11:59'],
])('a page does not lead to what appears after it: %s, %s', async (own, other, ...expected) => {
  const lines = await foundAmong(linkDraft, {
    'content/nl/blog/kosten.mdx': article('\n[x](/blog/tijd#uren)', own),
    'content/nl/blog/tijd.mdx': article('\n## Uren', other),
  })
  expect(lines).toEqual(expected)
})
