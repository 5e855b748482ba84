import type { Look } from './postings.ts'
import type { Term } from './terms.ts'

/** How strong the best word of a document must be that misses others: more than in passing, or in a heading. */
const telling = { most: 4, half: 13 }

/** A word of a query, and where it stands. */
export interface Asked extends Term, Look {
  /** It is not here as it was typed: a slip of the pen. */
  guessed: boolean
}

/** A document that was found, by its number, and the words of the query that it does not have. */
export interface Ranked {
  document: number
  without: readonly string[]
}

/**
 * The documents that answer a query, the best first. `terms` are what is asked for and `small` the words by which it is
 * asked. A document that misses a word counts for less, by how rare the word is. Where a word is not here as it was typed,
 * what has the others is chance, unless one document has most of them, or half and one in its heading: then nothing is
 * found. `loose` takes what there is.
 */
export function rank(terms: readonly Asked[], small: readonly Look[], loose = false): Ranked[] {
  const wanted = terms.reduce((sum, term) => sum + partOf(term), 0)
  const sums = new Map<number, { sum: number; covered: number; count: number; best: number; isSure: boolean }>()
  for (const term of terms)
    for (const [document, strength] of term.strengths) {
      const found = sums.get(document) ?? { sum: 0, covered: 0, count: 0, best: 0, isSure: terms.length === 1 }
      sums.set(document, {
        sum: found.sum + value(term.rarity, strength),
        covered: found.covered + term.rarity,
        count: found.count + partOf(term),
        best: Math.max(found.best, strength),
        // A guess at a slip of the pen is one where it stands beside a word that is here as it was typed.
        isSure: found.isSure || !term.guessed,
      })
    }
  // A heading that asks as the visitor does is nearer, but the small words alone find nothing.
  for (const { strengths, rarity } of small)
    for (const [document, strength] of strengths) {
      const found = sums.get(document)
      if (found) found.sum += value(rarity, strength) / 5
    }
  // The parts of a compound mean it only together.
  const parts = terms.filter(({ part }) => part)
  const found = [...sums].filter(([document]) => parts.every(({ strengths }) => strengths.has(document)))
  const allHere = terms.every(({ guessed }) => !guessed)
  const isAnswered = found.some(([, { count, best, isSure }]) => {
    const least = count === wanted ? 0 : 2 * count > wanted ? telling.most : telling.half
    return isSure && 2 * count >= wanted && best >= least
  })
  if (!allHere && !isAnswered && !loose) return []
  return found
    .map(([document, { sum, covered }]) => ({ document, score: sum * covered }))
    .sort((a, b) => b.score - a.score)
    .map(({ document }) => ({
      document,
      without: terms.filter(({ strengths }) => !strengths.has(document)).map(({ text }) => text),
    }))
}

/** How much of a query a word is: a compound is one word. */
const partOf = ({ part }: Asked) => (part ? 0.5 : 1)

function value(rarity: number, strength: number): number {
  return rarity * strength ** 0.6
}
