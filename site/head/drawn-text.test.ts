import { expect, test } from 'vitest'
import { drawnText, notDrawn } from './drawn-text.ts'

test.each([
  ['Wat kost een website?', 'Wat kost een website?'],
  ['Café · “één” – € 950…', 'Café · “één” – € 950…'],
  ['🚀 Klaar ✅ in een dag', 'Klaar in een dag'],
  ['Klaar ✅, en nu?', 'Klaar, en nu?'],
  ['Mail→factuur', 'Mail factuur'],
  ['Van mail → factuur → betaling', 'Van mail factuur betaling'],
  ['👩‍💻 aan het werk 🇳🇱', 'aan het werk'],
  ['1️⃣ Begin klein', '1 Begin klein'],
  ['CO₂ en H₂O', 'CO2 en H2O'],
  ['3–\u20605 weken', '3–5 weken'],
  ['e\u2011mail', 'e-mail'],
  ['Nguyễn in Кострома', 'Nguyen in'],
  ['Verschil van Δ 5', 'Verschil van 5'],
  ['Привет', ''],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawnText(text)).toBe(drawn)
})

test('the advice lists each lost character once, as readers see it, and none that readers do not miss', () => {
  expect(notDrawn('✅ 👩‍💻 ✅ CO₂ 3–\u20605 e\u2011mail')).toEqual([
    { character: '✅', drawn: '' },
    { character: '👩‍💻', drawn: '' },
    { character: '₂', drawn: '2' },
  ])
})
