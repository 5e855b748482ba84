import { longest, type SearchData } from './data.ts'
import { openLookUp, type Scores } from './look-up.ts'
import { type KeyOf, type Stem, wordsOf } from './words.ts'

/** A document that was found, by its number, and the words of the query that it misses. */
export interface Ranked {
  document: number
  without: readonly string[]
}

/** The documents that a query finds, the best first. */
export interface SearchResult {
  found: readonly Ranked[]
  /** Returns the stem of a word that was matched, so that it can be marked. */
  keyOf: KeyOf
}

/** Scores of something that documents have, and its rarity. */
interface ScoredTerm {
  scores: Scores
  rarity: number
}

/** A word of the query. */
interface AskedTerm extends ScoredTerm {
  text: string
  /** Nothing has the word as it was typed. */
  isGuess: boolean
}

/**
 * How strong the best word of a document must be that has most of a query, or half: said more than in passing, or in a
 * heading and elsewhere.
 */
const telling = { most: 4, half: 14 }

/** How much the second and later fields of a document add: less than one field that says more. */
const damping = 0.4

/** How many words of a query are looked up, and how many of them corrected: both take time. */
const limits = { words: 16, guesses: 2 }

/** Weight of small words, and of two neighbours of the query in one field. */
const minorWeight = 0.2

/** Opens an index. */
export function openQuery(data: Omit<SearchData, 'texts'>, stem: Stem) {
  const { look, lookUpSimilar, lookTogether, isOfGroup } = openLookUp(data, stem)
  const stop = new Set(data.stop.split(' '))

  const rated = (scores: Scores): ScoredTerm => {
    return { scores, rarity: Math.log(1 + data.titles.length / (scores.size || 1)) }
  }

  return function answer(query: string): SearchResult {
    const read = wordsOf(query.slice(0, longest))
    // The parts of a word with a hyphen follow the whole. It is asked for by them, unless its group means the whole.
    let hasWhole = false
    const words = read
      .filter(({ text, start }, at) => {
        if (start === read[at - 1]?.start) return !hasWhole
        hasWhole = start !== read[at + 1]?.start || isOfGroup(text)
        return hasWhole
      })
      .flatMap(({ text }) => text || [])
      .slice(0, limits.words)
    const deciding = words.filter((word) => !stop.has(word))
    let guesses = 0
    const asked = (deciding.length > 0 ? deciding : words).map((text) => {
      const known = look(text)
      const isGuess = known.scores.size === 0
      const found = isGuess && guesses++ < limits.guesses ? lookUpSimilar(text) : known
      return { text, isGuess, ...rated(found.scores), isMatch: found.isMatch }
    })
    // A heading that asks as the visitor does is nearer, but small words alone find nothing.
    const small = words.filter((word) => stop.has(word)).map((word) => rated(lookTogether(word)))
    const neighbours = asked.slice(1).map(({ text, rarity }, at): ScoredTerm => {
      const before = asked[at] as AskedTerm
      return { scores: lookTogether(before.text, text), rarity: before.rarity + rarity }
    })
    return {
      found: rank(asked, [...small, ...neighbours]),
      keyOf(word) {
        const key = stem(word)
        return asked.some(({ isMatch }) => isMatch(key)) ? key : undefined
      },
    }
  }
}

/**
 * Ranks documents by the sum of their words, each by its rarity, times how much of the query they have. Nothing is found
 * unless one document answers: with all words, or with most of them and one that tells. Half is little where a word is
 * unknown.
 */
function rank(asked: readonly AskedTerm[], more: readonly ScoredTerm[]): Ranked[] {
  const isKnown = asked.every(({ isGuess }) => !isGuess)
  const all = [...new Set(asked.flatMap(({ scores }) => [...scores.keys()]))]
  const documents = all.map((document) => {
    const own = asked.filter(({ scores }) => scores.has(document))
    const part = own.length / asked.length
    const best = Math.max(...own.map(({ scores }) => scores.get(document) ?? 0))
    const least = isKnown || part > 0.5 ? telling.most : telling.half
    const sum = sumOf(own, document) + minorWeight * sumOf(more, document)
    return {
      document,
      without: asked.filter((word) => !own.includes(word)).map(({ text }) => text),
      isAnswer: part === 1 || ((isKnown || part >= 0.5) && best >= least),
      score: sum * own.reduce((total, { rarity }) => total + rarity, 0),
    }
  })
  if (!documents.some(({ isAnswer }) => isAnswer)) return []
  return documents.sort((a, b) => b.score - a.score).map(({ document, without }) => ({ document, without }))
}

function sumOf(words: readonly ScoredTerm[], document: number): number {
  return words.reduce((sum, { scores, rarity }) => sum + rarity * (scores.get(document) ?? 0) ** damping, 0)
}
