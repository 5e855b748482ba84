import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../../site/locales.ts'
import type { SearchIndex } from '../../site/search/data.ts'
import { searchLanguages } from '../../site/search/languages.ts'
import { openSearch, type SearchAnswer } from '../../site/search/open.ts'

/** A query written before any result was seen. A random half tunes the ranking; the other half only measures it. */
export interface Query {
  locale: Locale
  query: string
  /** Accepted addresses: none for nonsense. Without an anchor, any part of the page. */
  targets: readonly string[]
  half: 'tuned' | 'reported'
  /** Later rounds, written the same way, from 3 on by outsiders. Rounds 2 and 3 tune; 4 and 5 report. */
  round?: 2 | 3 | 4 | 5
}

export const queries: readonly Query[] = JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'))

/** Returns results, best first. */
export type Find = (query: string, locale: Locale) => Promise<readonly { url: string }[]>

export function searchOf({ texts, ...data }: SearchIndex, locale: Locale) {
  const search = openSearch({ ...data, texts: '' }, searchLanguages[locale].stem, async () => texts)
  return async (query: string): Promise<SearchAnswer> => {
    const answers: SearchAnswer[] = []
    await search.find(query, (answer) => answers.push(answer))
    const last = answers.at(-1)
    if (!last) throw new Error(`Nothing answered "${query}".`)
    return last
  }
}

export const finder =
  (searches: Record<Locale, ReturnType<typeof searchOf>>): Find =>
  async (query, locale) =>
    (await searches[locale](query)).groups.flatMap(({ found }) => found)

/** Shares of queries with their page first, in the top three and anywhere, and of nonsense without results. */
export async function judge(find: Find, set: readonly Query[]) {
  const places: (Query & { count: number; place: number })[] = []
  for (const query of set) {
    const found = await find(query.query, query.locale)
    places.push({
      ...query,
      count: found.length,
      place: found.findIndex(({ url }) => query.targets.some((meant) => isMeant(meant, url))) + 1,
    })
  }
  const meant = places.filter(({ targets }) => targets.length > 0)
  const nonsense = places.filter(({ targets }) => targets.length === 0)
  const within = (most: number) => meant.filter(({ place }) => place > 0 && place <= most).length / meant.length
  return {
    first: within(1),
    three: within(3),
    found: within(Number.POSITIVE_INFINITY),
    silent: nonsense.filter(({ count }) => count === 0).length / (nonsense.length || 1),
    missed: meant.filter(({ place }) => place !== 1),
  }
}

/** True if an address matches a target. Without an anchor, any part of the page matches. */
export function isMeant(target: string, url: string): boolean {
  return target === url || (!target.includes('#') && url.split('#')[0] === target)
}
