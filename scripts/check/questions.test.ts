import { expect, test } from 'vitest'
import { article, found, foundAmong, foundIn } from '../../tests/harness/rules.ts'
import { questionLost, questionRepeated } from './questions.ts'
import type { SiteRule } from './rule.ts'

const faq = (body: string) => ['content/nl/faq/kosten.mdx', `---\non: faq\n---\n${body}`] as const

test('what stands above the first question would not be shown', async () => {
  expect(await foundIn(questionLost, ...faq('Hier lees je het.\n\n## Wat kost het?\n\nDat.'))).toEqual([
    '4:1  The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
  ])
  expect(await foundIn(questionLost, ...faq('## Wat kost het?\n\nDat.'))).toEqual([])
  expect(await found(questionLost, 'Een artikel begint zo.\n\n## Wat?')).toEqual([])
})

const all: Pick<SiteRule, 'check'> = {
  check: (_, site) => site.entries.flatMap((one) => questionRepeated.check(one, site)),
}
const section = (question: string, on = 'faq') => article(`\n## ${question}\n\nEen antwoord.`, `on: ${on}`)

test('a page asks a question once, whatever its capitals and signs', async () => {
  const costs = { 'content/nl/faq/costs.mdx': section('Wat kost het?') }
  const last = { 'content/nl/faq/b.mdx': section('wat kost het [#cost]') }
  expect(await foundAmong(questionRepeated, { ...last, ...costs })).toEqual([])
  expect(await foundAmong(all, { ...costs, ...last })).toEqual([
    '5:1  The question "wat kost het" is also in content/nl/faq/costs.mdx:5. Keep one of the two.',
  ])
})

test('another page, another language or another kind of text may ask it too', async () => {
  const files = {
    'content/nl/faq/a.mdx': section('Wat kost het?'),
    'content/nl/faq/b.mdx': section('Wat kost het?', 'plans'),
    'content/en/faq/a.mdx': section('Wat kost het?'),
    'content/nl/blog/kosten.mdx': section('Wat kost het?'),
  }
  expect(await foundAmong(all, files)).toEqual([])
})

test('a question with one # counts as well, as it is to become one with two', async () => {
  const costs = { 'content/nl/faq/costs.mdx': section('Wat kost het?') }
  const last = { 'content/nl/faq/b.mdx': article('\n# Wat kost het?\n\nEen antwoord.', 'on: faq') }
  expect(await foundAmong(all, { ...costs, ...last })).toEqual([
    '5:1  The question "Wat kost het?" is also in content/nl/faq/costs.mdx:5. Keep one of the two.',
  ])
})
