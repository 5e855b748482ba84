import { expect, test } from 'vitest'
import type { ListedEntry, Overview } from '../protocol.ts'
import { isFound } from './FilterField.tsx'
import { ordersOn, rememberOverview, synonymsOf, titleOf, titlesByName } from './names.ts'

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

test('the numbers in use are those of the other sections of the same page, in order', () => {
  const section = (name: string, order: number, page = 'faq'): ListedEntry => {
    const nl = { title: name, state: 'published', stale: false, place: { page, order } } as const
    return { key: `faq/${name}`, sides: { nl }, problems: 0 }
  }
  const entries = [section('costs', 3), section('own', 3), section('plans', 1, 'plans'), section('support', 1)]
  rememberOverview({ entries } as Partial<Overview> as Overview)
  expect(ordersOn('faq', 'nl', 'faq/own')).toEqual(['1 (support)', '3 (costs)'])
})
