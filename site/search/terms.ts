import { type Word, wordsOf } from './words.ts'

/** A word of a query; a small one is needed to ask, not to find. */
export interface Term {
  text: string
  /** The two words as they were typed, when the site also writes them as one. */
  parts?: readonly [string, string]
  small: boolean
  /** It is being typed: what begins with it may be meant. */
  open?: boolean
}

/** The words of a query. Two that the site writes as one are one term: web shop, werk bon. */
export function termsOf(query: string, stop: ReadonlySet<string>, has: (word: string) => boolean): Term[] {
  const terms: Term[] = []
  const words = wordsOf(query)
  // With its accents, "één" is not the small word "een".
  const isSmall = ({ start, end }: Word) => stop.has(query.slice(start, end).toLowerCase().normalize())
  for (let index = 0; index < words.length; index++) {
    const [one, two] = [words[index], words[index + 1]]
    if (!one?.text) continue
    if (two && two.start >= one.end && !isSmall(one) && !isSmall(two) && has(one.text + two.text)) {
      terms.push({ text: one.text + two.text, parts: [one.text, two.text], small: false })
      index++
      continue
    }
    // Of a word with a hyphen, the whole when the site knows it, else its parts.
    const parts = words.slice(index + 1).filter((word) => word.start === one.start)
    const use = parts.length === 0 || has(one.text) ? [one] : parts
    terms.push(...use.map((word) => ({ text: word.text, small: isSmall(word) })))
    index += parts.length
  }
  const last = terms.at(-1)
  if (last && /[\p{L}\p{N}\p{M}]$/u.test(query)) last.open = true
  return [...new Map(terms.map((term) => [term.text, term])).values()]
}
