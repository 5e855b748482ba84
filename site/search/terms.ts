import type { Matcher } from './match.ts'
import { wordsOf } from './words.ts'

/** A word of a query; a small one is needed to ask, not to find. */
export interface Term {
  text: string
  small: boolean
  /** It is being typed: what begins with it may be meant. */
  open: boolean
  /** It was typed as part of a word that the site does not know. */
  part: boolean
}

/** The words of a query, each once. What the site does not know as a whole is taken in its parts. */
export function termsOf(query: string, stop: ReadonlySet<string>, split: Matcher['split']): Term[] {
  const words = wordsOf(query).filter(({ text }) => text)
  const terms = words.flatMap(({ text, start, end }): Term[] => {
    // With its accents, "één" is not the small word "een".
    const small = stop.has(query.slice(start, end).toLowerCase().normalize())
    const parts = small ? undefined : split(text)
    if (parts) return parts.map((part) => ({ text: part, small: false, open: false, part: true }))
    return [{ text, small, open: end === query.length, part: false }]
  })
  return [...new Map(terms.map((term) => [term.text, term])).values()]
}
