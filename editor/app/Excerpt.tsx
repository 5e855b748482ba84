import { fold } from '../../site/search/words.ts'

/** Characters that stand before the first word that was found. */
const before = 60
const most = 180

/** The part of a line in which the words of a query were found, with those words marked. */
export function Excerpt({ line, query }: { line: string; query: string }) {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const places = placesOf(words, line)
  const start = Math.max(0, (places[0]?.from ?? 0) - before)
  const from = start === 0 ? 0 : line.indexOf(' ', start) + 1
  const to = Math.min(line.length, from + most)
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

/** Finds each word in a line: the first in the line comes first, and none lies in another. */
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
