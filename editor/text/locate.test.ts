import { expect, test } from 'vitest'
import { findSpot, locateWords, spotAt } from './locate.ts'

const file = `---
title: Kosten en betaling
---

## Wat kost automatisering? [#what-does-it-cost]

Elk pakket heeft [vaste kosten](/pakketten) per maand: {starter.monthly} per maand.

Je betaalt per maand vooraf. Opzeggen kan per maand, met een maand opzegtermijn.
`

const costs = 'Elk pakket heeft vaste kosten per maand: € 950 per maand.'

test.each([
  ['Kosten en betaling', 'betaling', 'betaling\n'],
  ['Wat kost automatisering?', 'kost', 'kost automatisering? [#what'],
  [costs, 'kosten', 'kosten](/pakketten)'],
  [costs, '950', 'maand: {starter.monthly}'],
  ['Je betaalt per maand vooraf. Opzeggen kan per maand, met een maand opzegtermijn.', 'maand, met', 'maand, met een'],
  ['Elders staat een heel andere tekst over de kosten van een zin.', 'kosten', undefined],
])('in %j a click on %j leads to its place in the file', (paragraph, clicked, place) => {
  const found = findSpot(spotAt(paragraph, paragraph.indexOf(clicked)), locateWords(file))
  expect(found && file.slice(found.from).slice(0, place?.length)).toBe(place)
})
