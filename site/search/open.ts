import type { FoundDocument, groups, SearchData } from './data.ts'
import { openQuery, type Ranked } from './query.ts'
import type { KeyOf, Stem } from './words.ts'

/** A result, with the query words it lacks. */
export interface SearchHit extends FoundDocument, Ranked {}

/** Results: the best three, then by kind. */
export interface SearchAnswer {
  groups: { name: (typeof groups)[number]; found: SearchHit[] }[]
  count: number
  hasMore: boolean
  keyOf: KeyOf
}

export interface Search {
  /** Finds at most twenty documents. Calls `show` with titles first, and again with texts. */
  find(query: string, show: (answer: SearchAnswer) => void): Promise<void>
}

const maxResults = { all: 20, best: 3 }

/** Opens an index. `readTexts` reads all texts in document order. */
export function openSearch(data: SearchData, stem: Stem, readTexts: () => Promise<readonly string[]>): Search {
  const ask = openQuery(data, stem)
  let reading: Promise<readonly string[] | undefined> | undefined
  let turn = 0

  /** Reads the texts once. Failure is tolerated: titles suffice. */
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
      const answerWith = (texts?: readonly string[]): SearchAnswer => ({
        groups: group(
          shown.map((ranked) => ({
            ...(data.titles[ranked.document] as FoundDocument),
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

function group(hits: readonly SearchHit[]): SearchAnswer['groups'] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const first = kinds.length > 1 ? maxResults.best : 0
  return [
    { name: 'best' as const, found: hits.slice(0, first) },
    ...kinds.map((kind) => ({ name: kind, found: hits.slice(first).filter((one) => one.kind === kind) })),
  ].filter(({ found }) => found.length > 0)
}
