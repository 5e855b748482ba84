import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../../tests/harness/rules.ts'
import { typedPrice } from './prices.ts'

const price = (written: string, cure: string) =>
  `"${written}" is a price typed by hand. Write ${cure}, so that it follows content/business.yaml.`

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

test('an English text writes its prices the English way', async () => {
  const cure = '{professional.monthly}'
  for (const written of ['€1,750', '1,750 euros', '€1,750.00'])
    expect(await inFaq(`It is ${written} a month`, 'en')).toEqual([
      `4:7  ${price(written, cure)}  [${written} → ${cure}]`,
    ])
})

test('of several with one price the writer knows which', async () => {
  expect(await inFaq('Dat kost € 1.500.')).toEqual([`4:10  ${price('€ 1.500', '{starter.setup} or {training.price}')}`])
})

test.each([
  ...['€950,79', '€ 950.790', '€ 0,950', '€ 9,50', '950,50 euro', "950'000 euro"],
  ...['€950k', '€ 950 miljoen', '€ 950 **mln**', '€950+', '€ 950–1.200', '€ 900-€ 950'],
  ...['€ 950\u00a0000', '1\u00a0950 euro', '12 950 €', '€ 950 000', '2.950 euro', '€ 2.950', '950x'],
  ...['$ 950,-', '950,- dollar', '950 USD', '950 eurocent', '`€ 950`', '950 dagen', '{starter.monthly}'],
])('%s is none', async (written) => {
  expect(await inFaq(`Dat kost ${written} per jaar.`)).toEqual([])
})

test('an article mentions any price: ours is advised on and never replaced, another is ordinary', async () => {
  const body = 'Een laptop van € 951, en een kaartje van € 950.'
  expect(await advised(typedPrice, body)).toEqual([
    '4:42  "€ 950" is as much as a price of ours. If it is that price, write {starter.monthly}, so that it follows content/business.yaml.',
  ])
  expect(await found(typedPrice, body)).toEqual([])
})

test('prices are found in fields, lists, tables and properties too, each where it stands', async () => {
  const text =
    '\nEerste regel\nen € 950.\n\n- € 950\n\n| a |\n|---|\n| € 950 |\n\n<Callout title="€ 950">\n\ntekst\n\n</Callout>'
  const file = `---\ntitle: Voor € 950\n---\n${text}`
  const places = (await foundIn(typedPrice, 'content/nl/faq/costs.mdx', file)).map((line) => line.replace(/ .*/, ''))
  expect(places).toEqual(['6:4', '8:3', '12:3', '14:17', '2:13'])
})
