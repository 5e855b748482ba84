import { expect, test } from 'vitest'
import { baseFrom } from './base.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/sub/', '/sub/'],
  ['sub', '/sub/'],
  ['/a/b', '/a/b/'],
])('BASE=%s means %s', (text, expected) => expect(baseFrom(text)).toBe(expected))
