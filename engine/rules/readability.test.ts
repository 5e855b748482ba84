import { expect, test } from 'vitest'
import { readability, sentencesOf, wordsIn } from './readability.ts'

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

test('a fact is one word, a number with a comma too, and a text without words reads as anything', () => {
  expect(wordsIn('Vanaf {starter.monthly} per maand, 1.5 uur.')).toEqual([
    'Vanaf',
    '{starter.monthly}',
    'per',
    'maand',
    '1.5',
    'uur.',
  ])
  expect(readability('', 'nl')).toMatchObject({ words: 0, score: 100 })
})

test('sentences are found with their places', () => {
  expect(sentencesOf('Een. Twee? Drie!', 'nl')).toEqual([
    { text: 'Een.', start: 0 },
    { text: 'Twee?', start: 5 },
    { text: 'Drie!', start: 11 },
  ])
  expect(sentencesOf('Een. {starter.monthly} is twee.', 'nl')).toEqual([
    { text: 'Een.', start: 0 },
    { text: '{starter.monthly} is twee.', start: 5 },
  ])
})
