import { expect, test } from 'vitest'
import { advised, found } from '../../tests/harness/rules.ts'
import { typedContact, typedName } from './typed-fact.ts'

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

test('an address of somebody else that is its own words is advised on once', async () => {
  expect(await advised(typedContact, '\n[a@b.nl](mailto:a@b.nl) en [mail](mailto:c@d.nl)')).toEqual([
    expect.stringMatching(/^5:2 {2}"a@b.nl" is an email address that is not in/),
    expect.stringMatching(/^5:28 {2}"c@d.nl" is an email address that is not in/),
  ])
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

test('a number of another country is another', async () => {
  expect(await found(typedContact, 'Bel +32 00 000 00 00.')).toEqual([])
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

test('it is our name in capitals too, but there it can be a word', async () => {
  expect(await found(typedName, 'Bij WERKSTROOM.')).toEqual([`4:5  ${typed('WERKSTROOM', 'brand.name')}`])
})

test('a word that holds it, an address and code pass', async () => {
  const body = 'Een werkstroom, Werkstromen, https://www.Werkstroom.example/a, hallo@Werkstroom.example, `Werkstroom`.'
  expect(await found(typedName, body)).toEqual([])
})
