import { nameFields } from '../../../site/fields.ts'
import { type Locale, localize } from '../../../site/locales.ts'
import { languages } from '../../../site/search/languages.ts'
import { fold, wordsOf } from '../../../site/search/words.ts'
import type { Cache } from '../../lib/cache.ts'
import { memoize } from '../../lib/memoize.ts'
import { bodyOf } from '../entries.ts'
import type { Entry, Heading } from '../entry.ts'
import { program } from '../program.ts'
import { stopWords } from './stop-words.ts'

/** What of a text can be found by itself: what stands before its first heading, and below each of the second level. */
export interface Part {
  /** The anchor of its heading; empty for what stands before the first. */
  id: string
  title: string
  /** Its text, of which the words around a match are shown. */
  text: string
  /** Its words by their stems, each once. */
  stems: readonly string[]
}

/** Returns the parts of an entry. The words of a text are counted once, as most texts stay when one changes. */
export function cachedParts(entry: Entry, cache: Cache): Part[] {
  const { body, locale } = entry
  if (!body) return []
  const inputs = ['parts', program(), locale, body.digest]
  const stored = cache.get(inputs)
  if (stored) return JSON.parse(String(stored))
  const parts = partsOf(bodyOf(body, cache).text, entry.headings ?? [], locale)
  cache.set(inputs, Buffer.from(JSON.stringify(parts)))
  return parts
}

function partsOf(text: string, headings: readonly Heading[], locale: Locale): Part[] {
  const parts = [{ id: '', title: '', lines: [] as string[] }]
  const waiting = headings.filter((heading) => heading.depth === 2)
  for (const line of text.split('\n')) {
    const [next] = waiting
    if (next && line === next.text.trim()) {
      parts.push({ id: next.id, title: next.text, lines: [] })
      waiting.shift()
    } else if (line) parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ id, title, lines }) => {
    const text = lines.join('\n')
    return { id, title, text, stems: stemsOf(text, locale) }
  })
}

/** Each word is stemmed once, however often it is said. */
const stems = localize((locale) => memoize(languages[locale].stem))

/** The key of a word. */
export function stemOf(word: string, locale: Locale): string {
  return stems[locale](fold(word))
}

/** The words of a text by their stems, each once. Words that say nothing are left out, unless `every` word counts. */
export function stemsOf(text: string, locale: Locale, every = false): string[] {
  const words = wordsOf(text).filter(({ text: word }) => word && (every || !stopWords[locale].has(word)))
  return [...new Set(words.map(({ text: word }) => stems[locale](word)))]
}

/** The sections of a page: what of its words has a heading of its own stands on it under its name. */
export function sectionsOf(words: object) {
  return Object.entries(words).flatMap(([id, value]: [string, unknown]) => {
    if (id === 'closing' || typeof value !== 'object' || value === null || !('heading' in value)) return []
    const { heading, ...rest } = value
    return [{ id, title: String(heading), body: lines(textsOf(rest)) }]
  })
}

/** Every text of a value that a page shows; names of drawings are none. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (nameFields.has(key) ? [] : textsOf(item)))
}

/** Texts as one, those that are there. */
export function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** A text on one line. Between a cell, a card or a heading and the next block stands a dot; a repeated cell stands once. */
export function onOneLine(text: string): string {
  return text
    .replace(/^(.+)(?:\n\1)+$/gm, '$1')
    .replace(/(?<=[.?!:;,])\n/g, ' ')
    .replaceAll('\n', ' · ')
}
