import type { Match } from './match.ts'

/** Where a term stands: in which documents and how well it fits each, by which words, and how rare it is. */
export interface Look {
  strengths: ReadonlyMap<number, number>
  keys: readonly string[]
  rarity: number
}

/** Looks up the words that answer a term. A document has the strength of the word that fits best. */
export function lookUp(
  matches: readonly Match[],
  words: readonly string[],
  places: readonly string[],
  total: number,
): Look {
  const strengths = new Map<number, number>()
  for (const [index, likeness] of matches)
    for (const [document, weight] of readPlaces(places[index] ?? ''))
      strengths.set(document, Math.max(weight * likeness, strengths.get(document) ?? 0))
  const keys = matches.map(([index]) => words[index] ?? '')
  return { strengths, keys, rarity: Math.log(1 + total / (strengths.size || 1)) }
}

/** A document in which a word stands, and how much it counts there: a step from 0 to 15, as of a logarithm. */
export type Place = readonly [document: number, step: number]

/** The place of a word in a document. */
export function placeOf(document: number, weight: number): Place {
  const step = Math.round(Math.log2(weight + 0.5) * 3) + 2
  return [document, Math.max(0, Math.min(15, step))]
}

/**
 * Writes places, in the order of their documents, as the distance to the one before in base 36 and the weight as a letter
 * from A: `3C1B` is document 3 with weight C, then the one after it with weight B.
 */
export function writePlaces(places: readonly Place[]): string {
  return places
    .map(
      ([document, step], at) => (document - (places[at - 1]?.[0] ?? 0)).toString(36) + String.fromCharCode(65 + step),
    )
    .join('')
}

function* readPlaces(text: string): Generator<[document: number, weight: number]> {
  let document = 0
  for (const [, gap = '', letter = 'A'] of text.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    document += Number.parseInt(gap, 36)
    yield [document, 2 ** ((letter.charCodeAt(0) - 67) / 3) - 0.2]
  }
}
