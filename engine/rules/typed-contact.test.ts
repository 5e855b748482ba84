import { expect, test } from 'vitest'
import { advised, found } from '../../tests/harness/rules.ts'
import { typedContact } from './typed-contact.ts'

test.each([
  ['Mail hallo@werkstroom.example', 'hallo@werkstroom.example', 'an email address', 'contact.email', '5:6'],
  ['Mail Hallo@Werkstroom.example', 'Hallo@Werkstroom.example', 'an email address', 'contact.email', '5:6'],
  ['[mail](mailto:hallo@werkstroom.example)', 'hallo@werkstroom.example', 'an email address', 'contact.email', '5:1'],
  ['Bel +31 00 000 00 00', '+31 00 000 00 00', 'a phone number', 'contact.phone', '5:5'],
  ['Bel 000-0000000', '000-0000000', 'a phone number', 'contact.phone', '5:5'],
  ['[bel](tel:+31000000000)', '+31000000000', 'a phone number', 'contact.phone', '5:1'],
])('%s states a fact', async (body, written, kind, fact, place) => {
  expect(await found(typedContact, `\n${body}`)).toEqual([
    `${place}  "${written}" is ${kind} typed by hand. Write {${fact}}, so that it follows content/business.yaml.  [${written} → {${fact}}]`,
  ])
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

test('a fact that would not be read as one is not written', async () => {
  expect(await fixes('\n\\+31 00 000 00 00')).toEqual([undefined])
  expect(await fixes('\nhttps://example.org/?m=hallo@werkstroom.example')).toEqual([undefined])
  expect(await fixes('\n[x](mailto:hallo@werkstroom.example?a&amp;b)')).toEqual([undefined])
})

test('a line of nothing else is left, where a text goes on below it', async () => {
  expect(await fixes('\nWij:  \nhallo@werkstroom.example  \nAmsterdam')).toEqual([undefined])
  expect(await fixes('\nhallo@werkstroom.example\n===')).toEqual([undefined])
  expect(await fixes('\n- hallo@werkstroom.example\n- en +31 00 000 00 00')).not.toContain(undefined)
})

test('a value gets the quotes that a fact needs, and keeps its length', async () => {
  expect(
    await fixes(
      '',
      [
        'a: +31 00 000 00 00 en "meer"',
        'b: Bel +31 00 000 00 00',
        "c: '+31 00 000 00 00'",
        'd: [x, Mail hallo@werkstroom.example]',
        'e: Bel 000-0000000',
      ].join('\n'),
    ),
  ).toEqual([
    `+31 00 000 00 00 en "meer" → '{contact.phone} en "meer"'`,
    '+31 00 000 00 00 → {contact.phone}',
    '+31 00 000 00 00 → {contact.phone}',
    'Mail hallo@werkstroom.example → "Mail {contact.email}"',
    undefined,
  ])
})

test('a day is no phone number', async () => {
  expect(await advised(typedContact, 'Op 03-02-2026 en 2026-02-03.')).toEqual([])
})
