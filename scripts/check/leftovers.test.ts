import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../tests/harness/rules.ts'
import { noteLeft, outlineLeft } from './leftovers.ts'

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

const body = '\nBegin met wat de lezer herkent: een situatie, een vraag, een getal.\n\n## Hoe het nu gaat'

test('a post that is published is written by its writer', async () => {
  const fields = 'imageAlt: Schrijf wat er op de afbeelding te zien is.\nkeywords: [trefwoord, tijd]'
  expect(await found(outlineLeft, body, fields)).toEqual([
    '6:1  "Begin met wat de lezer herkent: een situatie, een vraag, …" is still the outline of npm run new. Write your own.',
    '2:11  "Schrijf wat er op de afbeelding te zien is." is still the outline of npm run new. Write your own.',
    '3:12  "trefwoord" is still the outline of npm run new. Write your own.',
  ])
  expect(await found(outlineLeft, body, 'draft: true')).toEqual([])
})

test('so is a question, which can wait in a draft', async () => {
  const text = (field: string) => `---\ntitle: Kosten${field}\n---\n\n## Nieuw? [#new]\n\nSchrijf hier het antwoord.\n`
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', text(''))).toEqual([
    '7:1  "Schrijf hier het antwoord." is still the outline of npm run new. Write your own.',
  ])
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', text('\ndraft: true'))).toEqual([])
})
