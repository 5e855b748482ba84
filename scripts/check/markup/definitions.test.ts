import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/rules.ts'
import { definitionLost } from './definitions.ts'

const note = (place: string, name: string) =>
  `${place}  The note ${name} is shown nowhere, as nothing refers to it. Write ${name} in the text where it belongs, or leave the note out.`
const second = (place: string, name: string, line: number) =>
  `${place}  ${name} is defined on line ${line} already, and only that counts. Write another name here and where you refer to it, or leave one of the two out.`
const unused = (place: string, name: string) =>
  `${place}  ${name}: with an address is shown nowhere, as nothing refers to it. Write \\${name} to show the line as it stands, or leave it out.`

test('a note to which nothing refers is named, also within a list or a quote', async () => {
  const body =
    '\nTekst.\n\n[^1]: Een noot.\n\n[^bron]: Een\n    lange noot.\n\n- een\n\n  [^2]: In een lijst.\n\n> [^3]: In een citaat.'
  expect(await found(definitionLost, body)).toEqual([
    note('7:1', '[^1]'),
    note('9:1', '[^bron]'),
    note('14:3', '[^2]'),
    note('16:3', '[^3]'),
  ])
})

test('a second note or address of a name is named, with the line of the first', async () => {
  const body =
    'Tekst[^1], [x][a] en [y][B].\n\n[^1]: Een.\n\n[^1]: Twee.\n\n[a]: /faq\n[A]: /blog\n[b]: /faq\n[b]: /faq'
  expect(await found(definitionLost, body)).toEqual([
    second('8:1', '[^1]', 6),
    second('11:1', '[A]', 10),
    second('13:1', '[b]', 12),
  ])
})

test('an address that nothing refers to may stay, with advice', async () => {
  const body = '[Update]: https://example.org/news\n\nTekst.\n\n[constructor]: /faq'
  expect(await advised(definitionLost, body)).toEqual([unused('4:1', '[Update]'), unused('8:1', '[constructor]')])
  expect(await found(definitionLost, body)).toEqual([])
})

test('what is used passes: twice, in another case, from a note, by a picture; and so does a remark', async () => {
  const body = [
    'Tekst[^Noot] en nog eens.[^noot] Zie [Ons  Werk], [x][ons werk] en ![Een tafel][pic].[^__proto__]',
    '[^NOOT]: Zie [y].[^2]\n[^2]: Slot.\n[^__proto__]: Nog een.',
    '[ons werk]: /faq\n[y]: /blog\n[pic]: /images/blog/tafel.svg',
    '[//]: # (Een opmerking.)\n[//]: # (Nog een.)\n[opmerking]: <> (En nog een.)',
    '`[^9]: code`\n\n```\n[^8]: code\n[z]: /code\n```',
  ].join('\n\n')
  expect(await found(definitionLost, body)).toEqual([])
  expect(await advised(definitionLost, body)).toEqual([])
})
