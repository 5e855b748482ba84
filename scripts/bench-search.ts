import { rmSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { type Locale, locales, localize } from '../site/locales.ts'
import type { SearchIndex } from '../site/search/data.ts'
import { copyWithPosts } from './bench/copy.ts'
import { finder, judge, openFiles, queries, searchOf } from './bench/queries.ts'
import { cut } from './build/lists/search-files.ts'
import { print } from './check/print.ts'
import { givenTo } from './command.ts'
import { examine, searchIndexOf } from './content/build-content.ts'

// Measures the site as it is, and copies with 200 and 2,000 posts more in each language; --posts 500 with so many.
const { options } = givenTo('bench:search')
const root = process.cwd()
const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(6)
const ms = (time: number) => `${time.toFixed(1)} ms`

const site = await readSearch(root)
const find = finder(localize((locale) => searchOf(site(locale), locale)))
console.log(pc.bold('          first   three   found  silent'))
const tuned = queries.filter(({ half }) => half === 'tuned')
const reported = queries.filter(({ half }) => half === 'reported')
const sets = { tuned, reported, newest: reported.filter(({ round }) => round === 4) }
for (const [set, all] of Object.entries(sets)) {
  const { first, three, found, silent } = await judge(find, all)
  console.log(`${set.padEnd(9)}${[first, three, found, silent].map(percent).join('  ')}`)
}
const { missed } = await judge(find, tuned)
for (const { query, locale, kind, place } of missed)
  console.log(pc.dim(`  ${locale} ${kind}: ${query}: ${place === 0 ? 'not found' : `at ${place}`}`))

const asked = queries.filter(({ locale }, at) => locale === 'nl' && at % 4 === 0).map(({ query }) => query)
await measureIndex('nl as it is', site('nl'))
for (const count of options.posts.map(Number)) {
  const folder = copyWithPosts(locales.length * count)
  try {
    const copy = await readSearch(folder)
    await measureIndex(`nl with ${count} posts more`, copy('nl'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the search indexes of a project whose content has no mistakes. */
async function readSearch(root: string): Promise<(locale: Locale) => SearchIndex> {
  const settings = { root, env: process.env }
  const { built, problems } = await examine(settings)
  if (!built) throw new Error(problems.map(print).join('\n'))
  return (locale) => JSON.parse(searchIndexOf(settings, built, locale))
}

async function measureIndex(name: string, index: SearchIndex) {
  const files = cut(index, 'nl')
  const open = () => openFiles(files, 'nl')
  console.log(pc.bold(`\n${name}: ${index.documents.length} documents in ${files.others.length + 1} files`))
  const weights = (await Promise.all(asked.map((query) => bytesOf(query, open())))).sort((a, b) => a - b)
  console.log(`  to the first result: ${weights[weights.length >> 1]} bytes in brotli, at the most ${weights.at(-1)}`)
  const times = await timeQueries(open())
  const at = (part: number) => ms(times[Math.floor((times.length - 1) * part)] ?? 0)
  console.log(`  a query: median ${at(0.5)}, 95th percentile ${at(0.95)}, longest ${at(1)}`)
}

/** Returns the times that queries take once what they need of the index was read, in milliseconds, sorted. */
async function timeQueries({ search }: ReturnType<typeof openFiles>): Promise<number[]> {
  const times: number[] = []
  for (const query of asked) {
    await search.find(query, () => {})
    const start = performance.now()
    await search.find(query, () => {})
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** Returns the bytes that a first query costs: the index and what is read until something shows, without the program. */
async function bytesOf(query: string, { search, read }: ReturnType<typeof openFiles>): Promise<number> {
  let until: number | undefined
  await search.find(query, () => {
    until ??= read.length
  })
  return read.slice(0, until).reduce((sum, file) => sum + brotliCompressSync(file).length, 0)
}
