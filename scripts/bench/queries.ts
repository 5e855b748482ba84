import { readFileSync } from 'node:fs'
import type { Locale } from '../../site/locales.ts'
import type { Search } from '../../site/search/search.ts'

/**
 * What people type who have not seen the site, and the addresses that answer it: none where the site has nothing on it. An
 * address without an anchor means any part of the page. They were written from reading the pages, before any result was
 * seen; half of them, by lot, are those the ranking is tuned with, and the others only tell how good it is.
 */
export interface Query {
  locale: Locale
  kind: string
  half: 'tuned' | 'reported'
  query: string
  targets: readonly string[]
}

export const queries: readonly Query[] = JSON.parse(readFileSync(new URL('queries.json', import.meta.url), 'utf8'))

/** The results of a query, the first first. */
export type Find = (query: string, locale: Locale) => readonly { url: string }[]

export const finder =
  (searches: Record<Locale, Pick<Search, 'find'>>): Find =>
  (query, locale) =>
    searches[locale].find(query).groups.flatMap(({ found }) => found)

/** How many queries have their page first, in the first three and at all, and how much nonsense finds nothing: parts of 1. */
export function judge(find: Find, set: readonly Query[]) {
  const places = set.map((query) => {
    const found = find(query.query, query.locale)
    return { ...query, count: found.length, place: found.findIndex(({ url }) => isMeant(query, url)) + 1 }
  })
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

function isMeant({ targets }: Query, url: string): boolean {
  return targets.some((meant) => meant === url || (!meant.includes('#') && url.split('#')[0] === meant))
}
