import { expect, test } from 'vitest'
import { advised, advisedIn } from '../../tests/harness/rules.ts'
import { readable } from './readable.ts'

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
