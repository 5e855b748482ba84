import type { Found, Kind, SearchData } from './data.ts'
import { matcher } from './match.ts'
import { type Stem, wordsOf } from './words.ts'

/** A document that answers a query. */
export interface Hit {
  found: Found
  score: number
}

export interface Answer {
  /** The best first. */
  hits: Hit[]
  /** The keys of the site's words by which the hits were found: what to mark in a text. */
  keys: ReadonlySet<string>
}

/** The search of one language. */
export interface Search {
  /** At most `limit` documents, of which no more than three are parts of one page. Nothing asked finds nothing. */
  find(query: string, limit?: number): Answer
  /** What a query that found nothing may have meant: documents with words like those typed. */
  suggest(query: string): Found[]
  stem: Stem
}

const partsOfOnePage = 3

/** Where the answer to a question is likelier, all else being equal. */
const ranks: Record<Kind, number> = { page: 1.2, plan: 1.15, module: 1.15, question: 1.05, article: 1, legal: 0.8 }

/** Opens an index that the content build wrote. The documents that a word stands in are read when it is first asked for. */
export function openIndex(data: SearchData, stem: Stem, compounds: boolean): Search {
  const words = data.words.split(' ')
  const places = data.places.split(' ')
  const stop = new Set(data.stop.split(' '))
  const match = matcher(words, stem, compounds)
  const { documents } = data

  /** The documents in which a term stands, with how well each answers it, from 0. */
  function look(term: string, loose: boolean) {
    const strengths = new Map<number, number>()
    const keys: string[] = []
    for (const [index, likeness] of match(term, loose)) {
      keys.push(words[index] ?? '')
      for (const [document, weight] of readPlaces(places[index] ?? '')) {
        const strength = weight * likeness
        if (strength > (strengths.get(document) ?? 0)) strengths.set(document, strength)
      }
    }
    return { strengths, keys, rarity: Math.log(1 + documents.length / (strengths.size || 1)) }
  }

  function ask(query: string, loose: boolean) {
    const asked = [...new Set(termsOf(query))]
    const telling = asked.filter((term) => !stop.has(term))
    const terms = (telling.length > 0 ? telling : asked).flatMap((term) => {
      const own = look(term, false)
      if (own.strengths.size > 0) return [own]
      // A compound that the site does not use, but whose parts it does.
      const parts = match.split(term)?.map((part) => look(part, false))
      return parts ?? [look(term, loose)]
    })
    return terms
  }

  /** The words of a query. Two that the site writes as one are one: web shop, werk bon. */
  function termsOf(query: string): string[] {
    const terms: string[] = []
    const all = wordsOf(query)
    for (let index = 0; index < all.length; index++) {
      const [one, two] = [all[index], all[index + 1]]
      if (!one?.text) continue
      if (two && two.start >= one.end && !stop.has(one.text) && match.has(one.text + two.text)) {
        terms.push(one.text + two.text)
        index++
        continue
      }
      // Of a word with a hyphen, the whole when the site knows it, else its parts.
      let parts = 0
      while (all[index + 1 + parts]?.start === one.start) parts++
      if (parts === 0 || match.has(one.text)) terms.push(one.text)
      else terms.push(...all.slice(index + 1, index + 1 + parts).map((word) => word.text))
      index += parts
    }
    return terms
  }

  function rank(terms: ReturnType<typeof ask>, least: number): Hit[] {
    const whole = terms.reduce((sum, { rarity }) => sum + rarity, 0)
    const scores = new Map<number, { score: number; covered: number; count: number }>()
    for (const { strengths, rarity } of terms) {
      for (const [document, strength] of strengths) {
        const known = scores.get(document) ?? { score: 0, covered: 0, count: 0 }
        known.score += rarity * Math.log2(1 + strength)
        known.covered += rarity
        known.count++
        scores.set(document, known)
      }
    }
    const full = [...scores.values()].some(({ count }) => count === terms.length)
    return [...scores]
      .filter(([, { covered, count }]) => (full ? count === terms.length : covered >= least * whole))
      .flatMap(([document, { score, covered }]) => {
        const found = documents[document]
        return found ? [{ found, score: score * (covered / whole) * ranks[found.kind] }] : []
      })
      .sort((a, b) => b.score - a.score)
  }

  return {
    stem,
    find(query, limit = 20) {
      const terms = ask(query, false)
      const keys = new Set(terms.flatMap((term) => term.keys))
      const perPage = new Map<string, number>()
      const hits = rank(terms, 0.5).filter(({ found: { url } }) => {
        const [page = '', anchor] = url.split('#')
        if (!anchor) return true
        const count = (perPage.get(page) ?? 0) + 1
        perPage.set(page, count)
        return count <= partsOfOnePage
      })
      return { hits: hits.slice(0, limit), keys }
    },
    suggest: (query) =>
      rank(ask(query, true), 0.3)
        .slice(0, 3)
        .map(({ found }) => found),
  }
}

/** Reads the places of one word: `3c1b` is the document 3 with weight c, then the one 1 further with weight b. */
function* readPlaces(text: string): Generator<[document: number, weight: number]> {
  let document = 0
  for (const [, gap = '', step = ''] of text.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    document += Number.parseInt(gap, 36)
    yield [document, 2 ** ((step.charCodeAt(0) - 67) / 3) - 0.5 + 0.3]
  }
}
