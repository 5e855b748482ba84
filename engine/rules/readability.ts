import createHyphenator from 'hyphen'
import english from 'hyphen/patterns/en-gb.js'
import dutch from 'hyphen/patterns/nl.js'
import { type Locale, localize } from '../../site/locales.ts'
import { memoize } from '../memoize.ts'

/**
 * How easily a text reads: Flesch for English, Douma's version of it for Dutch.
 * https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests, Douma (1960)
 */
const formulas: Record<Locale, (wordsPerSentence: number, syllablesPerWord: number) => number> = {
  nl: (words, syllables) => 206.84 - 0.93 * words - 77 * syllables,
  en: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
}

export type Readability = ReturnType<typeof readability>

/** The score goes from 0, for specialists, to 100, for everyone, and can lie outside; `perSentence` is the average of words. */
export function readability(text: string, locale: Locale) {
  const sentences = sentencesOf(text, locale).filter((sentence) => /[\p{L}\p{N}]|\{[^}]*\}/u.test(sentence.text)).length
  const all = wordsIn(text)
  const words = all.length
  if (words === 0) return { score: 100, words, sentences, syllables: 0, perSentence: 0 }
  const syllables = all.reduce((sum, word) => sum + syllablesIn[locale](word), 0)
  const perSentence = words / sentences
  return { score: formulas[locale](perSentence, syllables / words), words, sentences, syllables, perSentence }
}

/** The words of a text. A fact is one word. */
export function wordsIn(text: string): string[] {
  return text.match(/\{[^}]*\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []
}

const segmenters = localize((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/**
 * The sentences of a text, each with its offset. A fact can begin one, which the segmenter expects of a capital; "excl. VAT"
 * ends none.
 */
export function sentencesOf(text: string, locale: Locale): { text: string; start: number }[] {
  const plain = text
    .replace(/\{[^}]*\}/g, (fact) => 'X'.padEnd(fact.length, 'x'))
    .replace(/(?<=\b[ei][xn]cl)\. /g, ', ')
  const segments = segmenters[locale].segment(plain)
  return [...segments].map(({ segment, index }) => ({
    text: text.slice(index, index + segment.length).trim(),
    start: index + (segment.length - segment.trimStart().length),
  }))
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
