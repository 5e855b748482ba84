import type { Look } from './postings.ts'
import type { Term } from './terms.ts'

/** The strength of a word in a heading; elsewhere it has less. */
const telling = 8

/** A word of a query, and where it stands. */
export interface Asked extends Term, Look {
  /** It is not here as it was typed: a slip of the pen, or a compound of which the parts are here. */
  guessed: boolean
}

/** A document that was found, by its number, and the words of the query that it does not have. */
export interface Ranked {
  document: number
  without: readonly string[]
}

/**
 * The documents that answer a query, the best first. `terms` are what is asked for and `small` the words by which it is
 * asked. A document that misses a word counts for less, by how rare the word is. With more words that the site does not
 * know than words that it does, what is found is chance. `loose` takes any number of guesses.
 */
export function rank(terms: readonly Asked[], small: readonly Look[], loose = false): Ranked[] {
  // One word that is not here as it was typed can be guessed. Beside a second one, a guess is chance; a compound is one.
  const guesses = terms.filter(({ guessed }) => guessed)
  const strange = guesses.reduce((count, { part }) => count + (part ? 0.5 : 1), 0)
  const known = terms.filter(({ guessed, strengths }) => (strange > 1 && !loose ? !guessed : strengths.size > 0)).length
  if (2 * known < terms.length) return []
  // With as many unknown words as known ones, a word in passing is chance: it must be what a heading is about.
  const enough = 2 * known === terms.length ? telling : 0
  // The parts of a compound mean it only together.
  const parts = terms.filter(({ part }) => part)
  const sums = new Map<number, { sum: number; covered: number; best: number }>()
  for (const { strengths, rarity } of terms)
    for (const [document, strength] of strengths) {
      const { sum, covered, best } = sums.get(document) ?? { sum: 0, covered: 0, best: 0 }
      const all = { sum: sum + value(rarity, strength), covered: covered + rarity, best: Math.max(best, strength) }
      sums.set(document, all)
    }
  // A heading that asks as the visitor does is nearer, but the small words alone find nothing.
  for (const { strengths, rarity } of small)
    for (const [document, strength] of strengths) {
      const found = sums.get(document)
      if (found) found.sum += value(rarity, strength) / 5
    }
  return [...sums]
    .filter(([document, { best }]) => best >= enough && parts.every(({ strengths }) => strengths.has(document)))
    .map(([document, { sum, covered }]) => ({ document, score: sum * covered }))
    .sort((a, b) => b.score - a.score)
    .map(({ document }) => ({
      document,
      without: terms.filter(({ strengths }) => !strengths.has(document)).map(({ text }) => text),
    }))
}

function value(rarity: number, strength: number): number {
  return rarity * strength ** 0.6
}
