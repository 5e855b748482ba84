import { fold } from '../../site/search/words.ts'
import { t } from './words.ts'

interface Props {
  label: string
  query: string
  onQuery: (query: string) => void
  found: number
  className: string
}

export function FilterField({ label, query, onQuery, found, className }: Props) {
  return (
    <>
      <input
        type="search"
        className={`border-edge bg-card text-md min-h-13 w-full rounded-[14px] border px-4 ${className}`}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p role="status" className="sr-only">
        {query && t('found', { count: found })}
      </p>
    </>
  )
}

export const queryWords = (query: string) => fold(query).split(/\s+/).filter(Boolean)

export function isFound(query: string, texts: readonly (string | undefined)[]): boolean {
  const all = fold(texts.join(' '))
  return queryWords(query).every((word) => all.includes(word))
}
