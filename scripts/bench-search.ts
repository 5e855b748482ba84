import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { partsIn, readAll } from '../engine/build-content.ts'
import { print } from '../engine/problem.ts'
import { listFound, namesIn, searchedIn, withTwins } from '../engine/search/documents.ts'
import { makeIndex } from '../engine/search/index-of.ts'
import { type Locale, locales, localize } from '../site/locales.ts'
import { languages } from '../site/search/languages.ts'
import { openIndex } from '../site/search/search.ts'
import { startBrowser } from '../system/browser.ts'
import { miniSearch } from './bench/minisearch.ts'
import { makePosts } from './bench/posts.ts'
import { type Find, finder, judge, queries } from './bench/queries.ts'
import { bundleSearch, timeInBrowser } from './bench/time.ts'
import { givenTo } from './command.ts'

// npm run bench:search: how well search finds, beside MiniSearch on the same documents, what it weighs and how fast it
// answers, on the site as it is and with 200 and 2,000 posts of 800 words; --posts 500 with so many.
const { options } = givenTo('bench:search')
const root = process.cwd()
const built = await readAll({ root, env: process.env })
const partsOf = partsIn(root)
if (Array.isArray(built)) {
  console.error(built.map(print).join('\n'))
  process.exit(1)
}
const { vocabularies } = built
const searched = localize((locale) => searchedIn(built, locale))
const documents = localize((locale) => {
  const others = locales.filter((other) => other !== locale)
  return withTwins(
    listFound(searched[locale], partsOf),
    others.map((other) => namesIn(searched[other])),
  )
})
const indexOf = (locale: Locale, more: typeof documents.nl = []) =>
  makeIndex([...documents[locale], ...more], locale, vocabularies[locale])
const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(6)
const size = (value: object) => brotliCompressSync(JSON.stringify(value)).length
const ms = (time: number) => `${time.toFixed(1)} ms`

const ours = localize((locale) => openIndex(indexOf(locale), languages[locale].stem))
const theirs = localize((locale) => miniSearch(documents[locale]))
const engines: Record<string, Find> = { ours: finder(ours), MiniSearch: (query, locale) => theirs[locale](query) }
console.log(pc.bold('                      first   three   found  silent'))
for (const half of ['tuned', 'reported'] as const)
  for (const [name, find] of Object.entries(engines)) {
    const set = queries.filter((query) => query.half === half)
    const { first, three, found, silent } = judge(find, set)
    console.log(`${half.padEnd(9)}${name.padEnd(11)}${[first, three, found, silent].map(percent).join('  ')}`)
  }
for (const { query, locale, kind, place } of judge(
  finder(ours),
  queries.filter(({ half }) => half === 'tuned'),
).missed)
  console.log(pc.dim(`  ${locale} ${kind}: ${query}: ${place === 0 ? 'not found' : `at ${place}`}`))
for (const locale of locales)
  console.log(`${locale}: ${documents[locale].length} documents, ${size(indexOf(locale))} bytes`)

const browser = await startBrowser()
const program = await bundleSearch(root)
console.log(`the program: ${brotliCompressSync(program).length} bytes`)
const asked = queries.filter(({ locale }) => locale === 'nl').map(({ query }) => query)
for (const count of [0, ...options.posts.map(Number)]) {
  const data = indexOf('nl', makePosts(count, 800, documents.nl))
  const { open, median, p95, longest, blocked } = await timeInBrowser(browser, program, data, asked)
  console.log(pc.bold(`\nnl with ${count} posts more: ${data.documents.length} documents`))
  console.log(`  index ${size(data)} bytes in brotli; opened in ${ms(open)}`)
  console.log(
    `  a query: median ${ms(median)}, 95th percentile ${ms(p95)}, longest ${ms(longest)}; letters that took over 50 ms: ${blocked}`,
  )
}
await browser.close()
