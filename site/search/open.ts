import { type Answer, group, meantBy, most } from './answer.ts'
import type { Found, SearchData } from './data.ts'
import { type Answered, openQuery, type Ranked } from './query.ts'
import type { Stem } from './words.ts'

/** The search of one language. */
export interface Search {
  /**
   * Shows at most twenty documents, at once by their titles and again when their texts are read. A query that finds
   * nothing while it is typed keeps what it found before, unless it is `whole`.
   */
  find(query: string, show: (answer: Answer) => void, whole?: boolean): Promise<void>
}

/** Opens an index. `readTexts` reads the texts of all documents, in their order. */
export function openSearch(data: SearchData, stem: Stem, readTexts: () => Promise<readonly string[]>): Search {
  const ask = openQuery(data, stem)
  let reading: Promise<readonly string[] | undefined> | undefined
  let turn = 0
  let last: Answered & { query: string } = { query: '', found: [], keyOf: () => undefined }

  /** Reads the texts once. Without them, titles lead to their pages too. */
  function texts() {
    reading ??= readTexts().catch(() => {
      reading = undefined
      return undefined
    })
    return reading
  }

  return {
    async find(query, show, whole = false) {
      const mine = ++turn
      const asked = ask(query)
      const kept = !whole && asked.found.length === 0 && last.found.length > 0 && query.startsWith(last.query)
      if (!kept) last = { ...asked, query }
      const { found, keyOf } = last
      // The words that were typed since, with the beginning of the first one.
      const since = kept ? query.slice(last.query.lastIndexOf(' ') + 1).trim() : ''
      const missed = since ? since.split(' ') : []
      const loose = found.length > 0 ? { found: [], keyOf } : ask(query, true)
      const answerWith = (texts?: readonly string[]): Answer => {
        const named = ({ document, without }: Ranked) => {
          const title = data.titles[document] as Found
          return { ...title, text: texts?.[document], document, without: [...new Set([...without, ...missed])] }
        }
        const hits = found.slice(0, most.all).map(named)
        const near = loose.found.slice(0, most.best).map(named)
        const meant = meantBy(near, loose.keyOf, query)
        return {
          groups: group(hits),
          count: hits.length,
          hasMore: found.length > most.all,
          kept,
          keyOf,
          // What was found by words that are like nothing that was typed is no answer.
          nearest: meant.length > 0 ? near : [],
          meant,
        }
      }
      show(answerWith())
      const read = await texts()
      if (read && mine === turn) show(answerWith(read))
    },
  }
}
