import { expect, test } from 'vitest'
import { advised, found } from '../../../tests/harness/rules.ts'
import { leftMarkup } from './left-markup.ts'

const shown = (sign: string) => `${sign} is shown as it stands.`
const around = (sign: string, escaped: string) =>
  `${shown(sign)} Write ${sign} directly before and directly after the words, without a space between, or ${escaped} for the sign itself.`
const noLink =
  'This link is shown as it stands. Write [words](/address), without a space or a line end in the address, and close it with ).'

test.each([
  ['Dit is **heel belangrijk.', `4:8  ${around('**', '\\*\\*')}`],
  ['Dit is ** heel ** belangrijk.', `4:8  ${around('**', '\\*\\*')}`],
  ['Dit ~~niet.', `4:5  ${around('~~', '\\~\\~')}`],
  [
    'Dit is *heel belangrijk.',
    `4:8  ${shown('*')} Write another * directly after the words, a space after it for a list, or \\* for the sign itself.`,
  ],
  ['Dit is ==heel== mooi.', `4:8  ${shown('==')} Write **heel** for words that stand out.`],
  ['Typ `npm ci.', `4:5  ${shown('`')} Code ends with as many as it begins with: write \` after it too.`],
  ['Zie [x][faq].', '4:5  No address is given for [faq], so it is shown as it stands. Write [x](/address).'],
  ['Zie [x](/een adres).', `4:7  ${noLink}`],
  ['Zie [x](/faq.', `4:7  ${noLink}`],
  ['Zie [[faq]].', `4:5  ${shown('[[faq]]')} Write [words](/address) for a link.`],
  ['Zie (x)[/faq].', '4:5  This link has its brackets turned round. Write [x](/faq).  [(x)[/faq] → [x](/faq)]'],
  [
    'Dat kost geld.[^1]',
    '4:15  The footnote [^1] has no text. Write [^1]: and the text on a line of its own, after an empty line.',
  ],
  ['Kosten [#costs]', `4:8  ${shown('[#costs]')} Write the id of a heading at the end of its line.`],
  ['Dit is ***elke dag** zo.', `4:8  ${shown('*')} Write as many * after the words as before them.`],
  [
    'Zie [pakketten] [/pakketten].',
    '4:5  This link is shown as it stands. Write [pakketten](/pakketten).  [[pakketten] [/pakketten] → [pakketten](/pakketten)]',
  ],
  ['Een&nbsp twee', `4:4  ${shown('&nbsp')} Write &nbsp;, or the character itself.`],
  ['::: note', '4:1  ::: is shown as it stands. Write <Callout> for a remark beside the story.'],
  ['[ ] later', '4:1  "[ ]" is shown as it stands. Write - [ ] and a space for a list of tasks.'],
])('%s shows a sign', async (body, problem) => {
  expect(await found(leftMarkup, body)).toEqual([problem])
})

test.each([
  '\\*schuin*, \\`code` en \\[x](/faq)',
  'Twee \\*sterren\\* en \\*\\*vier\\*\\*, 3 * 4 = 12 en 3*4.',
  '**vet**, *schuin*, ~~weg~~ en `**code** [x][y]`.',
  '## Kosten [#costs]\n\nTekst[^1] en [x][y], [sic] en (zie [x](/faq)).\n\n[^1]: Noot.\n\n[y]: /faq',
  'Zie https://example.org/_a_b*c en snake_case.',
  'Van -5 tot 3 – en dan.\n\n–  een streepje alleen\n\n2026. En 3.50 en #1.',
  '```\n**a\n• b\n```',
  '- [ ] taak\n- [x] gedaan',
])('what is meant, and what became something, passes: %s', async (body) => {
  expect(await found(leftMarkup, body)).toEqual([])
})

test('a number that refers to nothing is advised on; a unit is none', async () => {
  const note = (written: string) => `${shown(written)} Write [^1] for a footnote, and its text below.`
  expect(await advised(leftMarkup, 'Dat klopt.[1]')).toEqual([`4:11  ${note('[1]')}`])
  expect(await advised(leftMarkup, 'Dat klopt.¹ En 20 m², 3 km³.')).toEqual([`4:11  ${note('¹')}`])
})

test('what can be meant as it stands is advised on', async () => {
  expect(await advised(leftMarkup, 'Vanaf tien*.\n\n#kop\n\nMooi :smile: zo.')).toEqual([
    '4:11  * is shown as it stands. Write [^1] for a footnote, or \\* for the sign itself.',
    '6:1  This is no heading. Write ## and a space for one, or \\# for the sign itself.',
    '8:6  :smile: is shown as it stands. Write the emoji itself, or leave it out.',
  ])
})

test('a star after bold words is advised on', async () => {
  expect(await advised(leftMarkup, 'Vanaf **tien*** per maand.')).toEqual([
    '4:15  * is shown as it stands. Write [^1] for a footnote, or \\* for the sign itself.',
  ])
})

test('lines that begin with a letter or an emoji are no list, nor do numbers begin one in a paragraph', async () => {
  const become = 'makes no list, so its lines become one.'
  expect(await found(leftMarkup, 'a) een\nb) twee\n\n✅ een\n✅ twee\n\nZo gaat het:\n2. Eerst\n3. Dan')).toEqual([
    `4:1  "a)" ${become} Write 1. and a space.`,
    `5:1  "b)" ${become} Write 1. and a space.`,
    `7:1  "✅" ${become} Write - and a space before it.  [✅  → - ✅ ]`,
    `8:1  "✅" ${become} Write - and a space before it.  [✅  → - ✅ ]`,
    '11:1  "2." makes no list here. Leave the line above the first of them empty, or begin at 1.',
    '12:1  "3." makes no list here. Leave the line above the first of them empty, or begin at 1.',
  ])
  expect(await found(leftMarkup, 'a) een regel\n\n✅ een regel\n\nZo was het in\n2. Een jaar')).toEqual([])
})

test('each line of a list is named where it stands, also in a quotation', async () => {
  const say = (sign: string, fix: string) => `"${sign}" makes no list. Write - and a space.  [${fix} → - ]`
  expect(await found(leftMarkup, '> • een\n> • twee\n\n- – x\n  – y')).toEqual([
    `4:3  ${say('•', '• ')}`,
    `5:3  ${say('•', '• ')}`,
    '7:3  "–" makes no list. Write - and a space.',
    `8:3  ${say('–', '– ')}`,
  ])
})
