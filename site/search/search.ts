import { longest, type SearchIndex } from './data.ts'
import { matcher } from './match.ts'
import { helped, joined, lookUp } from './postings.ts'
import { type Asked, type Ranked, rank } from './rank.ts'
import { type Term, termsOf } from './terms.ts'
import type { Stem } from './words.ts'

/** What a query finds, the best first, and the keys of the words by which it was found: what to mark in a text. */
export interface Answered {
  found: Ranked[]
  keys: ReadonlySet<string>
}

/** Answers queries by the words of one language: all of its index, or those that were read of a large one. */
export interface Engine {
  find(query: string): Answered
  /** What a query that found nothing may have meant: at most three documents with words a little like those typed. */
  suggest(query: string): Answered
}

/** Opens the words of an index, for documents of these shapes. */
export function openWords(index: Omit<SearchIndex, 'documents'>, shapes: string, stem: Stem): Engine {
  const words = index.words.split(' ')
  const places = index.places.split(' ')
  const stop = new Set(index.stop.split(' '))
  const match = matcher(words, stem, index.compounds, groupsOf(index))
  const look = (term: string, open = false, loose = false) =>
    lookUp(match(term, open, loose), words, places, shapes.length)

  function ask(query: string, loose: boolean): Answered {
    const asked = termsOf(query.slice(0, longest), stop, match.has)
    const own = asked.filter(({ small }) => !small).map((term) => lookFor(term, loose))
    // What is still being typed narrows what is there, and never empties it; nor do small words alone.
    const isBegun = own.length === 1 && asked.length > 1 && own[0]?.open && own[0].strengths.size === 0
    const telling = isBegun ? [] : own
    const all = telling.length > 0 ? telling : asked.map((term) => lookFor({ ...term, open: true }, loose))
    // Guesses alone, beside a word of which nothing is known, are chance.
    const isGuess = telling.length > 1 && !telling.some(({ text }) => match.isSure(text))
    if (isGuess && all.some(({ strengths }) => strengths.size === 0)) return { found: [], keys: new Set() }
    const isLost = ({ open, strengths }: Asked) => all.length > 1 && open && strengths.size === 0
    const terms = all.filter((term) => !isLost(term))
    // Of what is being typed, a letter or three may still become anything.
    const lost = telling.filter((term) => isLost(term) && term.text.length > 3).map(({ text }) => text)
    const small = telling.length > 0 ? asked.filter((term) => term.small).map(({ text }) => look(text)) : []
    const found = rank(shapes, terms, small).map((one) => ({ ...one, without: [...one.without, ...lost] }))
    return { found, keys: new Set(terms.flatMap((term) => term.keys)) }
  }

  function lookFor(term: Term, loose: boolean): Asked {
    const { text, parts, open } = term
    if (parts) return { ...term, ...joined(look(text), look(parts[0]), look(parts[1])) }
    const compound = match.split(text)
    return { ...term, ...(compound ? helped(look(compound[0]), look(compound[1])) : look(text, open, loose)) }
  }

  return {
    find: (query) => ask(query, false),
    suggest(query) {
      const { found, keys } = ask(query, true)
      return { found: found.slice(0, 3), keys }
    },
  }
}

/** The groups of words that mean the same, by each of their keys. */
export function groupsOf({ same }: Pick<SearchIndex, 'same'>): ReadonlyMap<string, readonly string[]> {
  return new Map(same.split('\n').flatMap((line) => line.split(' ').map((key, _, group) => [key, group])))
}
