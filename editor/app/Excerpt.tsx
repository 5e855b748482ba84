import { fold } from '../../site/search/words.ts'
import { queryWords } from './SearchField.tsx'

/** Characters that stand before the first word that was found. */
const before = 40
const most = 180

interface Place {
  word: string
  from: number
  to: number
}

/** The part of a line that holds most words of a query, with those words marked. */
export function Excerpt({ line, query }: { line: string; query: string }) {
  const places = placesOf(queryWords(query), line)
  const within = (start: number) => places.filter(({ from, to }) => from >= start && to <= start + most - before)
  const counts = places.map(({ from }) => new Set(within(from).map(({ word }) => word)).size)
  const first = places[counts.indexOf(Math.max(...counts))]?.from ?? 0
  const from = first < before ? 0 : line.indexOf(' ', first - before) + 1
  const to = line.length <= from + most ? line.length : line.lastIndexOf(' ', from + most)
  const shown = places.filter((place) => place.from >= from && place.to <= to)
  return (
    <>
      {from > 0 && '… '}
      {shown.map((place, at) => (
        <span key={place.from}>
          {line.slice(shown[at - 1]?.to ?? from, place.from)}
          <mark>{line.slice(place.from, place.to)}</mark>
        </span>
      ))}
      {line.slice(shown.at(-1)?.to ?? from, to)}
      {to < line.length && ' …'}
    </>
  )
}

/** Finds the words in a line, in their order; none lies in another. */
function placesOf(words: readonly string[], line: string): Place[] {
  const folded = fold(line)
  const all = words.flatMap((word) => {
    const places = []
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      places.push({ word, from, to: from + word.length })
    return places
  })
  const sorted = all.sort((one, other) => one.from - other.from || other.to - one.to)
  return sorted.filter((place, at) => sorted.slice(0, at).every(({ to }) => to <= place.from))
}
