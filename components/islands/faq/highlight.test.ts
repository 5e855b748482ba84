import { expect, test } from 'vitest'
import { findMatches, normalise } from './highlight.ts'

const found = (query: string, text: string) =>
  findMatches(normalise(query).trim(), text).map(([from, to]) => text.slice(from, to))

test.each([
  ['STARTER', 'Starter of starter', ['Starter', 'starter']],
  ['é', 'Één é', ['É', 'é', 'é']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['  per   maand ', 'per\u00a0maand, per\n\nmaand', ['per\u00a0maand', 'per\n\nmaand']],
  ['€ 950', '€\u00a0950', ['€\u00a0950']],
  ['(A+)+$[\\.*?|{}^', 'x (a+)+$[\\.*?|{}^ y', ['(a+)+$[\\.*?|{}^']],
  ['.', 'a.b', ['.']],
  ['5-10', '5-10 uur', ['5-10']],
  ['5-10 uur', '5\u201110\u00a0uur', ['5\u201110\u00a0uur']],
  ['5-10 uur', '5–\u206010\u00a0uur', ['5–\u206010\u00a0uur']],
  ['', 'anything', []],
  ['   ', 'any thing', []],
  ['\ud83d', '👩', []],
  ['👩', 'x 👩 y', ['👩']],
])('%j in %j marks %j', (query, text, expected) => {
  expect(found(query, text)).toEqual(expected)
})

test.each(['a '.repeat(5000), 'a'.repeat(10_000), '(a+)+$'.repeat(1000)])(
  'a query longer than the field marks nothing and breaks nothing',
  (query) => {
    expect(found(query, query)).toEqual([])
  },
)

test('case and white space do not matter', () => {
  expect(normalise('5\u201110')).toBe('5-10')
  expect(normalise('Per\u00a0Maand\n\n  EXCL.')).toBe('per maand excl.')
})
