import { wordsOf } from './words.ts'

/** A word of a query; a small one is needed to ask, not to find. */
export interface Term {
  text: string
  small: boolean
  /** It is being typed: what begins with it may be meant. */
  open: boolean
}

/** The words of a query, each once. Of a word with a hyphen, the whole when the site knows it, else its parts. */
export function termsOf(query: string, stop: ReadonlySet<string>, has: (word: string) => boolean): Term[] {
  const words = wordsOf(query).filter(({ text }) => text)
  const used = words.filter((word) => {
    const [whole = word, ...parts] = words.filter(({ start }) => start === word.start)
    return (word === whole) === (parts.length === 0 || has(whole.text))
  })
  const terms = used.map(({ text, start, end }) => ({
    text,
    // With its accents, "één" is not the small word "een".
    small: stop.has(query.slice(start, end).toLowerCase().normalize()),
    open: end === query.length,
  }))
  return [...new Map(terms.map((term) => [term.text, term])).values()]
}
