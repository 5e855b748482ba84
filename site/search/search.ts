import { type Found, type Kind, longest, type SearchData } from './data.ts'
import { matcher } from './match.ts'
import { helped, joined, lookUp } from './postings.ts'
import { type Asked, type Hit, rank } from './rank.ts'
import { type Term, termsOf } from './terms.ts'
import type { Stem } from './words.ts'

/** The results of a query as they are shown: by kind, the kind of the best one first. */
export interface Answer {
  groups: { kind: Kind; found: Hit[] }[]
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
export function openIndex(data: SearchData, stem: Stem): Search {
  const { documents, compounds } = data
  const words = data.words.split(' ')
  const places = data.places.split(' ')
  const stop = new Set(data.stop.split(' '))
  const match = matcher(words, stem, compounds, data.same.split('\n'))
  const look = (term: string, open = false, loose = false) =>
    lookUp(match(term, open, loose), words, places, documents.length)

  function ask(query: string, loose: boolean) {
    const asked = termsOf(query.slice(0, longest), stop, match.has)
    const own = asked.filter(({ small }) => !small).map((term) => lookFor(term, loose))
    // What is still being typed narrows what is there, and never empties it; nor do small words alone.
    const isBegun = own.length === 1 && asked.length > 1 && own[0]?.open && own[0].strengths.size === 0
    const telling = isBegun ? [] : own
    const all = telling.length > 0 ? telling : asked.map((term) => lookFor({ ...term, open: true }, loose))
    // Guesses alone, beside a word of which nothing is known, are chance.
    const isGuess = telling.length > 1 && !telling.some(({ text }) => match.isSure(text) || match.split(text))
    if (isGuess && all.some(({ strengths }) => strengths.size === 0)) return { terms: [], found: [] }
    const isLost = ({ open, strengths }: Asked) => all.length > 1 && open && strengths.size === 0
    const terms = all.filter((term) => !isLost(term))
    // Of what is being typed, a letter or three may still become anything.
    const lost = telling.filter((term) => isLost(term) && term.text.length > 3).map(({ text }) => text)
    const small = telling.length > 0 ? asked.filter((term) => term.small).map(({ text }) => look(text)) : []
    const found = rank(documents, terms, small)
    return { terms, found: found.map((hit) => ({ ...hit, without: [...hit.without, ...lost] })) }
  }

  function lookFor(term: Term, loose: boolean): Asked {
    const { text, parts, open } = term
    if (parts) return { ...term, ...joined(look(text), look(parts[0]), look(parts[1])) }
    const compound = match.split(text)
    return { ...term, ...(compound ? helped(look(compound[0]), look(compound[1])) : look(text, open, loose)) }
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

function fewPerPage(found: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>()
  return found.filter(({ url }) => {
    const [page = '', anchor] = url.split('#')
    const count = (counts.get(page) ?? 0) + 1
    if (anchor) counts.set(page, count)
    return !anchor || count <= partsOfOnePage
  })
}

function group(found: readonly Hit[]): Answer['groups'] {
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, found: found.filter((one) => one.kind === kind) }))
}
