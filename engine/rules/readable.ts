import { say } from '../message.ts'
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
