import type { Found, groups } from './data.ts'
import { type KeyOf, mark } from './excerpt.ts'
import type { Ranked } from './query.ts'

/** Something found, and the words of the query that it does not have. */
export interface Hit extends Found, Ranked {}

/** The results of a query as they are shown: the best three, and the others by kind. */
export interface Answer {
  groups: { name: (typeof groups)[number]; found: Hit[] }[]
  count: number
  /** There are more, which are not shown. */
  hasMore: boolean
  /** They are those of what was typed before: this query has none itself. */
  kept: boolean
  /** Of the words by which they were found: what to mark in a text. */
  keyOf: KeyOf
  /** Where nothing was found: the nearest that is there, and words that may have been meant. */
  nearest: readonly Hit[]
  meant: readonly string[]
}

/** How many results are shown, and how many of them stand first, whatever they are. */
export const most = { all: 20, best: 3 }

/** The best results, and below them the others by kind. */
export function group(found: readonly Hit[]): Answer['groups'] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const first = kinds.length > 1 ? most.best : 0
  return [
    { name: 'best' as const, found: found.slice(0, first) },
    ...kinds.map((kind) => ({ name: kind, found: found.slice(first).filter((one) => one.kind === kind) })),
  ].filter((one) => one.found.length > 0)
}

/** The words by which the nearest texts were found, as they are written there and where they are like one that was typed. */
export function meantBy(nearest: readonly Hit[], keyOf: KeyOf, query: string): string[] {
  const typed = query.toLowerCase().split(' ')
  const words = nearest
    .flatMap(({ title, section = '', text = '' }) => mark(`${title} ${section} ${text}`, keyOf))
    .filter(({ marked }) => marked)
    .map(({ text }) => text.toLowerCase())
    .filter((word) => typed.some((one) => isLike(word, one)))
  return [...new Map(words.map((word) => [keyOf(word) ?? word, word])).values()].slice(0, 3)
}

/** Whether at most a third of the letters differ: contukt is like contact, and bitcoin is not like button. */
function isLike(one: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, its] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + Number(letter !== its)))
    row = next
  }
  return (row.at(-1) ?? 0) <= Math.max(one.length, other.length) / 3
}
