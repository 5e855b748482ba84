import { type Found, type groups, longest, type SearchData, type Segment } from './data.ts'
import { mark } from './excerpt.ts'
import type { Ranked } from './rank.ts'
import { type Engine, groupsOf, openWords } from './search.ts'
import { type Stem, wordsOf } from './words.ts'

/** Something found, and the words of the query that it does not have. */
export interface Hit extends Found, Ranked {}

/** The results of a query as they are shown: the best three, and the others by kind. */
export interface Answer {
  groups: { name: (typeof groups)[number]; found: Hit[] }[]
  count: number
  /** They are those of what was typed before: this query has none itself. */
  kept: boolean
  /** The keys of the words by which they were found: what to mark in a text. */
  keys: ReadonlySet<string>
  /** Where nothing was found: the nearest that is there, and words that may have been meant. */
  nearest: readonly Hit[]
  meant: readonly string[]
}

/** The search of one language. */
export interface Search {
  /**
   * Shows at most twenty documents, of which no more than three are parts of one page: first by their titles, then with
   * their texts. What a later query finds is not shown before. A query that finds nothing while it is typed keeps what
   * it found until then; one that is `whole` keeps nothing. It fails when a file cannot be read.
   */
  find(query: string, show: (answer: Answer) => void, whole?: boolean): Promise<void>
  stem: Stem
}

const most = 20
const partsOfOnePage = 3

/** How many results stand first, whatever they are. */
const best = 3

/** Of a large index, words are looked up among those with the same beginning, in at most so many segments. */
const beginning = { letters: 3, segments: 2 }

/** So many documents of a large index are read before the first are shown. */
const few = 4

/** Opens an index. `read` gives what stands in a file beside it. */
export function openSearch(data: SearchData, stem: Stem, read: (file: string) => Promise<unknown>): Search {
  const starts = data.starts.split(' ')
  const synonyms = groupsOf(data)
  const segments: (Segment | undefined)[] = starts.map(() => data.words)
  const blocks = new Map<number, Promise<Found[]>>()
  let engine = openRead()
  let turn = 0
  let last = { query: '', found: [] as readonly Ranked[], keys: new Set<string>() as ReadonlySet<string> }

  function openRead(): Engine {
    const there = segments.filter((one) => one !== undefined)
    const all = (part: keyof Segment) => there.map((one) => one[part]).join(' ')
    return openWords({ ...data, words: all('words'), places: all('places') }, data.count, stem)
  }

  /** Reads the segments in which the words of a query can stand. */
  async function readWords(query: string) {
    const keys = wordsOf(query.slice(0, longest)).flatMap(({ text }) => [text, stem(text)])
    const begun = keys.map((key) => key.slice(0, beginning.letters))
    const wanted = [...begun.flatMap(segmentsOf), ...keys.flatMap((key) => synonyms.get(key) ?? []).map(segmentWith)]
    const missing = [...new Set(wanted)].filter((at) => segments[at] === undefined)
    if (missing.length === 0) return
    await Promise.all(
      missing.map(async (at) => {
        segments[at] = (await read(`${data.folder}words${at}.json`)) as Segment
      }),
    )
    engine = openRead()
  }

  function segmentsOf(start: string): number[] {
    const first = segmentWith(start)
    const after = starts.findIndex((word, at) => at > first && !word.startsWith(start))
    const end = Math.min(first + beginning.segments, after < 0 ? starts.length : after)
    return Array.from({ length: end - first }, (_, at) => first + at)
  }

  function segmentWith(word: string): number {
    return Math.max(
      0,
      starts.findLastIndex((start) => start <= word),
    )
  }

  function readBlock(at: number): Promise<Found[]> {
    const reading = blocks.get(at) ?? (read(`${data.folder}texts${at}.json`) as Promise<Found[]>)
    blocks.set(at, reading)
    reading.catch(() => blocks.delete(at))
    return reading
  }

  /** What was found with what its file says of it. */
  function readAll(ranked: readonly Ranked[]): Promise<Hit[]> {
    return Promise.all(
      ranked.map(async ({ document, without }) => {
        const block = await readBlock(Math.floor(document / data.blockSize))
        return { ...(block[document % data.blockSize] as Found), document, without }
      }),
    )
  }

  return {
    stem,
    async find(query, show, whole = false) {
      const mine = ++turn
      await readWords(query)
      if (mine !== turn) return
      const asked = engine(query)
      const kept = !whole && asked.found.length === 0 && last.found.length > 0 && query.startsWith(last.query)
      if (!kept) last = { ...asked, query }
      const { found, keys } = last
      const since = kept
        ? query
            .slice(last.query.lastIndexOf(' ') + 1)
            .trim()
            .split(' ')
        : []
      const near = found.length > 0 ? { found: [], keys } : engine(query, true)
      const nearby = near.found.slice(0, best)
      const say = (all: readonly Hit[], nearest: readonly Hit[]) => {
        if (mine !== turn) return
        const hits = fewPerPage(all).map((hit) => ({ ...hit, without: [...new Set([...hit.without, ...since])] }))
        const meant = meantBy(nearest, near.keys, stem)
        show({ groups: group(hits), count: hits.length, kept, keys, nearest, meant })
      }
      const { titles } = data
      const named = (one: Ranked): Hit => ({ ...(titles?.[one.document] as Found), ...one })
      if (titles) say(found.map(named), nearby.map(named))
      for (const count of titles ? [found.length] : [few, most]) {
        if (mine !== turn) return
        const reading = Promise.all([readAll(found.slice(0, count)), readAll(nearby)])
        // Without their texts, titles lead there too.
        const read = await (titles ? reading.catch(() => undefined) : reading)
        if (read) say(...read)
      }
    },
  }
}

/** The first documents, of a page with no more than a few of its parts. */
function fewPerPage(found: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>()
  return found
    .filter(({ url }) => {
      const [page = '', anchor] = url.split('#')
      const count = (counts.get(page) ?? 0) + 1
      if (anchor) counts.set(page, count)
      return !anchor || count <= partsOfOnePage
    })
    .slice(0, most)
}

/** The best results, and below them, by kind, the others: those that miss no word of the query first. */
function group(found: readonly Hit[]): Answer['groups'] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const first = kinds.length > 1 ? best : 0
  const others = found.slice(first).sort((a, b) => a.without.length - b.without.length)
  return [
    { name: 'best' as const, found: found.slice(0, first) },
    ...kinds.map((kind) => ({ name: kind, found: others.filter((one) => one.kind === kind) })),
  ].filter((one) => one.found.length > 0)
}

/** The words, as the nearest texts write them, by which they were found. */
function meantBy(nearest: readonly Hit[], keys: ReadonlySet<string>, stem: Stem): string[] {
  const words = nearest
    .flatMap(({ title, section = '', text = '' }) => mark(`${title} ${section} ${text}`, keys, stem))
    .filter(({ marked }) => marked)
    .map(({ text }) => text.toLowerCase())
  return [...new Map(words.map((word) => [stem(word), word])).values()].slice(0, 3)
}
