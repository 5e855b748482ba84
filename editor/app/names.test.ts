import { expect, test } from 'vitest'
import type { ListedEntry, Overview } from '../protocol.ts'
import { isFound } from './FilterField.tsx'
import { rememberOverview, synonymsOf, titleOf, titlesByName } from './names.ts'

const side = { title: 'Automatisering voor het mkb', name: 'Home', state: 'published', stale: false } as const

test('a page has the name that menus show, and the home page is found by its synonyms in both languages', () => {
  const entries: ListedEntry[] = [{ key: 'pages/home', sides: { nl: side }, problems: 0 }]
  rememberOverview({ entries } as Partial<Overview> as Overview)
  expect(titleOf('pages/home')).toBe('Home')
  expect(titlesByName(['pages'], 'nl')).toEqual({ home: 'Home' })
  for (const query of ['startpagina', 'homepage', 'home page', 'Voorpagina'])
    expect(isFound(query, synonymsOf('pages/home'))).toBe(true)
  expect(synonymsOf('pages/about')).toEqual([])
})
