import { longest } from '../../site/search/data.ts'
import type { Search } from '../../site/search/open.ts'

/** Returns how many milliseconds opening an index, each letter that is typed, and a query that is pasted take. */
export async function timeQueries(open: () => Search, queries: readonly string[]) {
  const opened: number[] = []
  const letters: number[] = []
  for (const query of queries) {
    const search = await timed(opened, open)
    for (let end = 1; end <= query.length; end++) await timed(letters, () => search.find(query.slice(0, end), () => {}))
  }
  const all = queries.join(' ')
  const pasted: number[] = []
  for (let start = 0; start + longest <= all.length; start += longest) {
    const search = open()
    await timed(pasted, () => search.find(all.slice(start, start + longest), () => {}))
  }
  return { opened: partsOf(opened), letters: partsOf(letters), pasted: partsOf(pasted) }
}

async function timed<T>(spent: number[], run: () => T): Promise<Awaited<T>> {
  const start = performance.now()
  const result = await run()
  spent.push(performance.now() - start)
  return result
}

function partsOf(spent: number[]) {
  const sorted = spent.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { median: at(0.5), p95: at(0.95), longest: at(1) }
}
