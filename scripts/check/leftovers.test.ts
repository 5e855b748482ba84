import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../tests/harness/rules.ts'
import { noteLeft, outlineLeft } from './leftovers.ts'

test.each([
  ['Hier nog cijfers, TODO. De todolijst.', 'TODO'],
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
  const body = 'Echt?? Maat XXL, [sic], [add-on], [bedrag](/faq), hallo@Piet.nl en @piet.'
  expect(await advised(noteLeft, body)).toEqual([])
})

const left = (place: string, text: string) => `${place}  "${text}" is still the outline of npm run new. Write your own.`

test('a post that is published is written by its writer', async () => {
  const body =
    '\nBegin met wat de lezer herkent: een situatie, een vraag, een getal.\n\n## Hoe het nu gaat\n\nEen trefwoord.'
  const fields = 'imageAlt: Schrijf wat er op de afbeelding te zien is.\nkeywords: [trefwoord, tijd]'
  expect(await found(outlineLeft, body, fields)).toEqual([
    left('6:1', 'Begin met wat de lezer herkent: een situatie, een vraag, …'),
    left('2:11', 'Schrijf wat er op de afbeelding te zien is.'),
    left('3:12', 'trefwoord'),
  ])
  expect(await found(outlineLeft, body, 'draft: true')).toEqual([])
  const question = '---\ntitle: Kosten\n---\n\n## Nieuw? [#new]\n\nSchrijf hier het antwoord.\n'
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', question)).toEqual([
    left('7:1', 'Schrijf hier het antwoord.'),
  ])
})
