import { expect, test } from 'vitest'
import { adviceIn, post, problemsIn } from '../../tests/harness/content.ts'

const list = (nl: string) => ({ 'terms.yaml': `nl:\n${nl}en:\n  - use: email\n    not: [e-mail]\n` })
const terms = list('  - use: webwinkel\n    not: [webshop, winkel op het web]\n')

/** Returns only the advice about terms, for a Dutch text and its English twin. */
async function adviceOn(nl: string, en = 'A text.') {
  const all = await adviceIn({ ...terms, ...post({ imageAlt: 'Een webshop' }, nl, { body: en }) })
  return all.filter((line) => line.includes('instead of') && line.includes('kosten.mdx'))
}

test('a word with an agreed alternative is reported at its position, in fields and in text, in any case', async () => {
  expect(await adviceOn('Een Webshop\nof een winkel op het web.', 'An e-mail to a webshop.')).toEqual([
    'content/en/blog/kosten.mdx:12:4  Write "email" instead of "e-mail", unless you mean something else: see content/terms.yaml.',
    'content/nl/blog/kosten.mdx:9:15  Write "webwinkel" instead of "webshop", unless you mean something else: see content/terms.yaml.',
    'content/nl/blog/kosten.mdx:12:5  Write "webwinkel" instead of "Webshop", unless you mean something else: see content/terms.yaml.',
    'content/nl/blog/kosten.mdx:13:8  Write "webwinkel" instead of "winkel op het web", unless you mean something else: see content/terms.yaml.',
  ])
})

test('a quotation in the other language gets no advice', async () => {
  const quotation = 'You would have read that this is the webshop of the people who have all of it.'
  expect(await adviceOn(`Een tekst.\n\n> ${quotation}`)).toEqual([
    'content/nl/blog/kosten.mdx:9:15  Write "webwinkel" instead of "webshop", unless you mean something else: see content/terms.yaml.',
  ])
})

test('parts of words, keywords, assumed facts, addresses and code get no advice', async () => {
  const text =
    'Webshopsoftware, mijn-webshop en `webshop`, zie [hier](https://webshop.nl/webshop).\n\n```\nwebshop\n```'
  const advice = await adviceIn({
    ...terms,
    ...post({ slug: 'webshop', keywords: '[webshop]', assumes: '\n  webshop.price: 2' }, text, { body: 'A text.' }),
  })
  expect(advice.filter((line) => line.includes('instead of'))).toEqual([])
})

test("a project needs no list of terms; an existing list's languages and fields are checked", async () => {
  expect(await problemsIn({ 'terms.yaml': null })).toEqual([])
  expect(await problemsIn({ 'terms.yaml': 'nl: []\n' })).toEqual([
    'content/terms.yaml:1:1  en is missing. Write a list of words, each with the fields use and not.',
  ])
  expect(await problemsIn(list('  - use: webwinkel\n    nott: [webshop]\n'))).toEqual(
    [
      'content/terms.yaml:3:5  nl.1.nott is not a known field. Did you mean not? Known fields: use, not.',
      'content/terms.yaml:2:5  nl.1.not is missing. Write a list of words, such as [mailadres].',
    ].sort(),
  )
})
