import type { openFiles } from './queries.ts'

/** How long opening an index and answering queries takes, in milliseconds, as in a browser but for the network. */
export async function timeQueries(open: () => ReturnType<typeof openFiles>, queries: readonly string[]) {
  const start = performance.now()
  const { search } = open()
  const opened = performance.now() - start
  const timeOf = async (query: string) => {
    const before = performance.now()
    await search.find(query, () => {})
    return performance.now() - before
  }
  const spent: number[] = []
  let blocked = 0
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) if ((await timeOf(query.slice(0, length))) > 50) blocked++
    // What has to be read of an index is there by now.
    spent.push(await timeOf(query))
  }
  spent.sort((a, b) => a - b)
  const at = (part: number) => spent[Math.min(spent.length - 1, Math.floor(spent.length * part))] ?? 0
  return { opened, median: at(0.5), p95: at(0.95), longest: at(1), blocked }
}
