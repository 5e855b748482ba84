import type { Found, Kind } from './data.ts'
import type { Look } from './postings.ts'

/** Where the answer to a question is likelier, all else being equal: a whole document before one of its parts. */
const ranks: Record<Kind, number> = { page: 1.5, plan: 1.5, module: 1.5, question: 1.25, article: 1.05, legal: 1.25 }
const partRanks: Partial<Record<Kind, number>> = { article: 0.8, legal: 1.05 }

function rankOf({ kind, section }: Found): number {
  return (section && partRanks[kind]) || ranks[kind]
}

/** How much of the best score a result has, at the least. */
const least = 1 / 8

/**
 * The documents that answer the terms of a query, the best first. `coverage` is the part of the terms that a document
 * has, at the least; `small` are the words by which the question is asked.
 */
export function rank(
  documents: readonly Found[],
  terms: readonly Look[],
  small: readonly Look[],
  coverage: number,
): Found[] {
  // A word that the site does not know at all counts for two: what is asked is probably not here.
  const whole = terms.reduce((sum, { strengths }) => sum + (strengths.size > 0 ? 1 : 2), 0)
  const sums = new Map<number, { sum: number; covered: number }>()
  for (const { strengths, rarity } of terms) {
    for (const [document, strength] of strengths) {
      const { sum, covered } = sums.get(document) ?? { sum: 0, covered: 0 }
      sums.set(document, { sum: sum + value(rarity, strength), covered: covered + 1 })
    }
  }
  // A heading that asks as the visitor does is nearer, but the small words alone find nothing.
  for (const { strengths, rarity } of small)
    for (const [document, strength] of strengths) {
      const known = sums.get(document)
      if (known) known.sum += value(rarity, strength) / 8
    }
  const scored = [...sums]
    .filter(([, { covered }]) => covered >= coverage * whole)
    .flatMap(([document, { sum, covered }]) => {
      const found = documents[document]
      return found ? [{ found, score: sum * (covered / whole) ** 2 * rankOf(found) }] : []
    })
    .sort((a, b) => b.score - a.score)
  return scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) * least).map(({ found }) => found)
}

function value(rarity: number, strength: number): number {
  return rarity * strength ** 0.6
}
