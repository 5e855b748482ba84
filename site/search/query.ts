import { longest, type SearchData } from './data.ts'
import type { KeyOf } from './excerpt.ts'
import { openLookUp, type Strengths } from './look-up.ts'
import { type Stem, wordsOf } from './words.ts'

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

/** Something that documents have. */
interface Rated {
  strengths: Strengths
  rarity: number
}

/** A word that is asked for. */
interface Asked extends Rated {
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

/** How many words of a query are looked up, and how many unknown ones guessed at: both take time. */
const most = { words: 16, guesses: 2 }

/** How much small words count, and two neighbours of the query that share a field. */
const share = 0.2

/** Opens an index. A `loose` query also takes documents that are too little of an answer. */
export function openQuery(data: Omit<SearchData, 'texts'>, stem: Stem) {
  const { look, guess, lookTogether, isOfGroup } = openLookUp(data, stem)
  const stop = new Set(data.stop.split(' '))

  const rated = (strengths: Strengths): Rated => {
    return { strengths, rarity: Math.log(1 + data.titles.length / (strengths.size || 1)) }
  }

  return function answer(query: string, loose = false): Answered {
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
      .slice(0, most.words)
    const deciding = words.filter((word) => !stop.has(word))
    let guesses = 0
    const asked = (deciding.length > 0 ? deciding : words).map((text) => {
      const known = look(text)
      const isGuess = known.strengths.size === 0
      const found = isGuess && guesses++ < most.guesses ? guess(text, loose) : known
      return { text, isGuess, ...rated(found.strengths), isMeant: found.isMeant }
    })
    // A heading that asks as the visitor does is nearer, but small words alone find nothing.
    const small = words.filter((word) => stop.has(word)).map((word) => rated(lookTogether(word)))
    const neighbours = asked.slice(1).map(({ text, rarity }, at): Rated => {
      const before = asked[at] as Asked
      return { strengths: lookTogether(before.text, text), rarity: before.rarity + rarity }
    })
    return {
      found: rank(asked, [...small, ...neighbours], loose),
      keyOf(word) {
        const key = stem(word)
        return asked.some(({ isMeant }) => isMeant(key)) ? key : undefined
      },
    }
  }
}

/**
 * Ranks documents by the sum of their words, each by its rarity, times how much of the query they have. Nothing is found
 * unless one document answers: with all words, or with most of them and one that tells. Half is little where a word is
 * unknown.
 */
function rank(asked: readonly Asked[], more: readonly Rated[], loose: boolean): Ranked[] {
  const isKnown = asked.every(({ isGuess }) => !isGuess)
  const all = [...new Set(asked.flatMap(({ strengths }) => [...strengths.keys()]))]
  const documents = all.map((document) => {
    const own = asked.filter(({ strengths }) => strengths.has(document))
    const part = own.length / asked.length
    const best = Math.max(...own.map(({ strengths }) => strengths.get(document) ?? 0))
    const least = isKnown || part > 0.5 ? telling.most : telling.half
    const sum = sumOf(own, document) + share * sumOf(more, document)
    return {
      document,
      without: asked.filter((word) => !own.includes(word)).map(({ text }) => text),
      isAnswer: part === 1 || ((isKnown || part >= 0.5) && best >= least),
      score: sum * own.reduce((total, { rarity }) => total + rarity, 0),
    }
  })
  if (!loose && !documents.some(({ isAnswer }) => isAnswer)) return []
  return documents.sort((a, b) => b.score - a.score).map(({ document, without }) => ({ document, without }))
}

function sumOf(words: readonly Rated[], document: number): number {
  return words.reduce((sum, { strengths, rarity }) => sum + rarity * (strengths.get(document) ?? 0) ** damping, 0)
}
