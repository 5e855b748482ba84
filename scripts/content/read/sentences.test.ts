import { expect, test } from 'vitest'
import { sentencesOf, wordsIn } from './sentences.ts'

test('a fact is one word, a number with a comma too', () => {
  expect(wordsIn('Vanaf {starter.monthly} per maand, 1.5 uur.')).toEqual([
    'Vanaf',
    '{starter.monthly}',
    'per',
    'maand',
    '1.5',
    'uur.',
  ])
})

test('a fact can begin a sentence, and "excl." ends none', () => {
  expect(sentencesOf('Een. Twee? Drie!', 'nl')).toEqual(['Een.', 'Twee?', 'Drie!'])
  expect(sentencesOf('Een. {starter.monthly} is twee.', 'nl')).toEqual(['Een.', '{starter.monthly} is twee.'])
  expect(sentencesOf('Het kost € 950 excl. BTW per maand.', 'nl')).toHaveLength(1)
})
