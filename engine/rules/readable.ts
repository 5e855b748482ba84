import { say } from '../message.ts'
import { shorten } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import { sentencesOf, wordsIn } from './readability.ts'
import type { Draft, Finding } from './rule.ts'

/** Below this a text is for specialists: https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests */
const hard = 40
/** A shorter text has too few sentences to judge. */
const enough = 100

/** The text of an article can be read by who it is for. Legal texts have words of their own. */
export function readable({ collection, outline, reading }: Draft): Finding[] {
  const [first] = outline.paragraphs
  if (!first || collection === 'legal') return []
  const { score, words, perSentence } = reading
  if (words < enough || score >= hard) return []
  const { line, column } = first
  const message = say`This text is hard to read: ${Math.round(score)} of 100, with ${Math.round(perSentence)} words a sentence. Use shorter sentences and words.`
  return [{ line, column, message, isAdvice: true }]
}

/** A reader holds some thirty words at once. */
const most = 35

/** Long sentences, each where it begins. Legal texts have to say all of a thing at once. */
export function longSentence({ outline, locale, collection }: Draft): Finding[] {
  if (collection === 'legal') return []
  return outline.paragraphs.flatMap((paragraph) =>
    sentencesOf(paragraph.text, locale).flatMap(({ text, start }) => {
      const count = wordsIn(text).length
      if (count <= most) return []
      const message = say`This sentence has ${count} words: "${shorten(text)}" Make two of it.`
      return [{ ...startOf(paragraph, start), message, isAdvice: true }]
    }),
  )
}

/** Emphasis and links are not in the text of a paragraph, so a place in it is that of its line. */
function startOf(paragraph: Parameters<typeof placeIn>[0], start: number) {
  return { line: placeIn(paragraph, start).line, column: start === 0 ? paragraph.column : 1 }
}
