import { useEffect, useState } from 'react'
import { fold } from '../../site/search/words.ts'
import type { Hit, Listed } from '../protocol.ts'
import { ask } from './api.ts'
import { kindOf, localeOfFile, titleOfFile } from './names.ts'
import { queryWords } from './SearchField.tsx'
import { say } from './words.ts'

/** Debounce of the search, in ms. */
const rest = 150
/** Number of characters before the first match. */
const before = 40

/** Searches on the server; undefined until the first answer. */
export function useHits(query: string): readonly Hit[] | undefined {
  const [hits, setHits] = useState<readonly Hit[]>()
  const words = query.trim()
  useEffect(() => {
    if (words.length < 2) return setHits(words === '' ? undefined : [])
    let isCurrent = true
    const timer = setTimeout(() => {
      const found = ask<Hit[]>(`find?words=${encodeURIComponent(words)}`)
      found.then((answer) => isCurrent && setHits(answer)).catch(() => {})
    }, rest)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])
  return hits
}

interface Props {
  hits: readonly Hit[]
  entries: readonly Listed[]
  query: string
  onHit: (hit: Hit) => void
}

/** Texts with every word of a query, each with its best line. */
export function Hits({ hits, entries, query, onHit }: Props) {
  return (
    <section aria-labelledby="hits">
      <h2 id="hits">
        {say('inTexts')} <span className="number">{hits.length}</span>
      </h2>
      <ul className="hits card">
        {hits.map((hit) => (
          <li key={hit.file}>
            <a href={`#${hit.key}`} lang={localeOfFile(hit.file)} onClick={() => onHit(hit)}>
              <span className="title">{titleOfFile(hit.file, entries)}</span>{' '}
              <span className="number">{say(kindOf(hit.key))}</span>
              <Excerpt line={hit.line} query={query} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Excerpt({ line, query }: { line: string; query: string }) {
  const places = placesOf(queryWords(query), line)
  const first = places[0]?.from ?? 0
  const start = first < before ? 0 : line.indexOf(' ', first - before) + 1
  return (
    <span className="line">
      {start > 0 && '… '}
      {places.map(({ from, to }, at) => (
        <span key={from}>
          {line.slice(places[at - 1]?.to ?? start, from)}
          <mark>{line.slice(from, to)}</mark>
        </span>
      ))}
      {line.slice(places.at(-1)?.to ?? start)}
    </span>
  )
}

/** Finds words in a line, in order and without overlap. */
function placesOf(words: readonly string[], line: string): { from: number; to: number }[] {
  const folded = fold(line)
  const all = words.flatMap((word) => {
    const places = []
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      places.push({ from, to: from + word.length })
    return places
  })
  const sorted = all.sort((one, other) => one.from - other.from || other.to - one.to)
  return sorted.filter((place, at) => sorted.slice(0, at).every(({ to }) => to <= place.from))
}
