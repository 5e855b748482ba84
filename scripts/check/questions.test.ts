import { expect, test } from 'vitest'
import { advised, advisedIn, article, found, foundAmong, foundIn } from '../../tests/harness/rules.ts'
import { questionInside, questionLost, questionRepeated } from './questions.ts'

const faq = (body: string) => ['content/nl/faq/kosten.mdx', `---\non: faq\n---\n${body}`] as const

test('what stands above the first question would not be shown', async () => {
  expect(await foundIn(questionLost, ...faq('Hier lees je het.\n\n## Wat kost het?\n\nDat.'))).toEqual([
    '4:1  The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
  ])
  expect(await foundIn(questionLost, ...faq('## Wat kost het?\n\nDat.'))).toEqual([])
  expect(await found(questionLost, 'Een artikel begint zo.\n\n## Wat?')).toEqual([])
})

test('a question of a lower level is advised on', async () => {
  expect(
    await advisedIn(questionInside, ...faq('## Wat?\n\nDat.\n\n### Hoe? [#how]\n\nZo.\n\n### Zo dus\n\nJa.')),
  ).toEqual(['8:1  "Hoe?" is shown within the answer above it. Write ## Hoe? for a question of its own.'])
  expect(await advised(questionInside, '## Wat?\n\n### Hoe?')).toEqual([])
})

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
