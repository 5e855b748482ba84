import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkAnchor, linkDraft } from './link-target.ts'

const files = {
  'content/nl/blog/vijf.mdx': article('\n## Uren [#hours-back]\n\nTekst.'),
  'content/nl/faq/costs.mdx': article('\n## Wat kost het? [#what-does-it-cost]\n\nTekst.', 'title: Kosten'),
  'content/nl/pages/faq.mdx': article(''),
  'content/nl/pages/about.mdx': article('', 'values:\n  heading: Waarden'),
}
const say = (body: string) => foundAmong(linkAnchor, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...files })

test('an anchor is a heading of the text, a question, a section of questions or a block of a page', async () => {
  expect(
    await say('[a](/blog/vijf#hours-back) [b](/faq#what-does-it-cost) [c](/faq#costs) [d](/over-ons#values)'),
  ).toEqual([])
  expect(await say('[a](#tijd)\n\n## Tijd')).toEqual([])
})

test('an accent behind its letter, or an address with % in it, names the same heading', async () => {
  const anchors = ['één'.normalize('NFD'), encodeURIComponent('één'), encodeURIComponent('één'.normalize('NFD'))]
  const links = anchors.map((anchor) => `[a](#${anchor})`).join(' ')
  for (const form of ['NFC', 'NFD']) expect(await say(`${links}\n\n## ${'Één'.normalize(form)}`)).toEqual([])
})

test('one that is not there is answered with the nearest', async () => {
  expect(await say('[a](/blog/vijf#hour-back)')).toEqual([
    '5:1  link /blog/vijf#hour-back names a heading that is not there. Did you mean /blog/vijf#hours-back?',
  ])
})

test('addresses of other sites are left to their owners', async () => {
  expect(await say('[a](https://example.org/#x)')).toEqual([])
})

test('an id of the frame, such as the field of a search, is no heading', async () => {
  expect(await say('[a](/faq#faq-query) [b](/faq#main)')).toHaveLength(2)
})

test('where none is near, a few are listed', async () => {
  expect(await say('[a](#uren)\n\n## Kosten\n\n## Planning')).toEqual([
    '5:1  link #uren names a heading that is not there. There are: kosten, planning.',
  ])
})

test('what other views have is no part of a post', async () => {
  const links = ['contact-form', 'toc', 'legal-questions', 'closing'].map((id) => `[a](#${id})`).join(' ')
  const cure = 'names a heading that is not there. There are: none.'
  expect(await say(links)).toEqual([
    `5:1  link #contact-form ${cure}`,
    `5:20  link #toc ${cure}`,
    `5:30  link #legal-questions ${cure}`,
    `5:52  link #closing ${cure}`,
  ])
  const contact = { 'content/nl/pages/contact.mdx': article('') }
  const first = { 'content/nl/blog/kosten.mdx': article('\n[a](/contact#contact-form)') }
  expect(await foundAmong(linkAnchor, { ...first, ...contact })).toEqual([])
})

const linked = (own: string, other: string) =>
  foundAmong(linkDraft, {
    'content/nl/blog/kosten.mdx': article('\n[x](/blog/tijd#uren)', own),
    'content/nl/blog/tijd.mdx': article('\n## Uren', other),
  })

test('a page does not lead to a draft, or to what appears after it', async () => {
  expect(await linked('id: 1', 'draft: true')).toEqual([
    '5:1  link /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is a draft. Write another, or none.',
  ])
  expect(await linked('id: 1', 'publishAt: 2026-12-01 09:00')).toEqual([
    '5:1  link /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is not there until 2026-12-01 09:00. Write another, or none.',
  ])
  expect(await linked('publishAt: 2026-11-30', 'publishAt: 2026-12-01 09:00')).toHaveLength(1)
})

test('what appears together, earlier or by now may be linked', async () => {
  expect(await linked('publishAt: 2026-12-01 09:00', 'publishAt: 2026-12-01 09:00')).toEqual([])
  expect(await linked('draft: true', 'draft: true')).toEqual([])
  expect(await linked('id: 1', 'publishAt: 2026-11-21 11:59')).toEqual([])
})
