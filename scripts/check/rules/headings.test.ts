import { expect, test } from 'vitest'
import { advised, found, foundIn } from '../../../tests/harness/check-rule.ts'
import { headingOrder } from './heading-levels.ts'
import { headingEmpty, headingUnderlined, sectionEmpty } from './headings.ts'

test('a heading has words, not only an id', async () => {
  expect(await found(headingEmpty, '\n## \n\n## [#costs]\n\n## Kosten [#costs]\n\n## `code`')).toEqual([
    '5:1  This heading is empty. Add words, or remove the heading.',
    expect.stringMatching(/^7:1 /),
  ])
})

const ofPage = 'A single # marks the page title'
const skipped = (own: number, above: number, right: string) =>
  `This heading has ${own} # and the one above it has ${above}. Write ${right}.`
const repeats = 'repeats the title, which the page shows above its text. Remove this line.'

test.each([
  ['title: Een titel', '## Een\n\n### Twee\n\n#### Drie\n\n## Vier'],
  ['title: Een titel', '## Een\n\n#### Drie', `6:1  ${skipped(4, 2, '###')}`],
  ['title: Een titel', '##Een\n\n### Twee\n\n### Drie'],
  ['title: Een titel', '# Een titel\n\n##Een\n\n### Twee', `4:1  "Een titel" ${repeats}  [# Een titel → ]`],
  // For the headings after it, a first-level heading counts as a second-level one.
  [
    'title: Een titel',
    '# Een\n\n### Twee\n\n##### Vier',
    `4:1  ${ofPage}, which comes from the title field. Write ##.  [#  → ## ]`,
    `8:1  ${skipped(5, 3, '####')}`,
  ],
  [
    'title: Een titel',
    '# Een *titel*! [#een]\n\n### Twee',
    `4:1  "Een titel!" ${repeats}  [# Een *titel*! [#een] → ]`,
    '6:1  The first heading has 3 #. Write ##.  [### → ##]',
  ],
  // The title may be shorter or longer than the first-level heading.
  [
    'title: Wat kost het',
    '# Wat kost het: alles\n\nTekst.',
    '4:1  "Wat kost het: alles" begins like the title, which the page shows above its text. Remove this line, and put words that the title lacks in the title field or in the text.',
  ],
  ['title: Wat kost het ons', '# Wat kost het', `4:1  "Wat kost het" ${repeats}  [# Wat kost het → ]`],
  // Subheadings stay below their first-level heading.
  [
    'title: Een titel',
    '# A\n\n## B\n\n### C\n\n# D\n\n### E\n\n# F\n\n## G',
    `4:1  ${ofPage}, which comes from the title field. Write ##. Add one # to each heading below this line too, down to line 8.  [# A\n\n## B\n\n### C → ## A\n\n### B\n\n#### C]`,
    `10:1  ${ofPage}, which comes from the title field. Write ##.  [#  → ## ]`,
    `14:1  ${ofPage}, which comes from the title field. Write ##. Add one # to each heading below this line too, down to line 16.  [# F\n\n## G → ## F\n\n### G]`,
  ],
  // A single first-level heading may paraphrase the title.
  [
    'title: Een titel',
    '# Vragen\n\n## A\n\n## B',
    `4:1  ${ofPage}, which comes from the title field. Remove this line if the field says the same thing; otherwise add one # to this line and to each heading below it, down to line 8.`,
  ],
  ['title: Kosten', '# Kosten en baten', `4:1  ${ofPage}, which comes from the title field. Write ##.  [#  → ## ]`],
  // Headings at the same level stay at the same level.
  [
    'title: Een titel',
    '#### A\n\n##### B\n\n#### C\n\n## D\n\n#### E',
    '4:1  The first heading has 4 #. Write ##. Remove 2 # from each heading down to line 8.  [#### A\n\n##### B\n\n#### C → ## A\n\n### B\n\n## C]',
    `12:1  ${skipped(4, 2, '###')}`,
  ],
  [
    'title: Een titel',
    'Een titel\n===',
    `4:1  "Een titel" ${repeats.replace('this line', 'this line and the line of = below it')}  [Een titel\n=== → ]`,
  ],
  [
    'id: 91',
    '# Kosten\n\n# Baten',
    `4:1  ${ofPage}. Write title: "Kosten" above the text, and remove this line.`,
    `6:1  ${ofPage}, which comes from the title field. Write ##.`,
  ],
])('headings begin with ## and go down a level at a time: %s, %j', async (fields, body = '', ...expected) => {
  expect(await found(headingOrder, body, fields)).toEqual(expected)
})

const underlined = (place: string, mark: string, words: string) =>
  `${place}  The line "${mark}" turns "${words}" into a heading. For a heading, remove the line and write ## before the words. For a horizontal line, put an empty line between the words and ---.`

test('a line of = or - directly below a text does not make it a heading', async () => {
  const body =
    '\nDe laatste regel\nvan de alinea.\n---\n\n> De\n> kosten\n>  ======  \n\n- een\n  -\n\nEn {starter.monthly}\n-----'
  expect(await found(headingUnderlined, body)).toEqual([
    underlined('5:1', '---', 'De laatste regel van de alinea.'),
    '9:3  The line "======" turns "De kosten" into a heading. Remove the line, and write ## before the words if they must be a heading.',
    '13:3  The line "-" turns "een" into a heading. For an item of a list, write its words after the -; otherwise remove the line.',
    underlined('16:1', '-----', 'En {starter.monthly}'),
  ])
  expect(await found(headingOrder, body)).toEqual([])
})

test('a thematic break, a table and a list are not mistaken for such a line', async () => {
  const body = 'Een\n***\n\nTwee\n___\n\nDrie\n- - -\n\nVier\n\n---\n\na | b\n--- | ---\n1 | 2\n\nVijf\n- zes'
  expect(await found(headingUnderlined, body)).toEqual([])
})

const nothing = (words: string) => `There is no text below the heading "${words}". Write some, or remove the heading.`

test.each([
  [
    'title: Een titel',
    '## Een\n\n## Twee [#two]\n\nTekst.\n\n## Drie\n\n[a]: /faq',
    `4:1  ${nothing('Een')}`,
    `10:1  ${nothing('Drie')}`,
  ],
  ['title: Een titel', '## Een\n\n### Twee\n\n- Tekst.\n\n## Drie\n\n<CookieTable longest="x" />'],
  ['draft: true', '## Een\n\n## Twee'],
])('below a heading stands its text, unless in a draft: %s, %j', async (fields, body = '', ...expected) => {
  expect(await advised(sectionEmpty, body, fields)).toEqual(expected)
})

test('a question has an answer', async () => {
  const text = '---\non: faq\n---\n## Wat?\n\n## Hoe? [#how]\n\nZo.'
  expect(await foundIn(sectionEmpty, 'content/nl/faq/a.mdx', text)).toEqual([
    '4:1  The question "Wat?" has no answer. Write one below, or remove the question.',
  ])
})

// The texts that result from every message of strangers-marks.txt about the levels of headings.
test.each([
  '## Eerst\n\n### Plan\n\n## Twee\n\n### Plan\n\n## Drie',
  '## Begin\n\n## Werk\n\n### Een\n\n### Twee\n\n### Slot',
  '## Welkom\n\n### Wat\n\n### Wie\n\n### Actie',
  '## Wat\n\n## Wie\n\n## Actie',
])('%j: all corrections together leave no mistake', async (body) => {
  expect(await found(headingOrder, body, 'title: Een titel')).toEqual([])
})
