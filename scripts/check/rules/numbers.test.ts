import { expect, test } from 'vitest'
import { foundIn } from '../../../tests/harness/rules.ts'
import { typedNumber } from './numbers.ts'

const files = { nl: 'content/nl/faq/kosten.mdx', en: 'content/en/pages/about.mdx' }
const numbersIn = (body: string, fields = 'title: Kosten', file = files.nl) =>
  foundIn(typedNumber, file, `---\n${fields}\n---\n\n${body}\n`)

const reason = (written: string) =>
  `if it promises nothing, say so above: numbers: { "${written}": why it may stand here }.`
const noFact = (written: string) =>
  `"${written}" is a number that no fact of content/business.yaml states. Write its fact, or add one. ${reason(written).replace('if', 'If')}`
const likeTerm = (written: string, facts: string) =>
  `"${written}" reads like a term of content/business.yaml. Write its fact: ${facts}. If it is another one, add that; ${reason(written)}`

test.each([
  ['nl', 'binnen 36 uur', '36 uur'],
  ['nl', 'in 3-5 werkdagen', '3-5 werkdagen'],
  ['nl', 'na twee weken', 'twee weken'],
  ['nl', 'tot 12,5% korting', '12,5%'],
  ['nl', 'scheelt 4+ FTE', '4+ FTE'],
  ['nl', 'voor € 44 per uur', '€ 44'],
  ['nl', 'voor 44 euro', '44 euro'],
  ['nl', 'voor 44,- per keer', '44,-'],
  ['nl', 'één maand', 'één maand'],
  ['nl', 'dus binnen een dag', 'binnen een dag'],
  ['en', 'after two weeks', 'two weeks'],
  ['en', 'saves 12.5%', '12.5%'],
  ['en', 'for €44', '€44'],
  ['en', 'a 30-day term', '30-day'],
  ['en', 'just within a working day', 'within a working day'],
] as const)('a promise of our own is a fact, in %s: %s', async (locale, text, written) => {
  const place = `5:${text.indexOf(written) + 1}`
  expect(await numbersIn(text, undefined, files[locale])).toEqual([`${place}  ${noFact(written)}`])
})

test.each([
  ['24/7', '{enterprise.monitoring}'],
  [
    '24 uur',
    '{starter.monitoringResponse} or {professional.monitoringResponse} or {claims.demoResponse} or {claims.demoHours}',
  ],
  ['2-4 weken', '{starter.implementation}'],
])('one with which facts begin is told which: %s', async (written, facts) => {
  expect(await numbersIn(written)).toEqual([`5:1  ${likeTerm(written, facts)}`])
})

test('the error stands where the number stands, in the text and in the fields', async () => {
  expect(await numbersIn('Dat duurt\ndrie weken.', 'title: Na 6 weken')).toEqual([
    `6:1  ${noFact('drie weken')}`,
    `2:11  ${noFact('6 weken')}`,
  ])
})

test.each([
  '{terms.noticePeriod}, {starter.savedHours} per week, `36 uur`, 13 september 2025, artikel 28 lid 3, drie stappen',
  'Een week, een dag is kort, 2,-3 of 24/70.',
  // typed-price reports our prices.
  '€ 950',
])('what promises nothing passes: %s', async (body) => {
  expect(await numbersIn(body)).toEqual([])
})

test('the worked example of an article is free', async () => {
  expect(await numbersIn('Stel: 40 aanvragen van 6 minuten.', undefined, 'content/nl/blog/rekenen.mdx')).toEqual([])
})

test('with a reason a number passes, whatever the reason holds; a reason for nothing does not', async () => {
  const fields = 'title: Kosten\nnumbers:\n  "36 uur": zo staat het in "de 2 dagen"'
  expect(await numbersIn('Stel: 36 uur werk.', fields)).toEqual([])
  expect(await numbersIn('Stel: veel werk.', fields)).toEqual([
    '4:3  numbers gives a reason for "36 uur", which stands nowhere in this file. Leave it out.',
  ])
})
