import type { Locale } from '../../site/locales.ts'
import type { Found, SearchData } from '../../site/search/data.ts'
import { languages } from '../../site/search/languages.ts'
import { letterOf } from '../../site/search/postings.ts'
import { compare } from '../problem.ts'
import type { Indexed } from './documents.ts'
import { makeLexicon, type PackedWords } from './lexicon.ts'
import { addCounts, countsOf } from './parts.ts'
import { stopWords } from './stop-words.ts'

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
const weights = { heading: 12, keywords: 8, intro: 3, title: 3, section: 2, twin: 2, body: 1 } as const

/** Makes the index of one language. */
export function makeIndex(
  all: readonly Indexed[],
  locale: Locale,
  vocabulary: readonly (readonly string[])[] = [],
  limit = limits,
): SearchData {
  const documents = all.length > limit.documents ? wholeArticles(all) : all
  const lexicon = makeLexicon()
  const weighed = documents.map((one) => {
    const { own, body } = weigh(one, locale)
    return { own: lexicon.pack(own), body: lexicon.pack(body) }
  })
  const { words } = lexicon
  const spread = new Uint32Array(words.length)
  for (const { own, body } of weighed)
    for (const id of new Set([...own.ids, ...body.ids])) spread[id] = (spread[id] ?? 0) + 1
  // What few texts say tells most of the text that says it.
  const rarity = Float64Array.from(spread, (times) => Math.log(1 + documents.length / (times || 1)))

  const room = shareOut(
    weighed.map(({ body }) => body.ids.length),
    limit.places,
  )
  const places: string[][] = words.map(() => [])
  const last = new Uint32Array(words.length)
  weighed.forEach(({ own, body }, index) => {
    const total = new Map(Array.from(own.ids, (id, at) => [id, own.weights[at] ?? 0]))
    for (const at of mostTelling(body, rarity, room, words)) {
      const id = body.ids[at] ?? 0
      total.set(id, (total.get(id) ?? 0) + (body.weights[at] ?? 0))
    }
    for (const [id, weight] of total) {
      const gap = index - (last[id] ?? 0)
      last[id] = index
      places[id]?.push(gap.toString(36) + letterOf(weight))
    }
  })
  const found = words
    .map((word, id) => ({ word, places: places[id]?.join('') ?? '' }))
    .filter((one) => one.places)
    .sort((a, b) => compare(a.word, b.word))

  const length = Math.min(
    longest,
    shareOut(
      documents.map(({ text }) => text.length),
      limit.characters,
    ),
  )
  return {
    documents: documents.map((one) => show(one, length)),
    words: found.map((one) => one.word).join(' '),
    places: found.map((one) => one.places).join(' '),
    compounds: languages[locale].compounds,
    stop: stopWords[locale].split(/\s+/).join(' '),
    same: vocabulary
      .map((group) => [...new Set(group.flatMap((word) => [...countsOf(word, locale, true).keys()]))].join(' '))
      .join('\n'),
  }
}

/** Which words of a text tell most of it, as their places in the list of its words. */
function mostTelling(
  { ids, weights }: PackedWords,
  rarity: Float64Array,
  room: number,
  words: readonly string[],
): number[] {
  const values = weights.map((weight, at) => weight * (rarity[ids[at] ?? 0] ?? 0))
  const least = values.length > room ? (values.toSorted()[values.length - room] ?? 0) : 0
  const found = [...values.keys()].filter((at) => (values[at] ?? 0) >= least)
  if (found.length <= room) return found
  const word = (at: number) => words[ids[at] ?? 0] ?? ''
  return found.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || compare(word(a), word(b))).slice(0, room)
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
      const body = [one.body, ...own.map((part) => part.body)].join('\n')
      return { ...one, intro, body, counts: [one, ...own].flatMap(({ counts = [] }) => counts) }
    })
}

/** The weight of each word of a document: in what stands above its text, and in the text. */
function weigh(one: Indexed, locale: Locale) {
  const own = new Map<string, number>()
  const body = new Map<string, number>()
  for (const [field, weight] of Object.entries(weights) as [keyof typeof weights, number][]) {
    if (field === 'title' && one.title === one.heading) continue
    const target = field === 'body' ? body : own
    // In a title or keyword, a small word may be all there is: "Over ons".
    const seen = countsOf(one[field] ?? '', locale, field === 'heading' || field === 'keywords')
    if (field === 'body') for (const counts of one.counts ?? []) addCounts(seen, counts)
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
