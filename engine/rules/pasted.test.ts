import { expect, test } from 'vitest'
import { advised, found } from '../../tests/harness/rules.ts'
import { firmSpaces, mangledLetters, noteLeft } from './pasted.ts'

test('letters of another encoding are named', async () => {
  const lost = (written: string) =>
    `"${written}" stands for a letter that was lost on the way here. Write the letter itself.`
  expect(await found(mangledLetters, 'CafÃ© en foto\u00e2\u20ac\u2122s, caf\ufffd.\n\nCafé, Ã la carte, âne.')).toEqual(
    [`4:4  ${lost('Ã©')}`, `4:14  ${lost('â€™')}`, `4:23  ${lost('\ufffd')}`],
  )
})

test('a firm space between two words can be an ordinary one, beside a number it is meant', async () => {
  expect(await advised(firmSpaces, 'Een\u00a0tekst van €\u00a0950 in 24\u00a0uur.')).toEqual([
    '4:4  A space that breaks no line stands between two words, as in text from a web page. Write an ordinary one.  [\u00a0 →  ]',
  ])
})

test('a note is named', async () => {
  expect(await advised(noteLeft, 'Hier nog cijfers, TODO. De todolijst.')).toEqual([
    '4:19  "TODO" looks like a note that was left. Write what is to stand here, or take it out.',
  ])
})

test.each([
  ['Dat kost XX euro.', 'XX'],
  ['Dat kost [bedrag invullen].', '[bedrag invullen]'],
  ['Dat kost ??? per maand.', '???'],
  ['Dat is zo. @Piet: klopt dit?', '@Piet:'],
])('what is yet to be written or asked is a note: %s', async (body, written) => {
  expect(await advised(noteLeft, body)).toEqual([
    `4:${body.indexOf(written) + 1}  "${written}" looks like a note that was left. Write what is to stand here, or take it out.`,
  ])
})

test('signs and names that are meant are no notes', async () => {
  expect(await advised(noteLeft, 'Echt?? Maat XXL, [sic], [add-on], [bedrag](/faq), hallo@Piet.nl en @piet.')).toEqual(
    [],
  )
})
