import { expect, test } from 'vitest'
import { sentenceAround } from './excerpt.ts'

const around = (text: string, word: string) => {
  const from = text.indexOf(word)
  const { before, match, after } = sentenceAround(text, [from, from + word.length])
  return `${before}[${match}]${after}`
}

test.each([
  ['Eerst dit. Dan de aanmelding, en klaar. Later meer.', 'aanmelding', 'Dan de [aanmelding], en klaar.'],
  ['De aanmelding', 'aanmelding', 'De [aanmelding]'],
  ['Kost het € 1.500? Ja, € 950 per maand.', '€ 950', 'Ja, [€ 950] per maand.'],
  ['Versie 2.5 werkt. Echt.', '2.5', 'Versie [2.5] werkt.'],
])('of %j an excerpt for %j is its sentence', (text, word, expected) => {
  expect(around(text, word)).toBe(expected)
})

test('a long sentence is cut at a word on both sides', () => {
  const long = 'woord '.repeat(60)
  const excerpt = around(`${long}hier ${long}`, 'hier')
  expect(excerpt.length).toBeLessThan(240)
  expect(excerpt).toMatch(/^… woord .*\[hier\] woord .* …$/)
})
