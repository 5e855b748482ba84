import { basename } from 'node:path/posix'
import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/check-rule.ts'
import { codeClosed, definitionLost, tableEnd } from './blocks.ts'
import { pictureAddress, pictureAlt } from './text-pictures.ts'

const tooShort = (start: string, fence: string, place: string) =>
  `The code block that begins with "${start}" is not closed: ${place} is too short. Write ${fence} there.`
const open = (start: string, fence: string) =>
  `The code block that begins with "${start}" is not closed. Write ${fence} on a line of its own after it.`

test.each([
  ['Tekst.\n\n```js\nconst a = 1\n\n## Verder', `6:1  ${open('```js', '```')}`],
  ['~~~~\na\n~~~\n\nb', `4:1  ${tooShort('~~~~', '~~~~', '~~~ on line 6')}`],
  ['~~~ yaml\na: 1\n~~~~\n\n> ```\n> a\n> ```\n\n- a\n\n  ```\n  b\n  ```\n\n```\n```'],
])('a block of code is closed, also in a quote or a list, or without a line: %j', async (body = '', ...expected) => {
  expect(await found(codeClosed, body)).toEqual(expected)
})

const note = (name: string) =>
  `Nothing refers to the footnote ${name}, so it is not shown. Write ${name} in the text where it belongs, write - instead of ${name}: to show it here as an item of a list, or remove it.`
const second = (name: string, line: number) =>
  `${name} is already defined on line ${line}, and only that definition counts. Write another name here and in the references to this line, or remove one of the two definitions.`

test.each([
  ['[^bron]: Een\n    lange noot.', `4:1  ${note('[^bron]')}`],
  ['- een\n\n  [^2]: In een lijst.\n\n> [^3]: In een citaat.', `6:3  ${note('[^2]')}`, `8:3  ${note('[^3]')}`],
  [
    'Tekst[^1], [x][a] en [y][B].\n\n[^1]: Een.\n\n[^1]: Twee.\n\n[a]: /faq\n[A]: /blog\n[b]: /faq\n[b]: /faq',
    ...[
      `8:1  ${second('[^1]', 6)}`,
      `11:1  ${second('[A]', 10)}`,
      '13:1  Line 12 already gives [b] this address. Remove this second line.',
    ],
  ],
])('a note that is not shown is named, and the second of one name: %j', async (body = '', ...expected) => {
  expect(await found(definitionLost, body)).toEqual(expected)
})

test('an address that nothing refers to may stay, with advice', async () => {
  const body = '[Update]: https://example.org/news\n\nTekst.\n\n[constructor]: /faq'
  const unused = (label: string) => `Nothing refers to ${label}, so this line with its address is not shown. Write`
  expect(await advised(definitionLost, body)).toEqual([
    `4:1  ${unused('[Update]')} \\[Update] to show the line as typed, or remove the line.`,
    `8:1  ${unused('[constructor]')} \\[constructor] to show the line as typed, or remove the line.`,
  ])
  expect(await found(definitionLost, body)).toEqual([])
})

test('used definitions pass: twice, in another case, from a footnote, by a picture; so does a comment', async () => {
  const body = [
    'Tekst[^Noot] en nog eens.[^noot] Zie [Ons  Werk], [x][ons werk] en ![Een tafel][pic].[^__proto__]',
    '[^NOOT]: Zie [y].[^2]\n[^2]: Slot.\n[^__proto__]: Nog een.',
    '[ons werk]: /faq\n[y]: /blog\n[pic]: /images/blog/tafel.svg',
    '[//]: # (Een opmerking.)\n[//]: # (Nog een.)\n[opmerking]: <> (En nog een.)',
    '`[^9]: code`\n\n```\n[^8]: code\n[z]: /code\n```',
  ].join('\n\n')
  expect([...(await found(definitionLost, body)), ...(await advised(definitionLost, body))]).toEqual([])
})

test.each([
  ['![Foto](//example.org/foto.jpg)', '//example.org/foto.jpg', 'foto.jpg'],
  ['![Foto](/images/../../geheim.png)', '/images/../../geheim.png', 'geheim.png'],
  ['![Foto](/images/een-foto.JPG)', '/images/een-foto.JPG', 'een-foto.jpg'],
  ['![Foto](/images/blog/my_desk.jpg)', '/images/blog/my_desk.jpg', 'my-desk.jpg'],
  ['![Foto](images/desk.jpg)', 'images/desk.jpg', 'desk.jpg'],
  ['![Foto](/blog/desk.jpg)', '/blog/desk.jpg', 'desk.jpg'],
  ['![Foto][f]\n\n[f]: https://example.org/f.png', 'https://example.org/f.png', 'f.png'],
])('a picture is one of this repository: %j', async (body, src, name) => {
  const file = basename(src)
  const move = file === name ? `Put ${name} in` : `Rename ${file} to ${name} and put it in`
  const put = src.includes('//') ? `Save ${src} as public/images/blog/${name}.` : `${move} public/images/blog.`
  expect(await found(pictureAddress, body)).toEqual([
    `${body.includes('[f]: ') ? 6 : 4}:1  The picture "${src}" is not shown. ${put} Write its address: /images/blog/${name}.`,
  ])
})

test.each([['![Foto](data:image/png;base64,AAAA)', 'data:image/png;base64,AAAA']])(
  'a picture without a file name: %j',
  async (body, src) => {
    expect(await found(pictureAddress, body)).toEqual([
      `4:1  The picture "${src}" is not shown. Put the file in public/images/blog, with only lowercase letters, digits and hyphens in its name, and write its address: /images/blog/name.jpg.`,
    ])
  },
)

test('a table without rows and a meaningless alternative text get advice', async () => {
  expect(await advised(tableEnd, '| a | b |\n| --- | --- |\n\nTekst.')).toEqual([
    '4:1  This table has only a header row. Write the other rows directly below the line of dashes.',
  ])
  expect(await advised(tableEnd, '| a | b |\n| --- | --- |\n| 1 | 2 |\n| --- | --- |\n| 3 | 4 |')).toEqual([
    '7:1  The line "| --- | --- |" within a table is shown as a row. Remove the line, or put an empty line before the next table.',
  ])
  const body = ['Untitled', 'foto van tafel.png', 'Een tafel|400', '300', 'Een foto van een tafel'].map(
    (alt) => `![${alt}](/images/a.jpg)`,
  )
  expect(await advised(pictureAlt, body.join('\n\n'))).toEqual([
    '4:1  The picture /images/a.jpg has "Untitled" as its alternative text. Write between [ and ] what the picture shows.',
    '6:1  The picture /images/a.jpg has "foto van tafel.png" as its alternative text. Write between [ and ] what the picture shows.',
    '8:1  The alternative text "Een tafel|400" ends with a width for another system. Remove |400.',
    '10:1  The picture /images/a.jpg has "300" as its alternative text. Write between [ and ] what the picture shows.',
  ])
})
