import { expect, test } from 'vitest'
import { hitAtAddress } from './List.tsx'

test('an address opens its own text, never a hit of the words that were searched before', () => {
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
