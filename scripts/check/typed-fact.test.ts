import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../tests/harness/rules.ts'
import { typedContact, typedName, typedPrice } from './typed-fact.ts'

test.each([
  ['Mail hallo@werkstroom.example', 'hallo@werkstroom.example', 'an email address', 'contact.email', '5:6'],
  ['Mail Hallo@Werkstroom.example', 'Hallo@Werkstroom.example', 'an email address', 'contact.email', '5:6'],
  ['[mail](mailto:hallo@werkstroom.example)', 'hallo@werkstroom.example', 'an email address', 'contact.email', '5:1'],
  ['Bel +31 00 000 00 00', '+31 00 000 00 00', 'a phone number', 'contact.phone', '5:5'],
  ['Bel 000-0000000', '000-0000000', 'a phone number', 'contact.phone', '5:5'],
  ['[bel](tel:+31000000000)', '+31000000000', 'a phone number', 'contact.phone', '5:1'],
])('%s states a fact', async (body, written, kind, fact, place) => {
  const [line, ...others] = await found(typedContact, `\n${body}`)
  expect(line?.replace(/ {2}\[.*/, '')).toBe(
    `${place}  "${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.`,
  )
  expect(others).toEqual([])
})

test('facts, dates and the numbers of orders pass', async () => {
  expect(await found(typedContact, '\n{contact.email}, {contact.phone}, 2026-05-03, order 20260503-0001')).toEqual([])
})

test('the address of somebody else is advised on, as it can be right', async () => {
  expect(await advised(typedContact, '\nBel 088 180 52 50, mail info@example.org.')).toEqual([
    '5:5  "088 180 52 50" is a phone number that is not in content/business.yaml. If it is ours, add it there and write the fact.',
    '5:25  "info@example.org" is an email address that is not in content/business.yaml. If it is ours, add it there and write the fact.',
  ])
})

/** What is written in its place, for each. */
const fixes = async (body: string, fields = 'title: Een titel') =>
  (await found(typedContact, body, fields)).map((line) => /\[(?=.* → )(.*)\]$/.exec(line)?.[1])

test('each is named where it stands, also twice on a line and in a link', async () => {
  const lines = await found(
    typedContact,
    '\n[hallo@werkstroom.example](mailto:hallo@werkstroom.example) hallo@werkstroom.example',
  )
  expect(lines.map((line) => line.replace(/ .*/, ''))).toEqual(['5:2', '5:61', '5:1'])
})

test('what stands behind other words of a sentence is corrected', async () => {
  expect(await fixes('\nBel +31 00 000 00 00, of (mail) 000-0000000.')).toEqual([
    '+31 00 000 00 00 → {contact.phone}',
    '000-0000000 → {contact.phone}',
  ])
})

test.each([
  '\\+31 00 000 00 00',
  'Of \\+31 00 000 00 00',
  'https://example.org/?m=hallo@werkstroom.example',
  '[x](mailto:hallo@werkstroom.example)',
  'Wij:\n+31 00 000 00 00\nAmsterdam',
  '- +31 00 000 00 00',
  '<Callout title="Bel +31 00 000 00 00">\n\nTekst.\n\n</Callout>',
])('what a fact could mean otherwise in is left to its writer: %j', async (body) => {
  expect(await fixes(`\n${body}`)).toEqual([undefined])
})

test('so is a field, in which a fact can need quotes', async () => {
  expect(await fixes('', 'a: Bel +31 00 000 00 00')).toEqual([undefined])
})

test('a day is no phone number', async () => {
  expect(await advised(typedContact, 'Op 03-02-2026 en 2026-02-03.')).toEqual([])
})

const typed = (name: string, fact: string) =>
  `"${name}" is the name of the company typed by hand. Write {${fact}}, so that it follows content/business.yaml.`
const corrected = (name: string, fact: string) => `${typed(name, fact)}  [${name} → {${fact}}]`

test('our name is a fact, in the text and in the fields', async () => {
  expect(await found(typedName, 'Werkstroom helpt, en Werkstroom B.V. levert.', 'title: Bij Werkstroom')).toEqual([
    `4:1  ${typed('Werkstroom', 'brand.name')}`,
    `4:22  ${corrected('Werkstroom B.V.', 'brand.legalName')}`,
    `2:12  ${typed('Werkstroom', 'brand.name')}`,
  ])
})

test('it is our name in capitals too', async () => {
  expect(await found(typedName, 'Bij WERKSTROOM.')).toEqual([`4:5  ${corrected('WERKSTROOM', 'brand.name')}`])
})

test('a word that holds it, an address and code pass', async () => {
  const body = 'Een werkstroom, Werkstromen, https://www.Werkstroom.example/a, hallo@Werkstroom.example, `Werkstroom`.'
  expect(await found(typedName, body)).toEqual([])
})

const price = (written: string, cure: string) =>
  `"${written}" is a price typed by hand. Write ${cure}, so that it follows content/business.yaml.`

test.each([
  ['€ 950', '{starter.monthly}'],
  ['€950,00', '{starter.monthly}'],
  ['950,- euro', '{starter.monthly}'],
  ['€ 1.750,-', '{professional.monthly}'],
  ['1750 euro', '{professional.monthly}'],
  ['EUR 900', '{support.monthly}'],
  ['€&nbsp;2.500', '{professional.setup}'],
  ['&euro; 950', '{starter.monthly}'],
  ['€ 1.500', '{starter.setup} or {training.price}'],
])('%s is one of our prices', async (written, cure) => {
  const [line] = await found(typedPrice, `\nDat kost **${written}** per maand.`)
  expect(line?.replace(/ {2}\[.*/, '')).toBe(`5:12  ${price(written.replace(/,-$/, ''), cure)}`)
})

test('prices are found in fields, lists, tables and properties too, each where it stands', async () => {
  const text =
    '\nEerste regel\nen € 950.\n\n- € 950\n\n| a |\n|---|\n| € 950 |\n\n<Callout title="€ 950">\n\ntekst\n\n</Callout>'
  expect((await found(typedPrice, text, 'title: Voor € 950')).map((line) => line.replace(/ .*/, ''))).toEqual([
    '6:4',
    '8:3',
    '12:3',
    '14:17',
    '2:13',
  ])
})

test('one that is a single fact can be corrected, but not with signs behind it', async () => {
  const fixed = async (written: string) =>
    (await found(typedPrice, `\nKost ${written} nu.`)).map((line) => /\[.*/.exec(line)?.[0])
  expect(await fixed('€ 950')).toEqual(['[€ 950 → {starter.monthly}]'])
  expect(await fixed('€ 950,-')).toEqual([undefined])
  expect(await fixed('€ 1.500')).toEqual([undefined])
})

test('facts, code and other amounts pass', async () => {
  expect(await found(typedPrice, '\n{starter.monthly}, `€ 950`, 950 dagen, € 951')).toEqual([])
})

test('an English text writes its prices the English way', async () => {
  const file = (body: string) => foundIn(typedPrice, 'content/en/blog/kosten.mdx', `---\ntitle: A title\n---\n${body}`)
  expect(await file('€1,750 a month')).toEqual([`4:1  ${price('€1,750', '{professional.monthly}')}`])
})

test('an amount that is no fact is advised on, as it can be right', async () => {
  expect(await advised(typedPrice, '\nEen typist kost € 40 per uur, niet € 950.')).toEqual([
    '5:17  "€ 40" is no price of content/business.yaml. If it is one of ours, add it there and write the fact.',
  ])
})

test('a price with a dash and without a sign is one', async () => {
  expect(await found(typedPrice, 'Voor 950,- per maand.')).toEqual([
    '4:6  "950,-" is a price typed by hand. Write {starter.monthly}, so that it follows content/business.yaml.  [950,- → {starter.monthly}]',
  ])
})
