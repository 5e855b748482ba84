import { expect, test } from 'vitest'
import { advised } from '../../../tests/harness/rules.ts'
import { headingBold } from './heading-bold.ts'

test('a line in bold that stands alone is advised on', async () => {
  expect(await advised(headingBold, '**Wat het kost**\n\nTekst.')).toEqual([
    '4:1  "Wat het kost" looks like a heading and is none. Write ## Wat het kost, or go on on that line.',
  ])
})

test('a sentence in bold, and bold at the beginning of one, pass', async () => {
  expect(await advised(headingBold, '**Bel ons.**\n\n**Kosten** zijn er.\n\n- **Kosten**\n\n> **Kosten**')).toEqual([])
})
