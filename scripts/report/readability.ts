import createHyphenator from 'hyphen'
import english from 'hyphen/patterns/en-gb.js'
import dutch from 'hyphen/patterns/nl.js'
import { type Locale, localize } from '../../site/locales.ts'
import { sentencesOf, wordsIn } from '../content/read/sentences.ts'
import { memoize } from '../lib/memoize.ts'

/**
 * Reading ease by language: Flesch for English, Douma's version of it for Dutch.
 * https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests, Douma (1960)
 */
const formulas: Record<Locale, (wordsPerSentence: number, syllablesPerWord: number) => number> = {
  nl: (words, syllables) => 206.84 - 0.93 * words - 77 * syllables,
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
}

/** The score goes from 0, for specialists, to 100, for everyone, and can lie outside; `perSentence` is the average of words. */
export function readability(text: string, locale: Locale) {
  const sentences = sentencesOf(text, locale).filter((sentence) => /[\p{L}\p{N}]|\{[^}]*\}/u.test(sentence)).length
  const all = wordsIn(text)
  const words = all.length
  if (words === 0) return { score: 100, words, sentences, syllables: 0, perSentence: 0 }
  const syllables = all.reduce((sum, word) => sum + syllablesIn[locale](word), 0)
  const perSentence = words / sentences
  return { score: formulas[locale](perSentence, syllables / words), words, sentences, syllables, perSentence }
}

const options = { hyphenChar: '\u00ad', minWordLength: 2 }
const hyphenators = {
  nl: createHyphenator(dutch, options),
  en: createHyphenator(english, options),
} satisfies Record<Locale, unknown>

/** The syllables of a word: the places where a hyphen may stand, and one. */
const syllablesIn = localize((locale) =>
  memoize((word: string) => String(hyphenators[locale](word)).split(options.hyphenChar).length),
)
