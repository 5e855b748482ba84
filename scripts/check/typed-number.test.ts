import { expect, test } from 'vitest'
import { foundIn } from '../../tests/harness/rules.ts'
import { typedNumber } from './typed-number.ts'

const inFaq = (body: string, fields = 'title: Kosten') =>
  foundIn(typedNumber, 'content/nl/faq/kosten.mdx', `---\n${fields}\n---\n\n${body}\n`)
const inEnglish = (body: string) =>
  foundIn(typedNumber, 'content/en/pages/about.mdx', `---\ntitle: About\n---\n\n${body}\n`)

const refused = (place: string, written: string) =>
  `${place}  "${written}" is a number that no fact of content/business.yaml states. Write its fact, or add one. If it promises nothing, say so above: numbers: { "${written}": why it may stand here }.`

test.each([
  'binnen 36 uur',
  'in 3-5 werkdagen',
  'na twee weken',
  'tot 12,5% korting',
  'scheelt 4+ FTE',
  'voor € 44 per uur',
  'voor 44 euro',
  'één maand',
])('a promise of our own is a fact: %s', async (text) => {
  expect(await inFaq(text)).toHaveLength(1)
})

test.each(['within 36 hours', 'after two weeks', 'saves 12.5%', 'for €44', 'a 30-day term'])(
  'so it is in English: %s',
  async (text) => {
    expect(await inEnglish(text)).toHaveLength(1)
  },
)

test('an amount with a dash, around the clock and within a day are promises too', async () => {
  expect(await inFaq('Voor 44,- per maand, binnen een dag.')).toEqual([
    refused('5:6', '44,-'),
    refused('5:22', 'binnen een dag'),
  ])
  expect(await inFaq('We kijken 24/7 mee.')).toEqual([
    '5:11  "24/7" reads like a term of content/business.yaml. Write its fact: {enterprise.monitoring}. If it is another one, add that; if it promises nothing, say so above: numbers: { "24/7": why it may stand here }.',
  ])
  expect(await inEnglish('Within a working day, as a day is short.')).toHaveLength(1)
  expect(await inFaq('Een dag is kort, 2,-3 of 24/70.')).toEqual([])
})

test('the error stands where the number stands, in the text and in the fields', async () => {
  expect(await inFaq('Dat duurt\ndrie weken.', 'title: Na 6 weken')).toEqual([
    refused('6:1', 'drie weken'),
    refused('2:11', '6 weken'),
  ])
})

test('facts, code, dates, articles of law and numbers without a unit pass', async () => {
  const text =
    '{terms.noticePeriod}, {starter.savedHours} per week, `36 uur`, 13 september 2025, artikel 28 lid 3, drie stappen, een week'
  expect(await inFaq(text)).toEqual([])
})

test('one with which a fact begins is told which', async () => {
  expect(await inFaq('Binnen 24 uur.')).toEqual([
    '5:8  "24 uur" reads like a term of content/business.yaml. Write its fact: {starter.monitoringResponse} or {professional.monitoringResponse} or {claims.demoResponse}. If it is another one, add that; if it promises nothing, say so above: numbers: { "24 uur": why it may stand here }.',
  ])
})

test('one that a fact says is told which', async () => {
  expect(await inFaq('Binnen 72 uur.')).toEqual([
    '5:8  "72 uur" reads like a term of content/business.yaml. Write its fact: {terms.breachNotice}. If it is another one, add that; if it promises nothing, say so above: numbers: { "72 uur": why it may stand here }.',
  ])
  expect(await inFaq('Het kost 2-4 weken.')).toEqual([expect.stringContaining('{starter.implementation}')])
})

test('a reason that ends in a quotation is no number to give a reason for', async () => {
  expect(await inFaq('Stel: 36 uur.', 'title: Kosten\nnumbers:\n  36 uur: zo staat het in "de 2 dagen"')).toEqual([])
})

test('one of our prices is left to the rule that names its fact', async () => {
  expect(await inFaq('€ 950')).toEqual([])
})

test('the worked example of an article is free', async () => {
  const article = '---\ntitle: Rekenen\n---\n\nStel: 40 aanvragen van 6 minuten, voor € 45 per uur.\n'
  expect(await foundIn(typedNumber, 'content/nl/blog/rekenen.mdx', article)).toEqual([])
})

test('with a reason a number passes; a reason for nothing does not', async () => {
  const fields = 'title: Kosten\nnumbers:\n  "36 uur": "een verzonnen voorbeeld van 2 dagen"'
  expect(await inFaq('Stel: 36 uur werk.', fields)).toEqual([])
  expect(await inFaq('Stel: veel werk.', fields)).toEqual([
    '4:3  numbers gives a reason for "36 uur", which stands nowhere in this file. Leave it out.',
  ])
})
