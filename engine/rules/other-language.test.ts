import { expect, test } from 'vitest'
import { found, foundIn } from '../../tests/harness/rules.ts'
import { otherLanguage, otherLanguageInside } from './other-language.ts'

const english =
  'This is a text that nobody has translated, and that you would read on the other site with what it says.'
const dutch = 'Dit is een tekst die niemand heeft vertaald, en dat zie je aan de woorden die er in het bestand staan.'
const inEnglish = (rule: typeof otherLanguage, body: string, fields = 'title: A title') =>
  foundIn(rule, 'content/en/blog/kosten.mdx', `---\n${fields}\n---\n${body}`)

test('a whole text of the other language is a mistake', async () => {
  expect(await inEnglish(otherLanguage, `${dutch}\n\n${dutch}\n\n${dutch}`)).toEqual([
    '4:1  This text is Dutch, and the file is of the English site. Translate it.',
  ])
  expect(await found(otherLanguage, `${english}\n\n${english}\n\n${english}`)).toEqual([
    '4:1  This text is English, and the file is of the Dutch site. Translate it.',
  ])
})

test('a paragraph or a field of it is advised on, as it can be a quotation', async () => {
  expect(await inEnglish(otherLanguageInside, `${english}\n\n${dutch}`, `excerpt: ${dutch}`)).toEqual([
    '2:10  "Dit is een tekst die niemand heeft vertaald, en dat zie j…" is Dutch. Translate it, or leave it where it is a quotation.',
    '6:1  "Dit is een tekst die niemand heeft vertaald, en dat zie j…" is Dutch. Translate it, or leave it where it is a quotation.',
  ])
})

test('a few words of it, and words that both have, pass', async () => {
  for (const rule of [otherLanguage, otherLanguageInside]) {
    expect(await found(rule, `${dutch}\n\nHet heet “the end of the month”, en is in over was.`)).toEqual([])
    expect(await inEnglish(rule, `${english}\n\nIt says “einde van de maand” in Dutch.`)).toEqual([])
  }
})

test('so is a short one of which many words are of the other language: a paragraph, a heading, an item of a list', async () => {
  const short = 'Your team searches every day. Nobody notices, because it is short each time.'
  const advice = (text: string, name: string) =>
    `"${text}" is ${name}. Translate it, or leave it where it is a quotation.`
  expect(await found(otherLanguageInside, short)).toEqual([
    `4:1  ${advice('Your team searches every day. Nobody notices, because it …', 'English')}`,
  ])
  expect(
    await inEnglish(otherLanguageInside, '## Wat kost het?\n\n- Kies een pakket met je team.', 'title: Hoe het gaat'),
  ).toEqual([
    `2:8  ${advice('Hoe het gaat', 'Dutch')}`,
    `6:3  ${advice('Kies een pakket met je team.', 'Dutch')}`,
    `4:1  ${advice('Wat kost het?', 'Dutch')}`,
  ])
  expect(
    await found(otherLanguageInside, '## De API\n\n- Single sign-on with SSO\n- Business case', 'title: Wat is AI?'),
  ).toEqual([])
})
