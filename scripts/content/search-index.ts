import type { Locale } from '../../site/locales.ts'
import type { Found, SearchData } from '../../site/search/data.ts'
import { letterOf } from '../../site/search/look.ts'
import { stem as english } from '../../site/search/stem-en.ts'
import { stem as dutch } from '../../site/search/stem-nl.ts'
import { wordsOf } from '../../site/search/words.ts'
import { compare } from './problem.ts'
import type { Indexed } from './search.ts'
import { makeLexicon, remember } from './search-lexicon.ts'
import { stopWords } from './search-stop.ts'

/**
 * What an index may carry, in one language. Within these numbers nothing is left out; above them each article keeps
 * its most telling words and the beginning of its text, and is found as a whole rather than heading by heading.
 */
export interface Limits {
  /** Documents, before articles are no longer split at their headings. */
  documents: number
  /** Places where a word stands, over all texts; words of titles, headings, keywords and introductions always count. */
  places: number
  /** Characters of text to show below the titles. */
  characters: number
}

export const limits: Limits = { documents: 2000, places: 60_000, characters: 100_000 }

/** The most that is shown of one text. */
const longest = 600

/** How much a word counts by where it stands. */
const weights = { heading: 12, keywords: 8, intro: 3, title: 3, section: 2, body: 1 } as const

const stems = { nl: dutch, en: english }

/** Makes the index of one language. */
export function makeIndex(all: readonly Indexed[], locale: Locale, limit = limits): SearchData {
  const documents = all.length > limit.documents ? wholeArticles(all) : all
  const stop = stopWords[locale].split(/\s+/)
  const stopped = new Set(stop)
  const stemOf = remember(stems[locale])
  const lexicon = makeLexicon()
  const weighed = documents.map((one) => {
    const { own, body } = weigh(one, stemOf, stopped)
    return { own: lexicon.pack(own), body: lexicon.pack(body) }
  })
  const spread = new Uint32Array(lexicon.words.length)
  for (const { own, body } of weighed)
    for (const id of new Set([...own.ids, ...body.ids])) spread[id] = (spread[id] ?? 0) + 1

  const room = shareOut(
    weighed.map(({ body }) => body.ids.length),
    limit.places,
  )
  const places = new Map<string, string[]>()
  const last = new Map<string, number>()
  weighed.forEach(({ own, body }, index) => {
    const telling = lexicon
      .unpack(body)
      .map(([key, weight, id]) => ({ key, weight, value: weight * Math.log(1 + documents.length / (spread[id] || 1)) }))
      .sort((a, b) => b.value - a.value || compare(a.key, b.key))
      .slice(0, room)
    const total = new Map<string, number>(lexicon.unpack(own).map(([key, weight]) => [key, weight]))
    for (const { key, weight } of telling) total.set(key, (total.get(key) ?? 0) + weight)
    for (const [key, weight] of total) {
      const gap = index - (last.get(key) ?? 0)
      last.set(key, index)
      const found = places.get(key) ?? []
      found.push(gap.toString(36) + letterOf(weight))
      places.set(key, found)
    }
  })

  const words = [...places.keys()].sort(compare)
  const length = Math.min(
    longest,
    shareOut(
      documents.map(({ text }) => text.length),
      limit.characters,
    ),
  )
  return {
    documents: documents.map((one) => show(one, length)),
    words: words.join(' '),
    places: words.map((word) => places.get(word)?.join('') ?? '').join(' '),
    stop: stop.join(' '),
  }
}

/** Each article as one document, with its headings among the words that introduce it. */
function wholeArticles(all: readonly Indexed[]): Indexed[] {
  const parts = new Map<string, Indexed[]>()
  for (const one of all) {
    if (one.kind !== 'article' || !one.section) continue
    const page = one.url.replace(/#.*/, '')
    parts.set(page, [...(parts.get(page) ?? []), one])
  }
  return all
    .filter((one) => one.kind !== 'article' || !one.section)
    .map((one) => {
      const own = parts.get(one.url) ?? []
      const intro = [one.intro, ...own.map((part) => part.heading)].join('\n')
      return { ...one, intro, body: [one.body, ...own.map((part) => part.body)].join('\n') }
    })
}

/** The weight of each word of a document: in what stands above its text, and in the text. */
function weigh(one: Indexed, stemOf: (word: string) => string, stop: ReadonlySet<string>) {
  const own = new Map<string, number>()
  const body = new Map<string, number>()
  for (const [field, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
    if (field === 'title' && one.title === one.heading) continue
    const target = field === 'body' ? body : own
    const seen = new Map<string, number>()
    for (const { text } of wordsOf(one[field] ?? '')) {
      // In a title or keyword, a small word may be all there is: "Over ons".
      if (!text || (field !== 'heading' && field !== 'keywords' && stop.has(text))) continue
      const key = stemOf(text)
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    // A word said again says less each time, and less in a long text than in a short one.
    const long = field === 'body' ? 1 + seen.size / 200 : field === 'keywords' ? 1 : 0.75 + seen.size / 16
    for (const [key, count] of seen)
      target.set(key, (target.get(key) ?? 0) + (weight * (1 + Math.log2(count) / 2)) / long)
  }
  return { own, body }
}

/** The most that each may have, so that together they stay within the limit; those that need less leave it to others. */
function shareOut(needs: readonly number[], limit: number): number {
  const sorted = [...needs].sort((a, b) => a - b)
  let left = limit
  for (const [index, need] of sorted.entries()) {
    const share = left / (sorted.length - index)
    if (need > share) return Math.floor(share)
    left -= need
  }
  return Number.POSITIVE_INFINITY
}

function show({ url, kind, title, section, text }: Indexed, length: number): Found {
  const shown = text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text
  return section ? { url, kind, title, section, text: shown } : { url, kind, title, text: shown }
}
