import type { Found, groups, SearchData } from './data.ts'
import { openQuery, type Ranked } from './query.ts'
import type { KeyOf, Stem } from './words.ts'

/** Something found, and the words of the query that it does not have. */
export interface Hit extends Found, Ranked {}

/** The results of a query as they are shown: the best three, and the others by kind. */
export interface Answer {
  groups: { name: (typeof groups)[number]; found: Hit[] }[]
  count: number
  /** There are more, which are not shown. */
  hasMore: boolean
  /** Of the words by which they were found: what to mark in a text. */
  keyOf: KeyOf
}

/** The search of one language. */
export interface Search {
  /** Shows at most twenty documents, at once by their titles and again when their texts are read. */
  find(query: string, show: (answer: Answer) => void): Promise<void>
}

/** How many results are shown, and how many of them stand first, whatever their kind. */
const maxResults = { all: 20, best: 3 }

/** Opens an index. `readTexts` reads the texts of all documents, in their order. */
export function openSearch(data: SearchData, stem: Stem, readTexts: () => Promise<readonly string[]>): Search {
  const ask = openQuery(data, stem)
  let reading: Promise<readonly string[] | undefined> | undefined
  let turn = 0

  /** Reads the texts once. Without them, titles lead to their pages too. */
  function texts() {
    reading ??= readTexts().catch(() => {
      reading = undefined
      return undefined
    })
    return reading
  }

  return {
    async find(query, show) {
      const mine = ++turn
      const { found, keyOf } = ask(query)
      const shown = found.slice(0, maxResults.all)
      const answerWith = (texts?: readonly string[]): Answer => ({
        groups: group(
          shown.map((ranked) => ({
            ...(data.titles[ranked.document] as Found),
            text: texts?.[ranked.document],
            ...ranked,
          })),
        ),
        count: shown.length,
        hasMore: found.length > shown.length,
        keyOf,
      })
      show(answerWith())
      const read = await texts()
      if (read && mine === turn) show(answerWith(read))
    },
  }
}

/** Groups results: the best of all kinds, and below them the others by kind. */
function group(hits: readonly Hit[]): Answer['groups'] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const first = kinds.length > 1 ? maxResults.best : 0
  return [
    { name: 'best' as const, found: hits.slice(0, first) },
    ...kinds.map((kind) => ({ name: kind, found: hits.slice(first).filter((one) => one.kind === kind) })),
  ].filter(({ found }) => found.length > 0)
}
