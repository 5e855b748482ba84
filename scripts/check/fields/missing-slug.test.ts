import { expect, test } from 'vitest'
import { foundAmong } from '../../../tests/harness/rules.ts'
import { missingSlug } from './missing-slug.ts'

const text = (fields: string, body = '\nTekst.') => `---\n${fields}\n---\n${body}`

/** What is said of an article among others. */
const said = (article: string, others: Record<string, string> = {}) =>
  foundAmong(missingSlug, { 'content/nl/blog/kosten.mdx': article, ...others })

const fault = 'slug is missing, so the address ends in kosten.'
const offered = `2:1  ${fault} Write slug: wat-kost-het  [ → slug: wat-kost-het\n]`

test('an article without a slug is offered one', async () => {
  expect(await said(text('title: Wat kost het?'))).toEqual([offered])
  expect(await said(text('title:\n  Wat kost het?'))).toEqual([offered])
})

test('it is only written for its writer where fields begin their lines', async () => {
  for (const fields of ['{\ntitle: Wat kost het?\n}', '  title: Wat kost het?'])
    expect(await said(text(fields))).toEqual([expect.stringMatching(/Write slug: wat-kost-het$/)])
})

test('a teaser has no address, and a file name can be the right one', async () => {
  expect(await said(text('title: Wat kost het?', ''))).toEqual([])
  expect(await said(text('title: Kosten'))).toEqual([])
  expect(await said(text('title: Wat kost het?\nslug: prijs'))).toEqual([])
})

test('what YAML would not read as text gets quotes', async () => {
  expect(await said(text('title: "2026!"'))).toEqual([`2:1  ${fault} Write slug: "2026"  [ → slug: "2026"\n]`])
})

test('an address that another article has, or would have, is not offered, nor is that of a page', async () => {
  const taken = [`2:1  ${fault} Write one that no other address has.`]
  for (const other of [text('title: Wat kost het'), text('title: Anders\nslug: wat-kost-het', '')])
    expect(await said(text('title: Wat kost het?'), { 'content/nl/blog/anders.mdx': other })).toEqual(taken)
  expect(await said(text('title: Techniek'))).toEqual(taken)
  const english = { 'content/en/blog/anders.mdx': text('title: Wat kost het') }
  expect(await said(text('title: Wat kost het?'), english)).toEqual([offered])
})

test('an article to which a text leads keeps its address until its writer decides, as does one with an entity', async () => {
  const link = { 'content/nl/blog/anders.mdx': text('title: Anders\nslug: x', '\n[x](/blog/kosten#y)') }
  expect(await said(text('title: Wat kost het?'), link)).toEqual([`2:1  ${fault} Write slug: wat-kost-het`])
  expect(await said(text('title: R&amp;D'))).toEqual([`2:1  ${fault} Write slug: r-amp-d`])
})
