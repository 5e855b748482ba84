import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../../tests/harness/rules.ts'
import { headingEmpty, headingOrder, headingUnderlined, sectionEmpty } from './headings.ts'

test('a heading has words, not only an id', async () => {
  const empty = 'This heading is empty. Write its words, or leave it out.'
  expect(await found(headingEmpty, '\n## \n\n## [#costs]\n\n## Kosten [#costs]\n\n## `code`')).toEqual([
    `5:1  ${empty}`,
    `7:1  ${empty}`,
  ])
})

test('the headings of a text begin with ## and go down one level at a time', async () => {
  expect(await found(headingOrder, '\n## Een\n\n### Twee\n\n#### Drie\n\n## Vier')).toEqual([])
  expect(await found(headingOrder, '\n## Een\n\n#### Drie')).toEqual([
    '7:1  This heading has 4 # and the one above it has 2. Write ###.',
  ])
  expect(await found(headingOrder, '\n### Eerst')).toEqual(['5:1  The first heading has 3 #. Write ##.'])
})

test('the heading of the page is its title', async () => {
  expect(await found(headingOrder, '\n# Kosten')).toEqual([
    '5:1  A heading with one # is that of the page, which title gives. Write ##.  [#  → ## ]',
  ])
})

const underlined = (place: string, mark: string, words: string) =>
  `${place}  The line "${mark}" makes a heading of "${words}". Write ## before the words for a heading, or leave a line empty between them and --- for a rule.`

test('a line of signs below a text makes no heading of it', async () => {
  const body =
    '\nDe laatste regel\nvan de alinea.\n---\n\n> De\n> kosten\n>  ======  \n\n- een\n  -\n\nEn {starter.monthly}\n-----'
  expect(await found(headingUnderlined, body)).toEqual([
    underlined('5:1', '---', 'De laatste regel van de alinea.'),
    underlined('9:3', '======', 'De kosten'),
    underlined('13:3', '-', 'een'),
    underlined('16:1', '-----', 'En {starter.monthly}'),
  ])
  expect(await found(headingOrder, body)).toEqual([])
})

test('a line across the page, a table and a list are no such line', async () => {
  const body = 'Een\n***\n\nTwee\n___\n\nDrie\n- - -\n\nVier\n\n---\n\na | b\n--- | ---\n1 | 2\n\nVijf\n- zes'
  expect(await found(headingUnderlined, body)).toEqual([])
})

test('a heading of the page that repeats the title is left out, and what follows is judged without it', async () => {
  const repeats = 'repeats the title, which the page shows above its text. Leave this line out.'
  expect(await found(headingOrder, '\n# Een *titel*! [#een]\n\n### Twee', 'title: Een titel')).toEqual([
    `5:1  "Een titel!" ${repeats}  [# Een *titel*! [#een] → ]`,
    '7:1  The first heading has 3 #. Write ##.',
  ])
  expect(await found(headingOrder, '\nEen titel\n===', 'title: Een titel')).toEqual([`5:1  "Een titel" ${repeats}`])
})

test('a text without a title has it in its first heading of the page', async () => {
  expect(await found(headingOrder, '\n# Kosten\n\n# Baten', 'id: 91')).toEqual([
    '5:1  A heading with one # is that of the page. Write title: "Kosten" above the text, and leave this line out.',
    '7:1  A heading with one # is that of the page, which title gives. Write ##.',
  ])
})

test('what follows a heading of the page is judged as it will be', async () => {
  expect(await found(headingOrder, '\n# Een\n\n### Twee\n\n##### Vier')).toEqual([
    expect.stringContaining('5:1  A heading with one # is that of the page'),
    '9:1  This heading has 5 # and the one above it has 3. Write ####.',
  ])
})

test('below a heading stands its text', async () => {
  const nothing = (words: string) =>
    `Below the heading "${words}" stands nothing. Write its text, or leave the heading out.`
  expect(await advised(sectionEmpty, '## Een\n\n## Twee [#two]\n\nTekst.\n\n## Drie\n\n[a]: /faq')).toEqual([
    `4:1  ${nothing('Een')}`,
    `10:1  ${nothing('Drie')}`,
  ])
  expect(
    await advised(sectionEmpty, '## Een\n\n### Twee\n\n- Tekst.\n\n## Drie\n\n<CookieTable longest="x" />'),
  ).toEqual([])
})

test('a question has an answer', async () => {
  const body = '## Wat?\n\n## Hoe? [#how]\n\nZo.'
  expect(await foundIn(sectionEmpty, 'content/nl/faq/a.mdx', `---\non: faq\n---\n${body}`)).toEqual([
    '4:1  The question "Wat?" has no answer. Write it below, or leave the question out.',
  ])
})

test('a draft can wait', async () => {
  expect(await advised(sectionEmpty, '## Een\n\n## Twee', 'draft: true')).toEqual([])
})
