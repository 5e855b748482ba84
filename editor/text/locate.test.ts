import { expect, test } from 'vitest'
import { findSpot, spotAt, wordsIn } from './locate.ts'

const file = `---
title: Kosten en betaling
---

## Wat kost automatisering? [#what-does-it-cost]

Elk pakket heeft [vaste kosten](/pakketten) per maand: {starter.monthly} per maand.

Je betaalt per maand vooraf. Opzeggen kan per maand, met een maand opzegtermijn.
`

/** The place in the file of what is clicked in a paragraph of the page. */
function placeOf(paragraph: string, clicked: string): string {
  const words = wordsIn(file)
  const found = findSpot(
    spotAt(paragraph, paragraph.indexOf(clicked)),
    words.map(({ text }) => text),
  )
  return found === undefined ? '' : (file.slice(words[found]?.from).split('\n')[0]?.slice(0, 30) ?? '')
}

test.each([
  ['Kosten en betaling', 'betaling', 'betaling'],
  ['Wat kost automatisering?', 'kost', 'kost automatisering? [#what-do'],
  ['Elk pakket heeft vaste kosten per maand: € 950 per maand.', 'kosten', 'kosten](/pakketten) per maand:'],
  ['Elk pakket heeft vaste kosten per maand: € 950 per maand.', '950', 'maand: {starter.monthly} per m'],
  [
    'Je betaalt per maand vooraf. Opzeggen kan per maand, met een maand opzegtermijn.',
    'maand, met',
    'maand, met een maand opzegterm',
  ],
  ['Elders staat een heel andere tekst over de kosten van een zin.', 'kosten', ''],
])('%s', (paragraph, clicked, place) => {
  expect(placeOf(paragraph, clicked)).toBe(place)
})
