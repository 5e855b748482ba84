import { type Locale, localize } from '../../../site/locales.ts'

/** Splits a text into words. A fact is one word. */
export function wordsIn(text: string): string[] {
  return text.match(/\{[^}]*\}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? []
}

const segmenters = localize((locale) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/**
 * Splits a text into sentences. A fact can start one, although the segmenter expects a capital. "excl. VAT" does not
 * end one.
 */
export function sentencesOf(text: string, locale: Locale): string[] {
  const plain = text
    .replace(/\{[^}]*\}/g, (fact) => 'X'.padEnd(fact.length, 'x'))
    .replace(/(?<=\b[ei][xn]cl)\. /g, ', ')
  const segments = [...segmenters[locale].segment(plain)]
  return segments.map(({ segment, index }) => text.slice(index, index + segment.length).trim())
}
