import type { Found, Kind, SearchData } from './data.ts'
import { matcher } from './match.ts'
import { helped, joined, lookUp } from './postings.ts'
import { rank } from './rank.ts'
import { termsOf } from './terms.ts'
import type { Stem } from './words.ts'

/** The results of a query as they are shown: by kind, the kind of the best one first. */
export interface Answer {
  groups: { kind: Kind; found: Found[] }[]
  count: number
  /** The keys of the words by which they were found: what to mark in a text. */
  keys: ReadonlySet<string>
}

/** The search of one language. */
export interface Search {
  /** At most twenty documents, of which no more than three are parts of one page. */
  find(query: string): Answer
  /** What a query that found nothing may have meant: at most three documents with words a little like those typed. */
  suggest(query: string): Found[]
  stem: Stem
}

const most = 20
const partsOfOnePage = 3

/** Opens an index that the content build wrote. */
export function openIndex(data: SearchData, stem: Stem, compounds: boolean): Search {
  const { documents } = data
  const words = data.words.split(' ')
  const places = data.places.split(' ')
  const stop = new Set(data.stop.split(' '))
  const match = matcher(words, stem, compounds)
  const look = (term: string, loose = false) => lookUp(match(term, loose), words, places, documents.length)

  function ask(query: string, loose: boolean) {
    const asked = termsOf(query, stop, match.has)
    const telling = asked.filter((term) => !term.small)
    const small = telling.length > 0 ? asked.filter((term) => term.small) : []
    const terms = (telling.length > 0 ? telling : asked).map(({ text, parts }) => {
      if (parts) return joined(look(text), look(parts[0]), look(parts[1]))
      const compound = match.split(text)
      return compound ? helped(look(compound[0]), look(compound[1])) : look(text, loose)
    })
    const asks = small.map(({ text }) => look(text))
    return { terms, found: rank(documents, terms, asks, loose ? 0.3 : 0.45) }
  }

  return {
    stem,
    find(query) {
      const { terms, found } = ask(query, false)
      const shown = fewPerPage(found).slice(0, most)
      return { groups: group(shown), count: shown.length, keys: new Set(terms.flatMap((term) => term.keys)) }
    },
    suggest: (query) => ask(query, true).found.slice(0, 3),
  }
}

function fewPerPage(found: readonly Found[]): Found[] {
  const counts = new Map<string, number>()
  return found.filter(({ url }) => {
    const [page = '', anchor] = url.split('#')
    const count = (counts.get(page) ?? 0) + 1
    if (anchor) counts.set(page, count)
    return !anchor || count <= partsOfOnePage
  })
}

function group(found: readonly Found[]): Answer['groups'] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
}
