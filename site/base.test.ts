import { expect, test } from 'vitest'
import { base, baseFrom, withBase, withoutBase } from './base.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/sub/', '/sub/'],
  ['sub', '/sub/'],
  ['/a/b', '/a/b/'],
])('BASE=%s means %s', (text, expected) => expect(baseFrom(text)).toBe(expected))

test('without a base an address is what it was', () => {
  expect(base()).toBe('/')
  expect(withBase('/faq')).toBe('/faq')
  expect(withoutBase('/faq')).toBe('/faq')
})
