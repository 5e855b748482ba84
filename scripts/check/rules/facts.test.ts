import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/check-rule.ts'
import { typedContact, typedName } from './facts.ts'

async function contactsIn(body: string, fields?: string): Promise<string[]> {
  const lines = await found(typedContact, `\n${body}`, fields)
  return lines.map((line) => {
    const [place, , correction = ''] = line.split('  ')
    return `${place} ${correction}`.trim()
  })
}

test('our email address and phone number are facts', async () => {
  const typed = (written: string, kind: string, fact: string) =>
    `"${written}" is ${kind} typed by hand. Write {${fact}}, which changes with content/business.yaml.`
  expect(await found(typedContact, 'Mail hallo@werkstroom.example of bel 000-0000000.')).toEqual([
    `4:6  ${typed('hallo@werkstroom.example', 'an email address', 'contact.email')}`,
    `4:38  ${typed('000-0000000', 'a phone number', 'contact.phone')}  [000-0000000 → {contact.phone}]`,
  ])
})

test.each([
  ['Mail Hallo@Werkstroom.example', '5:6'],
  ['Bel +31 00 000 00 00', '5:5 [+31 00 000 00 00 → {contact.phone}]'],
  ['Bel (mail) 000-0000000.', '5:12 [000-0000000 → {contact.phone}]'],
  // No fix in a URL, in a property, after an escape, or at the start of a line.
  ['[mail](mailto:hallo@werkstroom.example)', '5:1'],
  ['[bel](tel:+31000000000)', '5:1'],
  ['Of \\+31 00 000 00 00', '5:5'],
  ['https://example.org/?m=hallo@werkstroom.example', '5:24'],
  ['Wij:\n+31 00 000 00 00\nAmsterdam', '6:1'],
  ['- +31 00 000 00 00', '5:3'],
  ['<Callout title="Bel +31 00 000 00 00">\n\nTekst.\n\n</Callout>', '5:21'],
  // Not reported: facts, dates, order numbers and foreign phone numbers.
  ['{contact.email}, {contact.phone}, 2026-05-03, order 20260503-0001'],
  ['Bel +32 00 000 00 00.'],
])('%j', async (body = '', ...expected) => {
  expect(await contactsIn(body)).toEqual(expected)
})

test('each is reported at its position, even in a field, twice on a line and in a link', async () => {
  const address = 'hallo@werkstroom.example'
  const places = (await contactsIn(`[${address}](mailto:${address}) ${address}`, 'a: Bel +31 00 000 00 00')).map(
    (line) => line.split(' ')[0],
  )
  expect(places).toEqual(['5:2', '5:61', '5:1', '2:8'])
  expect(await contactsIn('', 'a: Bel +31 00 000 00 00')).toEqual(['2:8'])
})

test("someone else's address gets advice once, because it can be right", async () => {
  const other = 'that is not in content/business.yaml. If it is ours, add it there and write its fact here.'
  expect(await advised(typedContact, 'Bel 088 180 52 50 na 03-02-2026.\n\n[a@b.nl](mailto:a@b.nl)')).toEqual([
    `6:2  "a@b.nl" is an email address ${other}`,
    `4:5  "088 180 52 50" is a phone number ${other}`,
  ])
  expect(await advised(typedContact, 'Versie defi-lab@v0.0.1.')).toEqual([])
  expect(await advised(typedContact, '[mail](mailto:c@d.nl)')).toEqual([`4:1  "c@d.nl" is an email address ${other}`])
})

test('our name is a fact in the text and in the fields, and in capitals, when it can be an ordinary word', async () => {
  const typed = (name: string, fact: string) =>
    `"${name}" is the company’s name, typed by hand. Write {${fact}}, which changes with content/business.yaml.`
  const body = 'Werkstroom helpt, en Werkstroom B.V. levert aan WERKSTROOM.'
  expect(await found(typedName, body, 'title: Bij Werkstroom')).toEqual([
    `4:1  ${typed('Werkstroom', 'brand.name')}`,
    `4:22  ${typed('Werkstroom B.V.', 'brand.legalName')}  [Werkstroom B.V. → {brand.legalName}]`,
    `4:49  ${typed('WERKSTROOM', 'brand.name')}`,
    `2:12  ${typed('Werkstroom', 'brand.name')}`,
  ])
})

test('a word that contains it, an address and code pass', async () => {
  const body = 'Een werkstroom, Werkstromen, https://www.Werkstroom.example/a, hallo@Werkstroom.example, `Werkstroom`.'
  expect(await found(typedName, body)).toEqual([])
})
