import { type Found, longest, type SearchData, type Segment } from './data.ts'
import { type Engine, groupsOf, openWords } from './search.ts'
import { type Stem, wordsOf } from './words.ts'

/** Of a large index, words are looked up among those with the same beginning, in at most so many segments. */
const beginning = { letters: 3, segments: 2 }

/** The files of an index, of which those are read that a query needs. `read` gives what stands in a file beside the first. */
export function indexFiles(data: SearchData, stem: Stem, read: (file: string) => Promise<unknown>) {
  const starts = data.starts.split(' ')
  const synonyms = groupsOf(data)
  const segments: (Segment | undefined)[] = starts.map(() => data.words)
  const blocks = new Map<number, Promise<Found[]>>()
  let engine = openRead()

  function openRead(): Engine {
    const there = segments.filter((one) => one !== undefined)
    const all = (part: keyof Segment) => there.map((one) => one[part]).join(' ')
    return openWords({ ...data, words: all('words'), places: all('places') }, data.count, stem)
  }

  /** The segments with the words that begin so. */
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

  return {
    /** What answers a query, when the segments are read in which its words can stand. */
    async engineFor(query: string): Promise<Engine> {
      const keys = wordsOf(query.slice(0, longest)).flatMap(({ text }) => [text, stem(text)])
      const begun = keys.map((key) => key.slice(0, beginning.letters))
      const wanted = [...begun.flatMap(segmentsOf), ...keys.flatMap((key) => synonyms.get(key) ?? []).map(segmentWith)]
      const missing = [...new Set(wanted)].filter((at) => segments[at] === undefined)
      await Promise.all(
        missing.map(async (at) => {
          segments[at] = (await read(`${data.folder}words${at}.json`)) as Segment
        }),
      )
      if (missing.length > 0) engine = openRead()
      return engine
    },
    /** What is said of documents, each with its text. */
    readDocuments(numbers: readonly number[]): Promise<Found[]> {
      return Promise.all(
        numbers.map(async (number) => {
          const block = await readBlock(Math.floor(number / data.blockSize))
          return block[number % data.blockSize] as Found
        }),
      )
    },
  }
}
