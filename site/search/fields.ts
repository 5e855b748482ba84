import type { FuseOptionKey } from 'fuse.js'

/** The fields of a document that are searched, and how much a word counts in each. */
export const weights = { heading: 10, keywords: 6, intro: 4, page: 3, twin: 3, body: 1 }

export type Fields = Record<keyof typeof weights, string>

export const keys: FuseOptionKey<Fields>[] = Object.entries(weights).map(([name, weight]) => ({ name, weight }))

/** How much less a word counts among many others. */
export const fieldNormWeight = 0.3

/** Writes stems as a field. Each has a space on both sides, which tells a whole word from a part of one. */
export function fieldOf(stems: Iterable<string>): string {
  return ` ${[...new Set(stems)].sort().join(' ')} `
}

/** Returns a pattern of Fuse's extended search that finds a whole word. */
export const wholeWord = (stem: string) => `'" ${stem} "`

/** Finds the words that begin so. */
export const beginning = (letters: string) => `'" ${letters}"`

/** Finds the words that end so. */
export const ending = (letters: string) => `'"${letters} "`
