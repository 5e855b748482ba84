import { expect, test } from 'vitest'
import { advised, advisedIn } from '../../tests/harness/rules.ts'
import { longSentence, readable } from './readable.ts'

const easy = 'Je belt ons. Wij komen langs. We kijken wat er beter kan. Dan maken we een plan. '.repeat(8)
const hard =
  'Verantwoordelijkheidsvraagstukken binnen organisatieveranderingstrajecten veronderstellen besluitvormingsprocedures, communicatiestructuren, verwerkingsovereenkomsten en implementatiewerkzaamheden. '.repeat(
    12,
  )

test('a text for specialists is noticed, a plain one is not', async () => {
  expect(await advised(readable, `\n${easy}`)).toEqual([])
  expect(await advised(readable, `\n${hard}`)).toEqual([
    expect.stringMatching(
      /^5:1 {2}This text is hard to read: -\d+ of 100, with 9 words a sentence\. Use shorter sentences and words\.$/,
    ),
  ])
})

test('legal texts and short ones are not judged', async () => {
  expect(await advised(readable, `\n${hard.slice(0, 300)}`)).toEqual([])
  expect(await advisedIn(readable, 'content/nl/legal/terms.mdx', `---\ntitle: x\n---\n${hard}`)).toEqual([])
})

const sentence = (words: number) => `${'Woord '.repeat(words - 1)}woord.`

test('a sentence of more than 35 words is noticed where it begins', async () => {
  expect(await advised(longSentence, `\n${sentence(35)}\n\n${sentence(36)}`)).toEqual([
    '7:1  This sentence has 36 words: "Woord Woord Woord Woord Woord Woord Woord Woord Woord Woo…" Make two of it.',
  ])
  expect(await advised(longSentence, `\nKort.\n${sentence(40)}`)).toHaveLength(1)
})

test('a fact is one word, and a list is as many sentences as it has items', async () => {
  expect(await advised(longSentence, `\n${'{starter.monthly} '.repeat(34)}einde.`)).toEqual([])
  expect(await advised(longSentence, `\n${'- een item zonder punt\n'.repeat(20)}`)).toEqual([])
})
