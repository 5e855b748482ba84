import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { questionRepeated } from './question-repeated.ts'

const section = (question: string, on = 'faq') => article(`\n## ${question}\n\nEen antwoord.`, `on: ${on}`)

test('a page asks a question once, whatever its capitals and signs', async () => {
  const costs = { 'content/nl/faq/costs.mdx': section('Wat kost het?') }
  const last = { 'content/nl/faq/b.mdx': section('wat kost het [#cost]') }
  expect(await foundAmong(questionRepeated, { ...last, ...costs })).toEqual([])
  expect(
    await foundAmong((_, site) => site.entries.flatMap((one) => questionRepeated(one, site)), { ...costs, ...last }),
  ).toEqual(['5:1  The question "wat kost het" is also in content/nl/faq/costs.mdx:5. Keep one of the two.'])
})

test('another page, another language or another kind of text may ask it too', async () => {
  const files = {
    'content/nl/faq/a.mdx': section('Wat kost het?'),
    'content/nl/faq/b.mdx': section('Wat kost het?', 'plans'),
    'content/en/faq/a.mdx': section('Wat kost het?'),
    'content/nl/blog/kosten.mdx': section('Wat kost het?'),
  }
  expect(await foundAmong((_, site) => site.entries.flatMap((one) => questionRepeated(one, site)), files)).toEqual([])
})

test('a question with one # counts as well, as it is to become one with two', async () => {
  const costs = { 'content/nl/faq/costs.mdx': section('Wat kost het?') }
  const last = { 'content/nl/faq/b.mdx': article('\n# Wat kost het?\n\nEen antwoord.', 'on: faq') }
  expect(
    await foundAmong((_, site) => site.entries.flatMap((one) => questionRepeated(one, site)), { ...costs, ...last }),
  ).toEqual(['5:1  The question "Wat kost het?" is also in content/nl/faq/costs.mdx:5. Keep one of the two.'])
})
