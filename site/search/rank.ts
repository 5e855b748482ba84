import { type Kind, kinds, shapeOf } from './data.ts'
import type { Look } from './postings.ts'
import type { Term } from './terms.ts'

/** Where the answer to a question is likelier, all else being equal: a whole document before one of its parts. */
const ranks = {
  whole: { page: 1.5, plan: 1.5, module: 1.5, question: 1.25, article: 0.85, legal: 1.25 },
  part: { page: 1.1, plan: 1.1, module: 1.1, question: 1.25, article: 0.6, legal: 1.05 },
} satisfies Record<string, Record<Kind, number>>

const rankOf = new Map<string | undefined, number>(
  kinds.flatMap((kind) => [
    [shapeOf({ kind }), ranks.whole[kind]],
    [shapeOf({ kind, section: '' }), ranks.part[kind]],
  ]),
)

/** How much of the best score a result has, at the least. */
const least = 1 / 8

/** The strength of a word in a heading, a title or an introduction; in a text it has less. */
const telling = 2.5

/** A word of a query, and where it stands. */
export type Asked = Term & Look

/** A document that was found, by its number, and the words of the query that it does not have. */
export interface Ranked {
  document: number
  without: readonly string[]
}

/**
 * The documents that answer a query, the best first. `shapes` is what each is, `terms` are what is asked for and `small`
 * the words by which it is asked. A document that misses a word counts for less, by how rare the word is; a word that the
 * site does not know at all is missed by each.
 */
export function rank(shapes: string, terms: readonly Asked[], small: readonly Look[]): Ranked[] {
  const known = terms.filter(({ strengths }) => strengths.size > 0)
  const unknown = terms.length - known.length
  if (unknown > known.length) return []
  // With as many words that the site does not know, a word in passing is chance: it must be what a text is about.
  const enough = unknown === known.length ? telling : 0
  const total = known.reduce((sum, { rarity }) => sum + rarity, 0) * (1 + unknown / (2 * terms.length))
  const sums = new Map<number, { sum: number; covered: number; best: number }>()
  for (const { strengths, rarity } of known) {
    for (const [document, strength] of strengths) {
      const { sum, covered, best } = sums.get(document) ?? { sum: 0, covered: 0, best: 0 }
      sums.set(document, {
        sum: sum + value(rarity, strength),
        covered: covered + rarity,
        best: Math.max(best, strength),
      })
    }
  }
  // A heading that asks as the visitor does is nearer, but the small words alone find nothing.
  for (const { strengths, rarity } of small)
    for (const [document, strength] of strengths) {
      const found = sums.get(document)
      if (found) found.sum += value(rarity, strength) / 8
    }
  const scored = [...sums]
    .filter(([, { best }]) => best >= enough)
    .map(([document, { sum, covered }]) => ({
      document,
      score: sum * (covered / total) ** 1.5 * (rankOf.get(shapes[document]) ?? 1),
    }))
    .sort((a, b) => b.score - a.score)
  return scored
    .filter(({ score }) => score >= (scored[0]?.score ?? 0) * least)
    .map(({ document }) => ({
      document,
      without: terms
        .filter(({ strengths }) => !strengths.has(document))
        .map(({ text, parts }) => parts?.join(' ') ?? text),
    }))
}

function value(rarity: number, strength: number): number {
  return rarity * strength ** 0.6
}
