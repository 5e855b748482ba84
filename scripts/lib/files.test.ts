import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { fromFolder } from './files.ts'

test('a path is the same key on Windows as elsewhere', () => {
  const key = 'content/nl/blog/kosten.mdx'
  expect(fromFolder('C:\\sites\\our site', 'C:\\sites\\our site\\content\\nl\\blog\\kosten.mdx', win32)).toBe(key)
  // Windows accepts both slashes, and drive letters in either case.
  expect(fromFolder('c:/sites/our site', 'C:\\sites\\our site\\content/nl/blog\\kosten.mdx', win32)).toBe(key)
  expect(fromFolder('/sites/our site', '/sites/our site/content/nl/blog/kosten.mdx', posix)).toBe(key)
})
