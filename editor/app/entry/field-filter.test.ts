import { expect, test } from 'vitest'
import { pathsFound } from './field-filter.ts'

const nl = {
  file: 'content/nl/pages/home.mdx',
  locale: 'nl',
  fields: { title: 'Start', cards: [{ title: 'Mail' }, { title: 'Rooster' }] },
} as const
const en = {
  file: 'content/en/pages/home.mdx',
  locale: 'en',
  fields: { title: 'Home', cards: [{ title: 'Mail' }, { title: 'Rota' }] },
} as const

test('the filter of a long form finds values in any language, with their groups', () => {
  expect([...pathsFound('rota', [nl, en])]).toEqual(['cards', 'cards.1', 'cards.1.title'])
  expect([...pathsFound('home', [nl, en])]).toEqual(['title'])
  expect([...pathsFound('nergens', [nl, en])]).toEqual([])
})

test('the filter finds a group by its name, with all its values', () => {
  expect(pathsFound('kaarten', [nl]).has('cards.1.title')).toBe(true)
  expect(pathsFound('kaarten rooster', [nl]).has('cards.0')).toBe(false)
})
