import { longest, type SearchData } from './data.ts'
import type { KeyOf } from './excerpt.ts'
import { type Look, openLookUp } from './look-up.ts'
import { type Stem, type Word, wordsOf } from './words.ts'

/** A document that was found, by its number, and the words of the query that it misses. */
export interface Ranked {
  document: number
  without: readonly string[]
}

/** The documents that a query finds, the best first. */
export interface Answered {
  found: readonly Ranked[]
  /** Returns the stem of a word by which documents were found, so that it can be marked. */
  keyOf: KeyOf
}

interface Term {
  text: string
  /** It is needed to ask, not to find. */
  small: boolean
  /** It is being typed. */
  open: boolean
}

interface Asked extends Term, Look {
  rarity: number
}

/**
 * How strong the best word of a document must be that has most of a query, or half: said more than in passing, or in a
 * heading and elsewhere.
 */
const telling = { most: 4, half: 14 }

/** How much the second and later fields of a document add: less than one field that says more. */
const damping = 0.4

/** How many words of a query are looked up, and how many unknown ones guessed at: both take time. */
const most = { words: 16, guesses: 3 }

/** How much small words count, and two neighbours of the query that share a field. */
const share = 0.2

/** Opens an index. A `loose` query also takes documents that are too little of an answer. */
export function openQuery(data: Omit<SearchData, 'texts'>, stem: Stem) {
  const { look, guess, lookSmall, lookTogether } = openLookUp(data, stem)
  const stop = new Set(data.stop.split(' '))

  /** Returns words. One with a hyphen is the whole where the site knows that, and else its parts. */
  function wordsIn(query: string): Word[] {
    const words = wordsOf(query)
    return words.filter((word) => {
      const [whole, ...parts] = words.filter(({ start }) => start === word.start)
      const isKnown = !whole || parts.length === 0 || look(whole.text, false).strengths.size > 0
      return (word === whole) === isKnown
    })
  }

  function termsOf(query: string): Term[] {
    const terms = wordsIn(query).map(({ text, start, end }): Term => {
      // With its accents, "één" is not the small word "een".
      const small = stop.has(query.slice(start, end).toLowerCase().normalize())
      return { text, small, open: end === query.length }
    })
    return [...new Map(terms.map((term) => [term.text, term])).values()].filter(({ text }) => text).slice(0, most.words)
  }

  const rated = (term: Term, found: Look): Asked => {
    return { ...term, ...found, rarity: Math.log(1 + data.titles.length / (found.strengths.size || 1)) }
  }
  const askSmall = (term: Term) => rated(term, lookSmall(term.text))

  /** Returns, for each document, how much it has of words that stand beside each other in the query. */
  function neighboursIn(asked: readonly Asked[]): ReadonlyMap<number, number> {
    const sums = new Map<number, number>()
    for (const [at, other] of asked.entries()) {
      const one = asked[at - 1]
      if (!one) continue
      for (const [document, strength] of lookTogether(one.text, other.text))
        sums.set(document, (sums.get(document) ?? 0) + (one.rarity + other.rarity) * strength ** damping)
    }
    return sums
  }

  return function answer(query: string, loose = false): Answered {
    const terms = termsOf(query.slice(0, longest))
    const deciding = terms.filter(({ small }) => !small)
    const reach = loose ? 'loose' : deciding.length > 1 ? 'slip' : 'far'
    let unknown = 0
    const ask = (term: Term) => {
      const found = look(term.text, term.open)
      if (found.strengths.size > 0) return rated(term, found)
      unknown++
      return rated(term, unknown > most.guesses ? { ...found, isGuess: true } : guess(term.text, reach))
    }
    // Up to three letters that are being typed may become anything: they narrow the results and never empty them.
    const own = deciding.map(ask).filter(({ open, text, strengths }) => strengths.size > 0 || !open || text.length > 3)
    const asked = own.length > 0 ? own : terms.map((term) => ask({ ...term, open: true }))
    const small = own.length > 0 ? terms.filter((term) => term.small).map(askSmall) : []
    return {
      found: rank(asked, small, neighboursIn(asked), loose),
      keyOf(word) {
        const key = stem(word)
        const hasPart = (part: string) => key.startsWith(part) || (data.compounds && key.endsWith(part))
        return asked.some(({ stems, part }) => stems.includes(key) || (part && hasPart(part))) ? key : undefined
      },
    }
  }
}

/**
 * Ranks documents by the sum of their words, each by its rarity, times how much of the query they have. Nothing is found
 * unless one document answers: with all words, or with most of them and one that tells. Half is little where a word is
 * unknown.
 */
function rank(
  asked: readonly Asked[],
  small: readonly Asked[],
  neighbours: ReadonlyMap<number, number>,
  loose: boolean,
): Ranked[] {
  const isKnown = asked.every(({ isGuess }) => !isGuess)
  const all = [...new Set(asked.flatMap(({ strengths }) => [...strengths.keys()]))]
  const documents = all.map((document) => {
    const has = ({ strengths }: Look) => strengths.has(document)
    const own = asked.filter(has)
    const part = own.length / asked.length
    // A guess tells nothing.
    const best = Math.max(0, ...own.map(({ strengths, isGuess }) => (isGuess ? 0 : (strengths.get(document) ?? 0))))
    const least = isKnown || part > 0.5 ? telling.most : telling.half
    // A heading that asks as the visitor does is nearer, but small words alone find nothing.
    const sum = sumOf(own, document) + share * (sumOf(small, document) + (neighbours.get(document) ?? 0))
    return {
      document,
      without: asked.filter((word) => !has(word)).map(({ text }) => text),
      isAnswer: part === 1 || ((isKnown || part >= 0.5) && best >= least),
      score: sum * own.reduce((total, { rarity }) => total + rarity, 0),
    }
  })
  if (!loose && !documents.some(({ isAnswer }) => isAnswer)) return []
  return documents.sort((a, b) => b.score - a.score).map(({ document, without }) => ({ document, without }))
}

function sumOf(words: readonly Asked[], document: number): number {
  return words.reduce((sum, { strengths, rarity }) => sum + rarity * (strengths.get(document) ?? 0) ** damping, 0)
}
