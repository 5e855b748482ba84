import { afterEach, expect, test, vi } from 'vitest'
import { base } from './base.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/sub/', '/sub/'],
  ['sub', '/sub/'],
  ['/a/b', '/a/b/'],
])('BASE=%s means %s', (text, expected) => {
  vi.stubEnv('BASE', text)
  expect(base()).toBe(expected)
})
