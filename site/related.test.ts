import { expect, test } from 'vitest'
import type { ListedPost } from './pages.ts'
import { related } from './related.ts'

const post = (name: string, category: ListedPost['category']): ListedPost => ({
  name,
  slug: name,
  category,
  hasBody: true,
})
const roster = post('roster', 'healthcare')
const invoice = post('invoice', 'technical')
const returns = post('returns', 'ecommerce')
const intake = post('intake', 'healthcare')
const quote = post('quote', 'useCases')
const newestFirst = [roster, invoice, returns, intake, quote]

test('those of the same subject come first, then the newest', () => {
  expect(related(intake, newestFirst)).toEqual([roster, invoice])
  expect(related(quote, newestFirst)).toEqual([roster, invoice])
  expect(related(roster, newestFirst)).toEqual([intake, invoice])
})

test('of many in the same subject the newest two are shown', () => {
  const others = ['a', 'b', 'c'].map((name) => post(name, 'healthcare'))
  expect(related(intake, [...others, intake, invoice]).map(({ name }) => name)).toEqual(['a', 'b'])
})
