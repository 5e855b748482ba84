import { base, rebaseData } from '../../../site/base.ts'
import { type Locale, locales, localize } from '../../../site/locales.ts'
import type { SearchIndex } from '../../../site/search/data.ts'
import { languages } from '../../../site/search/languages.ts'
import { type Place, placeOf, writePlaces } from '../../../site/search/postings.ts'
import { compare } from '../../check/problem.ts'
import type { Cache } from '../../lib/cache.ts'
import type { Built } from '../collect.ts'
import { program } from '../program.ts'
import { type Indexed, listFound, namesIn } from './documents.ts'
import { addCounts, cachedParts, countsOf } from './parts.ts'
import { inputsOfSearch, searchedIn } from './searched.ts'
import { stopWords } from './stop-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Of a word that more documents say, those of which it says least are left out. */
const mostPlaces = 1000

/** How much a word counts by where it stands. */
const weights = { heading: 13, keywords: 6, intro: 3, title: 2, section: 2, twin: 2, body: 1 } as const

/** What the search of one language reads, as JSON. */
export function searchIndex(built: Built, locale: Locale, cache: Cache): string {
  const searched = localize((one) => searchedIn(built, one))
  const twins = locales.filter((other) => other !== locale).map((other) => namesIn(searched[other]))
  const inputs = ['search', program(), base(), JSON.stringify(twins), ...inputsOfSearch(searched[locale])]
  const stored = cache.get(inputs)
  if (stored) return String(stored)
  const found = listFound(searched[locale], (entry) => cachedParts(entry, cache), twins)
  const index = JSON.stringify(makeIndex(found, locale, searched[locale].vocabulary.groups), rebaseData)
  cache.set(inputs, Buffer.from(index))
  return index
}

/** Makes the index of one language. */
export function makeIndex(
  documents: readonly Indexed[],
  locale: Locale,
  groups: Vocabulary['groups'] = [],
): SearchIndex {
  const places = new Map<string, Place[]>()
  for (const [index, document] of documents.entries())
    for (const [key, weight] of weigh(document, locale)) {
      const place = placeOf(index, weight)
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  const words = [...places].sort(([a], [b]) => compare(a, b))
  return {
    documents: documents.map(({ url, kind, title, section, text }) => ({ url, kind, title, section, text })),
    words: words.map(([word]) => word).join(' '),
    places: words.map(([, all]) => writePlaces(mostTelling(all))).join(' '),
    compounds: languages[locale].compounds,
    stop: [...stopWords[locale]].join(' '),
    same: groups
      .map((group) => [...new Set(group.flatMap((word) => [...countsOf(word, locale, true).keys()]))].join(' '))
      .join('\n'),
  }
}

function mostTelling(places: readonly Place[]): readonly Place[] {
  if (places.length <= mostPlaces) return places
  const kept = places.toSorted(([, one], [, other]) => other - one).slice(0, mostPlaces)
  return kept.sort(([one], [other]) => one - other)
}

/** The weight of each word of a document. */
function weigh(one: Indexed, locale: Locale): ReadonlyMap<string, number> {
  const weighed = new Map<string, number>()
  for (const [field, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
    if (field === 'title' && one.title === one.heading) continue
    // In a title or keyword, a small word may be all there is: "Over ons".
    const seen = countsOf(one[field] ?? '', locale, field === 'heading' || field === 'keywords')
    if (field === 'body' && one.counts) addCounts(seen, one.counts)
    // A word said again says less each time, and less in a long text than in a short one.
    const long = field === 'body' ? 1 + seen.size / 200 : field === 'keywords' ? 1 : 0.75 + seen.size / 16
    for (const [key, count] of seen)
      weighed.set(key, (weighed.get(key) ?? 0) + (weight * (1 + Math.log2(count))) / long)
  }
  return weighed
}
