import { say } from '../message.ts'
import { shorten } from '../problem.ts'
import { placeIn } from '../read/places.ts'
import { sentencesOf, wordsIn } from './readability.ts'
import type { Draft, Finding } from './rule.ts'

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
