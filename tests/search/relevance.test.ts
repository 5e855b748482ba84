import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { judge, nonsense, queries } from '../../scripts/bench/queries.ts'
import { locales } from '../../site/locales.ts'
import type { SearchData } from '../../site/search/data.ts'
import { languages } from '../../site/search/languages.ts'
import { openIndex } from '../../site/search/search.ts'
import { smallCollections } from '../harness/small-site.ts'

/** The index of the content of the tests, as the content check wrote it. */
function bytesOf(locale: (typeof locales)[number]) {
  return readFileSync(join(smallCollections, 'search', `${locale}.json`))
}

async function searchIn(locale: (typeof locales)[number]) {
  const { stem, compounds } = languages[locale]
  const data: SearchData = JSON.parse(bytesOf(locale).toString('utf8'))
  return openIndex(data, (await stem()).stem, compounds)
}

test('the set is large enough to say something', () => {
  expect(queries.nl.length).toBeGreaterThanOrEqual(60)
  expect(queries.en.length).toBeGreaterThanOrEqual(40)
  expect(nonsense.length).toBeGreaterThanOrEqual(20)
  const asked = [...queries.nl, ...queries.en].map(({ query }) => query)
  expect(new Set(queries.nl.map(({ query }) => query)).size).toBe(queries.nl.length)
  expect(asked.filter((query) => query.trim() === '')).toEqual([])
})

describe.each(locales)('search in %s', (locale) => {
  test('every page that the set asks for can be found at that address', async () => {
    const { documents }: SearchData = JSON.parse(bytesOf(locale).toString('utf8'))
    const known = new Set(documents.flatMap(({ url }) => [url, url.split('#')[0]]))
    const meant = queries[locale].flatMap(({ page }) => page)
    expect(meant.filter((url) => !known.has(url))).toEqual([])
  })

  test('shows the page that is meant first for at least 95 of 100 queries, and in the first three for 99', async () => {
    const { first, three, missed } = judge(await searchIn(locale), queries[locale])
    expect({ missed, good: first >= 0.95 && three >= 0.99 }).toEqual({ missed, good: true })
  })

  test('finds nothing for words that mean nothing here', async () => {
    const search = await searchIn(locale)
    expect(nonsense.filter((query) => search.find(query).count > 0)).toEqual([])
  })

  test('has an index of at most 40 kB, in brotli', () => {
    expect(brotliCompressSync(bytesOf(locale)).length).toBeLessThanOrEqual(40_000)
  })
})
