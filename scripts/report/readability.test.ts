import { expect, test } from 'vitest'
import { readability } from './readability.ts'

test('Dutch is measured as Douma did', () => {
  // 6 words in 2 sentences: we-ken, wer-ken, maan-den have two syllables, the others one.
  const text = 'Wij werken weken. Zij werken maanden.'
  expect(readability(text, 'nl')).toMatchObject({ words: 6, sentences: 2, syllables: 10, perSentence: 3 })
  expect(readability(text, 'nl').score).toBeCloseTo(206.84 - 0.93 * 3 - 77 * (10 / 6), 5)
})

test('English is measured as Flesch did', () => {
  const text = 'The cat sat on the mat.'
  expect(readability(text, 'en')).toMatchObject({ words: 6, sentences: 1, syllables: 6, perSentence: 6 })
  expect(readability(text, 'en').score).toBeCloseTo(206.835 - 1.015 * 6 - 84.6, 5)
})

test('a long text of plain words reads more easily than a short one of long words', () => {
  const plain = readability('Je belt ons. Wij komen langs. Dan maken we een plan.', 'nl').score
  const formal = readability(
    'Verantwoordelijkheden worden overeenkomstig de verwerkersovereenkomst toegewezen.',
    'nl',
  ).score
  expect(plain).toBeGreaterThan(80)
  expect(formal).toBeLessThan(20)
})

test('a text without words reads as anything', () => {
  expect(readability('', 'nl')).toMatchObject({ words: 0, score: 100 })
})
