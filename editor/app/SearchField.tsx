import { fold } from '../../site/search/words.ts'
import { say } from './words.ts'

interface Props {
  label: string
  query: string
  onQuery: (query: string) => void
  found: number
}

/** A field to search in, which says how much was found. */
export function SearchField({ label, query, onQuery, found }: Props) {
  return (
    <>
      <input
        type="search"
        className="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p role="status" className="sr-only">
        {query && say('found', { count: found })}
      </p>
    </>
  )
}

/** The words of a query, folded as what is searched. */
export const queryWords = (query: string) => fold(query).split(/\s+/).filter(Boolean)

/** Tells if texts together hold every word of a query. */
export function isFound(query: string, texts: readonly (string | undefined)[]): boolean {
  const all = fold(texts.join(' '))
  return queryWords(query).every((word) => all.includes(word))
}
