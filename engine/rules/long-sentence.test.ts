import { expect, test } from 'vitest'
import { advised } from '../../tests/harness/rules.ts'
import { longSentence } from './long-sentence.ts'

const sentence = (words: number) => `${'Woord '.repeat(words - 1)}woord.`

test('a sentence of more than 35 words is noticed where it begins', async () => {
  expect(await advised(longSentence, `\n${sentence(35)}\n\n${sentence(36)}`)).toEqual([
    '7:1  This sentence has 36 words: "Woord Woord Woord Woord Woord Woord Woord Woord Woord Woo…" Make two of it.',
  ])
  expect(await advised(longSentence, `\nKort.\n${sentence(40)}`)).toHaveLength(1)
})

test('a fact is one word, and a list is as many sentences as it has items', async () => {
  expect(await advised(longSentence, `\n${'{starter.monthly} '.repeat(34)}einde.`)).toEqual([])
  expect(await advised(longSentence, `\n${'- een item zonder punt\n'.repeat(20)}`)).toEqual([])
})
