import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { partsIn, readAll } from '../engine/build-content.ts'
import { print } from '../engine/problem.ts'
import { listFound, searchedIn } from '../engine/search/documents.ts'
import { makeIndex } from '../engine/search/index-of.ts'
import { locales } from '../site/locales.ts'
import { languages } from '../site/search/languages.ts'
import { openIndex } from '../site/search/search.ts'
import { startBrowser } from '../system/browser.ts'
import { makePosts } from './bench/posts.ts'
import { judge, nonsense, queries } from './bench/queries.ts'
import { bundleSearch, timeInBrowser } from './bench/time.ts'
import { givenTo } from './command.ts'

// npm run bench:search: how well search finds, what it weighs and how fast it answers, on the site as it is and with 200
// and 2,000 posts of 800 words; --posts 500 with so many.
const { options: values } = givenTo('bench:search')
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
await browser.close()
