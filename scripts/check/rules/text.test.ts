import { expect, test } from 'vitest'
import { advised, advisedIn, found, foundIn } from '../../../tests/harness/check-rule.ts'
import { invisibleCharacter, noteLeft, otherLanguage, outlineLeft } from './text.ts'

test.each([
  ['Dat kost ??? note euro.', '???'],
  ['Zie TODO.md, code xxxx-xxxx-xxxx, en XXX.', 'XXX'],
  ['Hier nog cijfers, TODO. De todo-lijst en een todo.', 'TODO'],
  ['todo: nog cijfers.', 'todo:'],
  ['Dat kost XX euro.', 'XX'],
  ['Dat kost [bedrag invullen].', '[bedrag invullen]'],
  ['Dat kost ??? per maand.', '???'],
  ['Dat is zo. @Piet: klopt dit?', '@Piet:'],
])('what is yet to be written or asked is a note: %s', async (body, written) => {
  expect(await advised(noteLeft, body)).toEqual([
    `4:${body.indexOf(written) + 1}  "${written}" looks like a forgotten note. Write the text that belongs here, or remove the note.`,
  ])
})

test('deliberate characters and names are not mistaken for notes', async () => {
  const body = 'Echt?? Maat XXL, [sic], [add-on], [bedrag](/faq), hallo@Piet.nl en @piet.'
  expect(await advised(noteLeft, body)).toEqual([])
})

const left = (place: string, text: string) =>
  `${place}  "${text}" is still a placeholder from npm run new. Write your own text.`

test('a published post has no placeholder sentences', async () => {
  const body = '\nBegin met wat de lezer herkent: een situatie, een vraag, een getal.\n\n## Hoe het nu gaat\n\nEen.'
  const fields = 'imageAlt: Schrijf wat er op de afbeelding te zien is.'
  expect(await found(outlineLeft, body, fields)).toEqual([
    left('5:1', 'Begin met wat de lezer herkent: een situatie, een vraag, …'),
    left('2:11', 'Schrijf wat er op de afbeelding te zien is.'),
  ])
  expect(await found(outlineLeft, body, 'draft: true')).toEqual([])
  const question = '---\ntitle: Kosten\n---\n\n## Nieuw? [#new]\n\nSchrijf hier het antwoord.\n'
  expect(await foundIn(outlineLeft, 'content/nl/faq/costs.mdx', question)).toEqual([
    left('7:1', 'Schrijf hier het antwoord.'),
  ])
})

test('a terminal colour is removed with its invisible character, because the rest would be visible', async () => {
  const body = '```\n\u001b[34mstart\u001b[0m\n```\n\nEen\u200b tekst.'
  expect((await found(invisibleCharacter, body)).map((line) => line.replace(/ {2}\[.*\]$/s, ''))).toEqual([
    '5:1  There is an invisible character here, U+001B, and the terminal code "[34m" after it is shown. Remove both.',
    '5:11  There is an invisible character here, U+001B, and the terminal code "[0m" after it is shown. Remove both.',
    '8:4  There is an invisible character here: U+200B. Remove it.',
  ])
})

const english =
  'This is a text that nobody has translated, and that you would read on the other site with what it says.'
const dutch = 'Dit is een tekst die niemand heeft vertaald, en dat zie je aan de woorden die er in het bestand staan.'
const inEnglish = (body: string, fields = 'title: A title') =>
  ['content/en/blog/kosten.mdx', `---\n${fields}\n---\n${body}`] as const
const advice = (text: string, name: string) =>
  `"${text}" is not ${name}. Translate it, or keep it if it is a quotation.`

test('a whole text in the other language is a mistake', async () => {
  expect(await foundIn(otherLanguage, ...inEnglish(`${dutch}\n\n${dutch}\n\n${dutch}`))).toEqual([
    '4:1  This text is not English, but the file belongs to the English site. Translate it.',
  ])
  expect(await found(otherLanguage, `${english}\n\n${english}\n\n${english}`)).toEqual([
    '4:1  This text is not Dutch, but the file belongs to the Dutch site. Translate it.',
  ])
})

test('a part of it gets advice, because it can be a quotation: a paragraph, field, heading or list item', async () => {
  expect(await advisedIn(otherLanguage, ...inEnglish(`${english}\n\n${dutch}`, `excerpt: ${dutch}`))).toEqual([
    `2:10  ${advice('Dit is een tekst die niemand heeft vertaald, en dat zie j…', 'English')}`,
    `6:1  ${advice('Dit is een tekst die niemand heeft vertaald, en dat zie j…', 'English')}`,
  ])
  const short = '## Wat kost het?\n\n- Kies een pakket met je team.'
  expect(await advisedIn(otherLanguage, ...inEnglish(short, 'title: Hoe het gaat'))).toEqual([
    `2:8  ${advice('Hoe het gaat', 'English')}`,
    `6:3  ${advice('Kies een pakket met je team.', 'English')}`,
    `4:1  ${advice('Wat kost het?', 'English')}`,
  ])
})

test.each([
  `${dutch}\n\nHet heet “the end of the month”, en is in over was.`,
  '## De API\n\n- Single sign-on with SSO\n- Business case',
])('a few words of it, and words that both have, pass: %j', async (body) => {
  expect([...(await found(otherLanguage, body)), ...(await advised(otherLanguage, body))]).toEqual([])
})
