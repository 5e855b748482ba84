import { expect, test } from 'vitest'
import type { States } from '../protocol.ts'
import { badgesOf, hitAtAddress } from './List.tsx'

test('an address opens its own text, never a result of the previous search', () => {
  const [address, hit] = [
    'https://werkstroom.example/contact',
    { key: 'pages/contact', file: '', line: '', offset: 0, length: 0 },
  ] as const
  const found = { words: address, hits: [hit] }
  expect(hitAtAddress(` ${address}`, found)).toBe(hit)
  expect(hitAtAddress(address, { ...found, words: 'contact' })).toBeUndefined()
  expect(hitAtAddress(address, undefined)).toBeUndefined()
  expect(hitAtAddress('contact', { ...found, words: 'contact' })).toBeUndefined()
})

test('the list shows when a text appears, in a readable date format', () => {
  const nl = { title: 'Bericht', state: 'scheduled', stale: false, until: '2026-12-01 09:00' } as const
  const states = { changed: [], sent: [], isSent: false } as Partial<States> as States
  const textsOf = (until: string) =>
    badgesOf({ key: 'blog/a', sides: { nl: { ...nl, until } }, problems: 0 }, states).map(({ text }) => text)
  expect(textsOf('2026-12-01 09:00')).toEqual(['Gepland: 1 december 2026 om 09:00'])
  expect(textsOf('2026-12-01')).toEqual(['Gepland: 1 december 2026'])
})
