import { expect, test } from 'vitest'
import { partOf, placesOf } from './places.ts'

/** The parts of a text that a query would mark. */
const found = (query: string, text: string) => placesOf(partOf(query), text).map(([from, to]) => text.slice(from, to))

test.each([
  ['STARTER', 'Starter of starter', ['Starter', 'starter']],
  ['é', 'Één é', ['É', 'é', 'é']],
  ['aa', 'aaaa', ['aa', 'aa']],
  ['  per   maand ', 'per\u00a0maand, per\nmaand', ['per\u00a0maand', 'per\nmaand']],
  ['€ 950', '€\u00a0950', ['€\u00a0950']],
  ['(a+)+$[\\.*?|{}^', 'x (a+)+$[\\.*?|{}^ y', ['(a+)+$[\\.*?|{}^']],
  ['.', 'a.b', ['.']],
  ['5-10', '5-10 uur', ['5-10']],
  ['', 'anything', []],
  ['   ', 'any thing', []],
  ['\ud83d', '👩', []],
  ['👩', 'x 👩 y', ['👩']],
])('%j in %j finds %j', (query, text, expected) => {
  expect(found(query, text)).toEqual(expected)
})

test('a query of 10,000 characters that repeats itself is answered at once', () => {
  const start = performance.now()
  expect(found('a '.repeat(5000), 'a '.repeat(4999))).toEqual([])
  expect(performance.now() - start).toBeLessThan(500)
})
