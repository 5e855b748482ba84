import { type Answer, fewPerPage, group, type Hit, meantBy, most } from './answer.ts'
import type { SearchData } from './data.ts'
import { indexFiles } from './index-files.ts'
import type { Ranked } from './rank.ts'
import type { Answered } from './search.ts'
import type { Stem } from './words.ts'

/** The search of one language. */
export interface Search {
  /**
   * Shows at most twenty documents, of which no more than three are parts of one page: first by their titles, then with
   * their texts. What a later query finds is not shown before. A query that finds nothing while it is typed keeps what
   * it found until then; one that is `whole` keeps nothing. It fails when a file cannot be read.
   */
  find(query: string, show: (answer: Answer) => void, whole?: boolean): Promise<void>
}

/** So many documents of a large index are read before the first are shown. */
const few = 4

/** Opens an index. `read` gives what stands in a file beside it. */
export function openSearch(data: SearchData, stem: Stem, read: (file: string) => Promise<unknown>): Search {
  const files = indexFiles(data, stem, read)
  const { titles } = data
  let turn = 0
  let last: Answered & { query: string } = { query: '', found: [], keyOf: () => undefined }

  async function readAll(ranked: readonly Ranked[]): Promise<Hit[]> {
    const read = await files.readDocuments(ranked.map(({ document }) => document))
    return read.map((one, at) => ({ ...one, ...(ranked[at] as Ranked) }))
  }

  return {
    async find(query, show, whole = false) {
      const mine = ++turn
      const engine = await files.engineFor(query)
      if (mine !== turn) return
      const asked = engine(query)
      const kept = !whole && asked.found.length === 0 && last.found.length > 0 && query.startsWith(last.query)
      if (!kept) last = { ...asked, query }
      const { found, keyOf } = last
      // What was typed since then, with the beginning of its first word.
      const since = kept ? query.slice(last.query.lastIndexOf(' ') + 1).trim() : ''
      const missed = since ? since.split(' ') : []
      const near = found.length > 0 ? { found: [], keyOf } : engine(query, true)
      const nearby = near.found.slice(0, most.best)
      const say = (all: readonly Hit[], nearest: readonly Hit[]) => {
        if (mine !== turn) return
        const hits = fewPerPage(all).map((hit) => ({ ...hit, without: [...new Set([...hit.without, ...missed])] }))
        const meant = meantBy(nearest, near.keyOf)
        show({ groups: group(hits), count: hits.length, kept, keyOf, nearest, meant })
      }
      const named = (one: Ranked): Hit => ({ ...(titles?.[one.document] as Hit), ...one })
      if (titles) say(found.map(named), nearby.map(named))
      for (const count of titles ? [found.length] : [few, most.all]) {
        if (mine !== turn) return
        const reading = Promise.all([readAll(found.slice(0, count)), readAll(nearby)])
        // Without their texts, titles lead there too.
        const read = await (titles ? reading.catch(() => undefined) : reading)
        if (read) say(...read)
      }
    },
  }
}
