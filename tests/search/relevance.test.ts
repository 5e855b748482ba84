import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { searchFiles } from '../../scripts/content/write.ts'
import { type Locale, locales, localize } from '../../site/locales.ts'
import type { SearchIndex } from '../../site/search/data.ts'
import { searchLanguages } from '../../site/search/languages.ts'
import { openSearch, type SearchAnswer } from '../../site/search/query.ts'
import { smallCollections } from '../harness/small-site.ts'

/** A query written before any result was seen. A random half tunes the ranking; the other half only measures it. */
interface Query {
  locale: Locale
  query: string
  /** Accepted addresses; none for nonsense. An address without a fragment accepts any part of its page. */
  targets: readonly string[]
  half: 'tuned' | 'reported'
  /** Unset for round 1. Outsiders wrote the queries of rounds 3 to 5. Rounds 2 and 3 tune, rounds 4 and 5 report. */
  round?: 2 | 3 | 4 | 5
}

const queries: readonly Query[] = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'))
const json = localize((locale) => readFileSync(join(smallCollections, 'search', `${locale}.json`), 'utf8'))
const data = localize((locale): SearchIndex => JSON.parse(json[locale]))
const searches = localize((locale) => {
  const { texts, ...index } = data[locale]
  return openSearch({ ...index, texts: '' }, searchLanguages[locale].stem, async () => texts)
})

// Uses the test content, which writers do not change. Skips queries of later rounds that this content cannot answer.
const isThere = ({ locale, targets }: Query) =>
  targets.length === 0 || data[locale].titles.some(({ url }) => targets.includes(url))
const asked = queries.filter((query) => !query.round || isThere(query))
const tuned = asked.filter(({ half }) => half === 'tuned')
const reported = asked.filter(({ half }) => half === 'reported')

/** Counts the results, and returns the position of the first accepted one, from 1; 0 if there is none. */
async function placed({ query, locale, targets }: Query) {
  let answer: SearchAnswer | undefined
  await searches[locale].find(query, (next) => {
    answer = next
  })
  const found = answer?.groups.flatMap((group) => group.hits) ?? []
  const isMeant = ({ url }: { url: string }) =>
    targets.some((target) => target === url || (!target.includes('#') && url.split('#')[0] === target))
  return { query, targets, count: found.length, place: found.findIndex(isMeant) + 1 }
}

test('the set has enough queries in each half to be meaningful', () => {
  expect(tuned.length).toBeGreaterThanOrEqual(180)
  expect(reported.length).toBeGreaterThanOrEqual(90)
  expect(new Set(queries.map(({ locale, query }) => `${locale} ${query}`)).size).toBe(queries.length)
})

test.each([
  ['written first', tuned.filter(({ round }) => !round), { first: 0.85, three: 0.95, found: 0.98, silent: 0.95 }],
  ['and then', tuned.filter(({ round }) => round !== 3), { first: 0.76, three: 0.86, found: 0.94, silent: 0.95 }],
  ['reported', reported, { first: 0.58, three: 0.71, found: 0.85, silent: 0.9 }],
  ['all', tuned, { first: 0.69, three: 0.82, found: 0.92, silent: 0.86 }],
])(
  'the page that is meant stands first, in the first three and is found at all for most, and nonsense finds nothing: %s',
  async (_, set, least) => {
    const places: Awaited<ReturnType<typeof placed>>[] = []
    for (const query of set) places.push(await placed(query))
    const meant = places.filter(({ targets }) => targets.length > 0)
    const nonsense = places.filter(({ targets }) => targets.length === 0)
    const within = (most: number) => meant.filter(({ place }) => place > 0 && place <= most).length / meant.length
    const parts = {
      first: within(1),
      three: within(3),
      found: within(Number.POSITIVE_INFINITY),
      silent: nonsense.filter(({ count }) => count === 0).length / (nonsense.length || 1),
    }
    const low = Object.entries(least).filter(([name, part]) => parts[name as keyof typeof least] < part)
    const missed = meant.filter(({ place }) => place !== 1)
    expect(low, JSON.stringify({ parts, missed }, null, 1)).toEqual([])
  },
)

describe.each(locales)('the index in %s', (locale) => {
  test('lists each place once', () => {
    const urls = data[locale].titles.map(({ url, title }) => `${url} ${title}`)
    expect(new Set(urls).size).toBe(urls.length)
  })

  test('has at most 40 kB in brotli before the first result', () => {
    const [first] = searchFiles(json).filter(({ path }) => path.includes(`/${locale}.`))
    expect(brotliCompressSync(first?.bytes ?? '').length).toBeLessThanOrEqual(40_000)
  })
})
