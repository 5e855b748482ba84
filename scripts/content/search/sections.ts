import { nameFields } from '../../../site/fields.ts'

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
