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

/** A searchable part of a text: the introduction, or a second-level section. */
export interface Part {
  /** Anchor of the heading; empty for the introduction. */
  id: string
  title: string
  text: string
  stems: readonly string[]
}

/** Returns the parts of an entry. Cached, because most texts stay the same between builds. */
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

const stems = localize((locale) => memoize(languages[locale].stem))

export function stemOf(word: string, locale: Locale): string {
  return stems[locale](fold(word))
}

/** Returns the unique stems of a text. Drops stop words unless `every` is true. */
export function stemsOf(text: string, locale: Locale, every = false): string[] {
  const words = wordsOf(text).filter(({ text: word }) => word && (every || !stopWords[locale].has(word)))
  return [...new Set(words.map(({ text: word }) => stems[locale](word)))]
}

/** Returns the sections of a page: objects that have their own heading, by name. */
export function sectionsOf(words: object) {
  return Object.entries(words).flatMap(([id, value]: [string, unknown]) => {
    if (id === 'closing' || typeof value !== 'object' || value === null || !('heading' in value)) return []
    const { heading, ...rest } = value
    return [{ id, title: String(heading), body: lines(textsOf(rest)) }]
  })
}

export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (nameFields.has(key) ? [] : textsOf(item)))
}

export function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** Joins blocks into one line, separated by a dot. Drops repeated cells. */
export function onOneLine(text: string): string {
  return text
    .replace(/^(.+)(?:\n\1)+$/gm, '$1')
    .replace(/(?<=[.?!:;,])\n/g, ' ')
    .replaceAll('\n', ' · ')
}
