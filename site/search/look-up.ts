import Fuse, { type FuseResult } from 'fuse.js'
import { beginning, ending, fieldKeys, fieldWeights, type IndexFields, type SearchData, wholeWord } from './data.ts'
import type { Stem } from './words.ts'

export type Scores = ReadonlyMap<number, number>

interface TermMatch {
  scores: Scores
  /** True for a stem that matched; excerpts mark it. */
  isMatch(stem: string): boolean
}

/** Weight of a synonym, longer word or correction. */
const indirectWeight = 0.8

/** Words eligible for correction. Shorter ones have too many neighbours. */
const correctable = /^\D{4,32}$/

/** Minimum length of a part of a compound, a prefix to match, a stem used as a prefix, and a word to match fuzzily. */
const minLength = { part: 3, prefix: 2, stem: 4, fuzzy: 5 }

/** Fuzzy match settings. A higher threshold would match unrelated words. */
const fuzzy = { threshold: 0.3, distance: 20, ignoreFieldNorm: true }

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

const exact = { useExtendedSearch: true, isCaseSensitive: true, includeScore: true, shouldSort: false }

const totalWeight = Object.values(fieldWeights).reduce((sum, weight) => sum + weight)

export function openLookUp({ index, same, compounds }: Omit<SearchData, 'texts'>, stem: Stem) {
  const fuse = new Fuse<IndexFields>([], { ...exact, keys: fieldKeys }, Fuse.parseIndex(index as never))
  const fields = index.records.flatMap(({ $ = {} }) => Object.values($).flat())
  const knownStems = new Set(fields.flatMap(({ v }) => v.trim().split(' ')))
  const groups = same.split('\n').map((line) => line.split(' '))
  // Caches searches, because typing changes only the last word.
  const searched = new Map<string, readonly FuseResult<IndexFields>[]>()

  /**
   * Finds the documents that match any of the patterns, and how strongly. A Fuse score is a product of tiny factors,
   * one per matched field, so its logarithm gives the sum of the field weights.
   */
  function search(patterns: readonly string[], like = 1): [document: number, strength: number][] {
    const pattern = patterns.join('|')
    const results = searched.get(pattern) ?? (pattern ? fuse.search(pattern) : [])
    searched.set(pattern, results)
    const scale = (like * totalWeight) / Math.log(Number.EPSILON)
    return results.map(({ refIndex, score = 1 }) => [refIndex, scale * Math.log(score)])
  }

  const wholly = (stems: readonly string[]) => stems.filter((key) => knownStems.has(key)).map(wholeWord)

  /** Looks up the word, its synonyms, and words that begin with it or, in a language with compounds, end with it. */
  function lookUp(text: string): TermMatch {
    const key = stem(text)
    // The stems of some words, such as kopen, are too short for prefix matching, so the word itself is used.
    const part = key.length >= minLength.stem ? key : text
    const hasLonger = part.length >= minLength.prefix
    const hasEnds = compounds && part.length >= minLength.part
    const group = groups.find((members) => members.includes(key)) ?? []
    const others = search(
      [...(hasLonger ? [beginning(part)] : []), ...(hasEnds ? [ending(part)] : []), ...wholly(group)],
      indirectWeight,
    )
    return {
      scores: strongest([...others, ...search(wholly([key]))]),
      isMatch: (word) =>
        [key, ...group].includes(word) || (hasLonger && word.startsWith(part)) || (hasEnds && word.endsWith(part)),
    }
  }

  /** Looks up a compound as two known words, such as automatiserings and kosten; undefined if it cannot be split. */
  function lookUpHalves(text: string): TermMatch | undefined {
    for (let split = text.length - minLength.part; split >= minLength.part; split--) {
      const halves = [text.slice(0, split), text.slice(split)] as const
      if (!halves.every((half) => knownStems.has(stem(half)))) continue
      const [start, end] = [lookUp(halves[0]), lookUp(halves[1])]
      // Only documents with both parts match.
      const both = [...start.scores].flatMap(([document, strength]): [number, number][] => {
        const second = end.scores.get(document)
        return second === undefined ? [] : [[document, Math.min(strength, second)]]
      })
      return { scores: new Map(both), isMatch: (word) => start.isMatch(word) || end.isMatch(word) }
    }
    return undefined
  }

  /** Returns known stems at edit distance 1 or, if there are none, fuzzy matches. */
  function similarStems(text: string): string[] {
    const key = stem(text)
    const corrected = [...new Set(correctionsOf(text).map(stem))].filter((candidate) => knownStems.has(candidate))
    if (corrected.length > 0 || key.length < minLength.fuzzy) return corrected
    const candidates = [...knownStems].filter((word) => word[0] === key[0])
    return new Fuse(candidates, fuzzy).search(key).map(({ item }) => item)
  }

  return {
    /** True if a word is in a synonym group but not in any document. */
    isOfGroup(text: string): boolean {
      const key = stem(text)
      return !knownStems.has(key) && groups.some((members) => members.includes(key))
    },
    look(text: string): TermMatch {
      const match = lookUp(text)
      return match.scores.size > 0 ? match : (lookUpHalves(text) ?? match)
    },
    lookUpSimilar(text: string): TermMatch {
      const stems = correctable.test(text) ? similarStems(text) : []
      return { scores: strongest(search(wholly(stems), indirectWeight)), isMatch: (word) => stems.includes(word) }
    },
    /** Returns the scores of documents with all these words in one field. */
    lookTogether(...words: readonly string[]): Scores {
      const stems = words.map(stem)
      return new Map(stems.every((key) => knownStems.has(key)) ? search([stems.map(wholeWord).join(' ')]) : [])
    },
  }
}

function strongest(scored: [number, number][]): Scores {
  return new Map(scored.sort(([, a], [, b]) => a - b))
}

/**
 * Returns words at Damerau-Levenshtein distance 1 with the same first letter. For a word of four letters, tries only a
 * missing letter.
 */
function correctionsOf(word: string): string[] {
  const splits = Array.from(word, (_, index) => [word.slice(0, index + 1), word.slice(index + 1)] as const)
  const missing = splits.flatMap(([start, rest]) => alphabet.map((letter) => start + letter + rest))
  if (word.length <= 4) return missing
  const others = splits.flatMap(([start, rest]) => {
    const [next = '', afterNext = ''] = rest
    const wrong = alphabet.map((letter) => start + letter + rest.slice(1))
    return [start + rest.slice(1), start + afterNext + next + rest.slice(2), ...wrong]
  })
  return [...missing, ...others]
}
