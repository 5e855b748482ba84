import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../../tests/harness/check-rule.ts'
import { typedNumber, typedPrice } from './numbers.ts'

const price = (written: string, cure: string) =>
  `"${written}" is a price typed by hand. Write ${cure}, which changes with content/business.yaml.`

const inFaq = (body: string, locale = 'nl') =>
  foundIn(typedPrice, `content/${locale}/faq/costs.mdx`, `---\ntitle: Een titel\n---\n${body}`)

test.each([
  ['€ 950', '{starter.monthly}'],
  ['€950,00', '{starter.monthly}'],
  ['950,- euro', '{starter.monthly}'],
  ['950,-', '{starter.monthly}'],
  ["950 euro's", '{starter.monthly}'],
  ['€ 1.750,-', '{professional.monthly}'],
  ['€ 1\u00a0750', '{professional.monthly}'],
  ['1750 euro', '{professional.monthly}'],
  ['EUR 900', '{support.monthly}'],
  ['€&nbsp;2.500', '{professional.setup}'],
  ['&euro; 950', '{starter.monthly}'],
])('%s is one of our prices, and all of it is replaced', async (written, cure) => {
  expect(await inFaq(`Dat kost ${written} per maand.`)).toEqual([
    `4:10  ${price(written.replace(/\s/g, ' '), cure)}  [${written} → ${cure}]`,
  ])
})

test('an English text has prices in English notation', async () => {
  const cure = '{professional.monthly}'
  for (const written of ['€1,750', '1,750 euros', '€1,750.00'])
    expect(await inFaq(`It is ${written} a month`, 'en')).toEqual([
      `4:7  ${price(written, cure)}  [${written} → ${cure}]`,
    ])
})

test('if several facts state a price, the writer chooses one', async () => {
  expect(await inFaq('Dat kost € 1.500.')).toEqual([`4:10  ${price('€ 1.500', '{starter.setup} or {training.price}')}`])
})

test.each([
  ...['€950,79', '€ 950.790', '€ 0,950', '€ 9,50', '950,50 euro', "950'000 euro"],
  ...['€950k', '€ 950 miljoen', '€ 950 **mln**', '€950+', '€ 950–1.200', '€ 900-€ 950'],
  ...['€ 950\u00a0000', '1\u00a0950 euro', '12 950 €', '€ 950 000', '2.950 euro', '€ 2.950', '950x'],
  ...['$ 950,-', '950,- dollar', '950 USD', '950 eurocent', '`€ 950`', '950 dagen', '{starter.monthly}'],
])('%s is not one of our prices', async (written) => {
  expect(await inFaq(`Dat kost ${written} per jaar.`)).toEqual([])
})

test('an article mentions any price: ours is advised on and never replaced, another is ordinary', async () => {
  const body = 'Een laptop van € 951, en een kaartje van € 950.'
  expect(await advised(typedPrice, body)).toEqual([
    '4:42  "€ 950" is the same as one of our prices. If it is that price, write {starter.monthly}, which changes with content/business.yaml.',
  ])
  expect(await found(typedPrice, body)).toEqual([])
})

test('prices are also found in fields, lists, tables and properties, each at its position', async () => {
  const text =
    '\nEerste regel\nen € 950.\n\n- € 950\n\n| a |\n|---|\n| € 950 |\n\n<Callout title="€ 950">\n\ntekst\n\n</Callout>'
  const file = `---\ntitle: Voor € 950\n---\n${text}`
  const places = (await foundIn(typedPrice, 'content/nl/faq/costs.mdx', file)).map((line) => line.replace(/ .*/, ''))
  expect(places).toEqual(['6:4', '8:3', '12:3', '14:17', '2:13'])
})

const files = { nl: 'content/nl/faq/kosten.mdx', en: 'content/en/pages/about.mdx' }
const numbersIn = (body: string, fields = 'title: Kosten', file = files.nl) =>
  foundIn(typedNumber, file, `---\n${fields}\n---\n\n${body}\n`)

const reason = (written: string) =>
  `if it promises nothing, say so above the text: numbers: { "${written}": why it is allowed here }.`
const noFact = (written: string) =>
  `"${written}" is a number that no fact in content/business.yaml states. Add a fact for it, and write that fact here. ${reason(written).replace('if', 'If')}`
const likeTerm = (written: string, facts: string) =>
  `"${written}" matches a number in content/business.yaml. Write the fact instead: ${facts}. If it means something else, add a fact for it. ${reason(written).replace('if', 'If')}`

test.each([
  ['nl', 'binnen 36 uur', '36 uur'],
  ['nl', 'in 3-5 werkdagen', '3-5 werkdagen'],
  ['nl', 'na twee weken', 'twee weken'],
  ['nl', 'tot 12,5% korting', '12,5%'],
  ['nl', 'scheelt 4+ FTE', '4+ FTE'],
  ['nl', 'voor € 44 per uur', '€ 44'],
  ['nl', 'voor 44 euro', '44 euro'],
  ['nl', 'voor 44,- per keer', '44,-'],
  ['nl', 'één week', 'één week'],
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
    '{starter.monitoringResponse} or {professional.monitoringResponse} or {claims.demoResponse} or {claims.demoHours} or {starter.monitoringHours} or {professional.monitoringHours}',
  ],
  ['2-4 weken', '{starter.implementation}'],
])('one with which facts begin is told which: %s', async (written, facts) => {
  expect(await numbersIn(written)).toEqual([`5:1  ${likeTerm(written, facts)}`])
})

test('the error is at the position of the number, in the text and in the fields', async () => {
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
])('a number that promises nothing passes: %s', async (body) => {
  expect(await numbersIn(body)).toEqual([])
})

test("an article's worked example may use any number", async () => {
  expect(await numbersIn('Stel: 40 aanvragen van 6 minuten.', undefined, 'content/nl/blog/rekenen.mdx')).toEqual([])
})

test('a number with any reason passes; a reason without a number does not', async () => {
  const fields = 'title: Kosten\nnumbers:\n  "36 uur": zo staat het in "de 2 dagen"'
  expect(await numbersIn('Stel: 36 uur werk.', fields)).toEqual([])
  expect(await numbersIn('Stel: veel werk.', fields)).toEqual([
    '4:3  The numbers field gives a reason for "36 uur", which is not in this file. Remove the reason.',
  ])
})
