import MiniSearch from 'minisearch'
import { fold } from '../../site/search/words.ts'
import type { Indexed } from '../content/search/documents.ts'

/** What a good library finds in the same documents by itself: all words of the query, else any. To compare with. */
export function miniSearch(documents: readonly Indexed[]) {
  const search = new MiniSearch({
    fields: ['heading', 'title', 'keywords', 'intro', 'text'],
    idField: 'index',
    processTerm: (term) => fold(term) || null,
    searchOptions: { boost: { heading: 6, title: 3, keywords: 4, intro: 2 }, prefix: true, fuzzy: 0.2 },
  })
  search.addAll(
    documents.map((one, index) => ({ ...one, intro: one.intro ?? '', text: `${one.body ?? ''}\n${one.text}`, index })),
  )
  return (query: string) => {
    const every = search.search(query, { combineWith: 'AND' })
    const found = every.length > 0 ? every : search.search(query)
    return found.slice(0, 20).map(({ id }) => ({ url: documents[id]?.url ?? '' }))
  }
}
