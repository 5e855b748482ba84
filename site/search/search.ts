import { longest, type SearchIndex } from './data.ts'
import type { KeyOf } from './excerpt.ts'
import { matcher } from './match.ts'
import { lookUp } from './postings.ts'
import { type Asked, type Ranked, rank } from './rank.ts'
import { type Term, termsOf } from './terms.ts'
import type { Stem } from './words.ts'

/** What a query finds, the best first, and of the words by which it was found their keys: what to mark in a text. */
export interface Answered {
  found: readonly Ranked[]
  keyOf: KeyOf
}

/** Answers a query. `loose` also takes words a little like those typed, for a query that found nothing. */
export type Engine = (query: string, loose?: boolean) => Answered

/** Opens the words of an index of so many documents. */
export function openWords(index: Omit<SearchIndex, 'documents'>, count: number, stem: Stem): Engine {
  const words = index.words.split(' ')
  const places = index.places.split(' ')
  const stop = new Set(index.stop.split(' '))
  const { match, split } = matcher(words, stem, index.compounds, groupsOf(index))

  return function ask(query, loose = false) {
    const asked = termsOf(query.slice(0, longest), stop, split)
    // Of what is still being typed, a letter or three may become anything: it narrows what is there and never empties it.
    const own = asked
      .filter((term) => !term.small)
      .map((term) => lookFor(term, loose))
      .filter(({ open, text, strengths }) => strengths.size > 0 || !open || text.length > 3)
    const terms = own.length > 0 ? own : asked.map((term) => lookFor({ ...term, open: true }, loose))
    const small = own.length > 0 ? asked.filter((term) => term.small).map((term) => lookFor(term, loose)) : []
    const keys = new Set(terms.flatMap((term) => term.keys))
    return {
      found: rank(terms, small, loose),
      keyOf(word) {
        const key = stem(word)
        return keys.has(key) ? key : undefined
      },
    }
  }

  function lookFor(term: Term, loose: boolean): Asked {
    const { matches, guessed } = match(term.text, term.open, loose)
    return { ...term, guessed, ...lookUp(matches, words, places, count) }
  }
}

/** The groups of words that mean the same, by each of their keys. */
export function groupsOf({ same }: Pick<SearchIndex, 'same'>): ReadonlyMap<string, readonly string[]> {
  return new Map(same.split('\n').flatMap((line) => line.split(' ').map((key, _, group) => [key, group])))
}
