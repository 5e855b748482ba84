import { type FoundDocument, type groups, maxQueryLength, type SearchData } from './data.ts'
import { openLookUp, type Scores } from './look-up.ts'
import { type KeyOf, type Stem, tokenize } from './words.ts'

/** The number of a matched document, and the query words that the document lacks. */
interface Ranked {
  document: number
  without: readonly string[]
}

interface ScoredTerm {
  scores: Scores
  rarity: number
}

interface AskedTerm extends ScoredTerm {
  text: string
  /** True if nothing matched the query exactly as typed. */
  isGuess: boolean
}

/**
 * Minimum score of the best matched word in a document that lacks some query words. `most` applies if the document
 * matches more than half of the words or no word was guessed, and `half` if it matches exactly half.
 */
const telling = { most: 4, half: 14 }

/** Exponent of a word's score in a document. Each further matching field then adds less. */
const damping = 0.4

/** Maximum number of words to look up, and of words to correct. More would be slow. */
const limits = { words: 16, guesses: 2 }

/** Weight of stop words, and of adjacent words of the query that a document has in one field. */
const minorWeight = 0.2

export function openQuery(data: Omit<SearchData, 'texts'>, stem: Stem) {
  const { look, lookUpSimilar, lookTogether, isOfGroup } = openLookUp(data, stem)
  const stop = new Set(data.stop.split(' '))

  const rated = (scores: Scores): ScoredTerm => {
    return { scores, rarity: Math.log(1 + data.titles.length / (scores.size || 1)) }
  }

  return function answer(query: string) {
    const read = tokenize(query.slice(0, maxQueryLength))
    // `tokenize` lists a hyphenated word before its parts. Searches for the parts, unless the whole word is known only
    // as a synonym.
    let hasWhole = false
    const words = read
      .filter(({ text, start }, index) => {
        if (start === read[index - 1]?.start) return !hasWhole
        hasWhole = start !== read[index + 1]?.start || isOfGroup(text)
        return hasWhole
      })
      .flatMap(({ text }) => text || [])
      .slice(0, limits.words)
    const deciding = words.filter((word) => !stop.has(word))
    let guesses = 0
    const terms = (deciding.length > 0 ? deciding : words).map((text) => {
      const exactMatch = look(text)
      const isGuess = exactMatch.scores.size === 0
      const match = isGuess && guesses++ < limits.guesses ? lookUpSimilar(text) : exactMatch
      return { text, isGuess, ...rated(match.scores), isMatch: match.isMatch }
    })
    // Stop words improve a score, but do not match on their own.
    const small = words.filter((word) => stop.has(word)).map((word) => rated(lookTogether(word)))
    const neighbours = terms.slice(1).map(({ text, rarity }, index): ScoredTerm => {
      const before = terms[index] as AskedTerm
      return { scores: lookTogether(before.text, text), rarity: before.rarity + rarity }
    })
    return {
      ranked: rank(terms, [...small, ...neighbours]),
      /** Returns the stem of a word to mark; `undefined` for other words. */
      keyOf(word: string) {
        const key = stem(word)
        return terms.some(({ isMatch }) => isMatch(key)) ? key : undefined
      },
    }
  }
}

/**
 * Ranks documents by the sum of word scores times rarity, multiplied by the total rarity of the matched words. Returns
 * nothing unless one document has all words, or a word with a high score. If the query has guesses, that document must
 * also match at least half of the words, and exactly half needs a higher score.
 */
function rank(terms: readonly AskedTerm[], more: readonly ScoredTerm[]): Ranked[] {
  const isKnown = terms.every(({ isGuess }) => !isGuess)
  const all = [...new Set(terms.flatMap(({ scores }) => [...scores.keys()]))]
  const documents = all.map((document) => {
    const matched = terms.filter(({ scores }) => scores.has(document))
    const part = matched.length / terms.length
    const best = Math.max(...matched.map(({ scores }) => scores.get(document) ?? 0))
    const minimum = isKnown || part > 0.5 ? telling.most : telling.half
    const sum = sumOf(matched, document) + minorWeight * sumOf(more, document)
    return {
      document,
      without: terms.filter((word) => !matched.includes(word)).map(({ text }) => text),
      isAnswer: part === 1 || ((isKnown || part >= 0.5) && best >= minimum),
      score: sum * matched.reduce((total, { rarity }) => total + rarity, 0),
    }
  })
  if (!documents.some(({ isAnswer }) => isAnswer)) return []
  return documents.sort((a, b) => b.score - a.score).map(({ document, without }) => ({ document, without }))
}

function sumOf(words: readonly ScoredTerm[], document: number): number {
  return words.reduce((sum, { scores, rarity }) => sum + rarity * (scores.get(document) ?? 0) ** damping, 0)
}

export interface SearchHit extends FoundDocument, Ranked {}

/** Search results: the best three, then the others by kind. */
export interface SearchAnswer {
  groups: { name: (typeof groups)[number]; hits: SearchHit[] }[]
  count: number
  hasMore: boolean
  keyOf: KeyOf
}

export type Search = ReturnType<typeof openSearch>

const maxResults = { all: 20, best: 3 }

/** Opens an index. `readTexts` reads all texts in document order. */
export function openSearch(data: SearchData, stem: Stem, readTexts: () => Promise<readonly string[]>) {
  const ask = openQuery(data, stem)
  let reading: Promise<readonly string[] | undefined> | undefined
  let turn = 0

  /** Reads the texts once. If that fails, the results have no texts, and the next search tries again. */
  function texts() {
    reading ??= readTexts().catch(() => {
      reading = undefined
      return undefined
    })
    return reading
  }

  return {
    /** Finds at most twenty documents. Calls `show` with titles first, and again with texts. */
    async find(query: string, show: (answer: SearchAnswer) => void) {
      const mine = ++turn
      const { ranked, keyOf } = ask(query)
      const best = ranked.slice(0, maxResults.all)
      const answerWith = (texts?: readonly string[]): SearchAnswer => ({
        groups: group(
          best.map((ranked) => ({
            ...(data.titles[ranked.document] as FoundDocument),
            text: texts?.[ranked.document],
            ...ranked,
          })),
        ),
        count: best.length,
        hasMore: ranked.length > best.length,
        keyOf,
      })
      show(answerWith())
      const read = await texts()
      if (read && mine === turn) show(answerWith(read))
    },
  }
}

function group(hits: readonly SearchHit[]): SearchAnswer['groups'] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const first = kinds.length > 1 ? maxResults.best : 0
  return [
    { name: 'best' as const, hits: hits.slice(0, first) },
    ...kinds.map((kind) => ({ name: kind, hits: hits.slice(first).filter((hit) => hit.kind === kind) })),
  ].filter(({ hits }) => hits.length > 0)
}
