import { Fragment } from 'react'
import { placesOf } from './places.ts'

/** A text with every occurrence of a part marked. */
export function Marked({ text, part }: { text: string; part: string }) {
  const places = placesOf(part, text)
  const plain = places.map(([from], index) => text.slice(places[index - 1]?.[1] ?? 0, from))
  return (
    <>
      {places.map(([from, to], index) => (
        <Fragment key={from}>
          {plain[index]}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  )
}
