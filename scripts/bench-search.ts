import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { cut } from '../builder/lists/search-files.ts'
import { cacheIn, examine } from '../engine/build-content.ts'
import type { Entry } from '../engine/entry.ts'
import { print } from '../engine/print.ts'
import { keptParts } from '../engine/read-entries.ts'
import { listFound, namesIn, withTwins } from '../engine/search/documents.ts'
import { makeIndex } from '../engine/search/index-of.ts'
import { searchedIn } from '../engine/search/searched.ts'
import { type Locale, locales, localize } from '../site/locales.ts'
import { languages } from '../site/search/languages.ts'
import { openSearch } from '../site/search/open.ts'
import { startBrowser } from '../system/browser.ts'
import { miniSearch } from './bench/minisearch.ts'
import { makePosts } from './bench/posts.ts'
import { type Find, finder, judge, queries, searchOf } from './bench/queries.ts'
import { bundleSearch, timeInBrowser } from './bench/time.ts'
import { givenTo } from './command.ts'

// npm run bench:search: how well search finds, beside MiniSearch on the same documents, what it weighs and how fast it
// answers, on the site as it is and with 200 and 2,000 posts of 800 words; --posts 500 with so many.
const { options } = givenTo('bench:search')
const root = process.cwd()
const { built, problems } = await examine({ root, env: process.env })
const partsOf = (entry: Entry) => keptParts(entry, cacheIn(root))
if (!built) {
  console.error(problems.map(print).join('\n'))
  process.exit(1)
}
const searched = localize((locale) => searchedIn(built, locale))
const documents = localize((locale) => {
  const others = locales.filter((other) => other !== locale)
  return withTwins(
    listFound(searched[locale], partsOf),
    others.map((other) => namesIn(searched[other])),
  )
})
const indexOf = (locale: Locale, more: typeof documents.nl = []) =>
  makeIndex([...documents[locale], ...more], locale, searched[locale].vocabulary.groups)
const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(6)
const ms = (time: number) => `${time.toFixed(1)} ms`

const ours = localize((locale) => searchOf(indexOf(locale), locale))
const theirs = localize((locale) => miniSearch(documents[locale]))
const engines: Record<string, Find> = { ours: finder(ours), MiniSearch: async (query, locale) => theirs[locale](query) }
console.log(pc.bold('                      first   three   found  silent'))
for (const half of ['tuned', 'reported'] as const)
  for (const [name, find] of Object.entries(engines)) {
    const set = queries.filter((query) => query.half === half)
    const { first, three, found, silent } = await judge(find, set)
    console.log(`${half.padEnd(9)}${name.padEnd(11)}${[first, three, found, silent].map(percent).join('  ')}`)
  }
const { missed } = await judge(
  finder(ours),
  queries.filter(({ half }) => half === 'tuned'),
)
for (const { query, locale, kind, place } of missed)
  console.log(pc.dim(`  ${locale} ${kind}: ${query}: ${place === 0 ? 'not found' : `at ${place}`}`))

const browser = await startBrowser()
const program = await bundleSearch(root)
console.log(`the program: ${brotliCompressSync(program).length} bytes`)
const asked = queries.filter(({ locale }, at) => locale === 'nl' && at % 4 === 0).map(({ query }) => query)
for (const count of [0, ...options.posts.map(Number)]) {
  const index = indexOf('nl', makePosts(count, 800, documents.nl))
  const { first, others } = cut(index, 'nl')
  const files = new Map<string, Buffer>([first, ...others].map(({ path, bytes }) => [path, bytes]))
  const { open, median, p95, longest, blocked } = await timeInBrowser(browser, program, first.path, files, asked)
  console.log(pc.bold(`\nnl with ${count} posts more: ${index.documents.length} documents in ${files.size} files`))
  const weights = await Promise.all(asked.map((query) => bytesOf(query, first.path, files)))
  const sorted = weights.toSorted((a, b) => a - b)
  console.log(
    `  to the first result: ${sorted[Math.floor(sorted.length / 2)]} bytes in brotli, at the most ${sorted.at(-1)}; opened in ${ms(open)}`,
  )
  console.log(
    `  a query: median ${ms(median)}, 95th percentile ${ms(p95)}, longest ${ms(longest)}; letters that took over 50 ms: ${blocked}`,
  )
}
await browser.close()

/** What a query costs that is the first one: the index and what was read until something was shown, the program apart. */
async function bytesOf(query: string, first: string, files: ReadonlyMap<string, Buffer>): Promise<number> {
  const weigh = (path: string) => brotliCompressSync(files.get(path) ?? '').length
  let bytes = weigh(first)
  let shown = false
  const read = async (path: string) => {
    if (!shown) bytes += weigh(path)
    return JSON.parse(String(files.get(path)))
  }
  const search = openSearch(JSON.parse(String(files.get(first))), languages.nl.stem, read)
  await search.find(query, () => {
    shown = true
  })
  return bytes
}
