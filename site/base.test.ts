import { afterEach, expect, test, vi } from 'vitest'
import { basePath } from './base.ts'

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
  expect(basePath()).toBe(expected)
})
