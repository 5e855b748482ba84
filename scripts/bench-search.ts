import { rmSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import pc from 'picocolors'
import { type Locale, locales, localize } from '../site/locales.ts'
import type { SearchIndex } from '../site/search/data.ts'
import { copyWithPosts } from './bench/copy.ts'
import { miniSearch } from './bench/minisearch.ts'
import {
  type Asked,
  type Find,
  finder,
  isMeant,
  judge,
  openIndex,
  queries,
  readQueries,
  searchOf,
} from './bench/queries.ts'
import { slipQueries } from './bench/slips.ts'
import { timeQueries } from './bench/time.ts'
import { print } from './check/print.ts'
import { givenTo } from './command.ts'
import { cacheIn, examine, searchIndexOf } from './content/build-content.ts'
import { listFound } from './content/search/documents.ts'
import { searchFiles } from './content/search/files.ts'
import { cachedParts } from './content/search/parts.ts'
import { searchedIn } from './content/search/searched.ts'

// npm run bench:search: how well search finds, beside MiniSearch on the same documents, what it weighs and how fast it
// answers, on the site as it is and in copies with 200 and 1,000 posts more in each language; --posts 500 with so many.
// --queries FILE measures one more list: docs/search.md says how it is written.
const { options } = givenTo('bench:search')
const root = process.cwd()
const percent = (part: number) => `${(100 * part).toFixed(0)} %`.padStart(6)

const site = await readSearch(root)
const indexes = localize((locale): SearchIndex => JSON.parse(site.json[locale]))
const ours = finder(localize((locale) => searchOf(indexes[locale], locale)))
const theirs = localize((locale) => miniSearch(site.documentsIn(locale)))
const engines: Record<string, Find> = { ours, MiniSearch: async (query, locale) => theirs[locale](query) }
console.log(pc.bold('                                     first   three   found  silent'))
const tuned = queries.filter(({ half }) => half === 'tuned')
const reported = queries.filter(({ half }) => half === 'reported')
const more = options.queries.map((file): [string, readonly Asked[]] => [file, readQueries(file)])
const newest = reported.filter(({ round }) => round === 5)
for (const [set, all] of [['tuned', tuned], ['reported', reported], ['newest', newest], ...more] as const)
  for (const [name, find] of Object.entries(engines)) await measure(set, name, find, all)
for (const [file, list] of more)
  for (const { query, locale, targets } of list) {
    const isThere = (meant: string) => indexes[locale].titles.some(({ url }) => isMeant(meant, url))
    const unknown = targets.filter((meant) => !isThere(meant))
    if (unknown.length > 0) console.log(pc.yellow(`  ${file}: ${query}: search has no ${unknown.join(', ')}`))
  }
const slips = slipQueries(localize((locale) => indexes[locale].titles))
for (const [kind, set] of slips) await measure(`slips: ${kind}`, 'ours', ours, set)
await measure('slips: all', 'ours', ours, [...slips.values()].flat())
const { missed } = await judge(ours, tuned)
for (const { query, locale, kind, place } of missed)
  console.log(pc.dim(`  ${locale} ${kind}: ${query}: ${place === 0 ? 'not found' : `at ${place}`}`))

const asked = queries.filter(({ locale }, at) => locale === 'nl' && at % 4 === 0).map(({ query }) => query)
await measureIndex('nl as it is', site)
for (const count of options.posts.map(Number)) {
  const folder = copyWithPosts(locales.length * count)
  try {
    await measureIndex(`nl with ${count} posts more`, await readSearch(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Reads what search is made of in a project whose content has no mistakes. */
async function readSearch(root: string) {
  const settings = { root, env: process.env }
  const { built, problems } = await examine(settings)
  if (!built) throw new Error(problems.map(print).join('\n'))
  return {
    json: localize((locale) => searchIndexOf(settings, built, locale)),
    documentsIn: (locale: Locale) => listFound(searchedIn(built, locale), (entry) => cachedParts(entry, cacheIn(root))),
  }
}

async function measure(set: string, name: string, find: Find, all: readonly Asked[]) {
  const { first, three, found, silent } = await judge(find, all)
  console.log(`${set.padEnd(24)}${name.padEnd(11)}${[first, three, found, silent].map(percent).join('  ')}`)
}

async function measureIndex(name: string, { json }: Awaited<ReturnType<typeof readSearch>>) {
  const index: SearchIndex = JSON.parse(json.nl)
  const [first = 0, texts = 0] = searchFiles(json).map(({ bytes }) => brotliCompressSync(bytes).length)
  console.log(pc.bold(`\n${name}: ${index.titles.length} documents`))
  console.log(`  in brotli: ${first} bytes to the first result, the program apart; ${texts} bytes of texts after it`)
  for (const [what, { median, p95, longest }] of Object.entries(await timeQueries(() => openIndex(index, 'nl'), asked)))
    console.log(
      `  ${what.padEnd(8)}${[median, p95, longest].map((time) => `${time.toFixed(1)} ms`.padStart(10)).join('')}`,
    )
}
