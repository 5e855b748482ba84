import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { locales } from '../site/locales.ts'
import { listPages } from '../site/pages.ts'
import { openIndex } from '../site/search/find.ts'
import { languages } from '../site/search/languages.ts'
import { judge, nonsense, queries } from '../tests/search/queries.ts'
import { benchPagefind } from './bench/pagefind.ts'
import { makePosts } from './bench/posts.ts'
import { bundleSearch, timeInBrowser } from './bench/time.ts'
import { startBrowser } from './browser.ts'
import { partsIn, readAll } from './build-content.ts'
import { print } from './content/problem.ts'
import { listFound, searchedIn } from './content/search.ts'
import { makeIndex } from './content/search-index.ts'

// npm run bench:search [-- --no-pagefind]: how well search finds, what it weighs and how fast it answers, on the site as
// it is and with 200 and 2,000 posts of 800 words; then Pagefind 1.6 on the same built site (npm run build first).
const { values } = parseArgs({
  options: {
    pagefind: { type: 'boolean', default: true },
    posts: { type: 'string', multiple: true, default: ['200', '2000'] },
  },
  allowNegative: true,
})
const root = process.cwd()
const built = await readAll({ root, env: process.env })
const partsOf = partsIn(root)
if (Array.isArray(built)) {
  console.error(built.map(print).join('\n'))
  process.exit(1)
}
const percent = (part: number) => `${(100 * part).toFixed(1)} %`
const size = (value: object) => brotliCompressSync(JSON.stringify(value)).length
const ms = (time: number) => `${time.toFixed(1)} ms`
const browser = await startBrowser()
const program = await bundleSearch(root)

for (const locale of locales) {
  const { stem, compounds } = languages[locale]
  const data = makeIndex(listFound(searchedIn(built, locale), partsOf), locale)
  const search = openIndex(data, (await stem()).stem, compounds)
  const { first, three, recall, missed } = judge(search, queries[locale])
  const empty = nonsense.filter((query) => search.find(query).count === 0).length / nonsense.length
  console.log(pc.bold(`\n${locale}: ${data.documents.length} documents, ${queries[locale].length} queries`))
  console.log(
    `  found ${percent(recall)}, first ${percent(first)}, in three ${percent(three)}, nonsense empty ${percent(empty)}`,
  )
  console.log(`  index ${size(data)} bytes in brotli, program ${brotliCompressSync(program).length}`)
  for (const { query, place } of missed) console.log(`  ${query}: ${place === 0 ? 'not found' : `at ${place}`}`)
}

const asked = [...queries.nl.map(({ query }) => query), ...nonsense]
const shipped = listFound(searchedIn(built, 'nl'), partsOf)
for (const count of [0, ...values.posts.map(Number)]) {
  const posts = makePosts(count, 800, shipped)
  const data = makeIndex([...shipped, ...posts], 'nl')
  const { open, median, p95, longest, blocked } = await timeInBrowser(browser, program, data, asked)
  const search = openIndex(data, (await languages.nl.stem()).stem, true)
  const { first, three } = judge(search, queries.nl)
  console.log(
    pc.bold(`\nnl with ${count} posts more: ${data.documents.length} documents, ${data.words.split(' ').length} words`),
  )
  console.log(`  index ${size(data)} bytes in brotli; opened in ${ms(open)}`)
  console.log(
    `  a query: median ${ms(median)}, 95th percentile ${ms(p95)}, longest ${ms(longest)}; letters that took over 50 ms: ${blocked}`,
  )
  console.log(`  the set, among those posts: first ${percent(first)}, in three ${percent(three)}`)
}
if (values.pagefind) {
  const urls = listPages(built.content.posts).filter((page) => page.url === page.canonical && page.route !== 'notFound')
  const theirs = await benchPagefind(
    root,
    browser,
    urls.map((page) => page.url),
  )
  for (const locale of locales) {
    const { stem, compounds } = languages[locale]
    const data = makeIndex(listFound(searchedIn(built, locale), partsOf), locale)
    const search = openIndex(data, (await stem()).stem, compounds)
    const pagesOnly = queries[locale].map(({ query, page }) => ({
      query,
      page: [page].flat().map((url) => url.replace(/#.*/, '')),
    }))
    const own = judge(search, pagesOnly)
    const empty = nonsense.filter((query) => search.find(query).count === 0).length / nonsense.length
    const spent = await timeInBrowser(
      browser,
      program,
      data,
      queries[locale].map(({ query }) => query),
    )
    const bytes = size(data) + brotliCompressSync(program).length
    const other = theirs[locale]
    console.log(
      pc.bold(`\n${locale}, beside Pagefind 1.6 (the page is enough, whatever the part): ours, Pagefind, ratio`),
    )
    const row = (name: string, one: number, two: number, show: (value: number) => string) =>
      console.log(
        `  ${name.padEnd(24)}${show(one).padStart(12)}${show(two).padStart(12)}${(one / two).toFixed(2).padStart(8)}`,
      )
    row('found', own.recall, other.recall, percent)
    row('first', own.first, other.first, percent)
    row('in three', own.three, other.three, percent)
    row('nonsense empty', empty, other.nonsense, percent)
    row('bytes to first result', bytes, other.bytes, String)
    row('query, median', spent.median, other.median, ms)
    row('query, 95th percentile', spent.p95, other.p95, ms)
  }
}
await browser.close()
