import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, win32 } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromFolder, listFiles } from './files.ts'

test('the files of a folder are named from it, sorted, whatever its path ends with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files of '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'nl/blog'), { recursive: true })
  for (const name of ['nl/blog/kosten.mdx', 'nl/a.mdx', 'b.txt']) writeFileSync(join(folder, name), '')
  const names = ['b.txt', 'nl/a.mdx', 'nl/blog/kosten.mdx']
  expect([listFiles(folder), listFiles(`${folder}/`), listFiles(join(folder, 'nl/..'))]).toEqual([names, names, names])
})

test('a path is the same key on Windows as elsewhere', () => {
  const key = 'content/nl/blog/kosten.mdx'
  expect(fromFolder('C:\\sites\\our site', 'C:\\sites\\our site\\content\\nl\\blog\\kosten.mdx', win32)).toBe(key)
  // Windows accepts both slashes, and drive letters in either case.
  expect(fromFolder('c:/sites/our site', 'C:\\sites\\our site\\content/nl/blog\\kosten.mdx', win32)).toBe(key)
  expect(fromFolder('/sites/our site', '/sites/our site/content/nl/blog/kosten.mdx', posix)).toBe(key)
})
