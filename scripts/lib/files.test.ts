import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { fromFolder, replaceFile } from './files.ts'

test('a path is the same key on Windows as elsewhere', () => {
  const key = 'content/nl/blog/kosten.mdx'
  expect(fromFolder('C:\\sites\\our site', 'C:\\sites\\our site\\content\\nl\\blog\\kosten.mdx', win32)).toBe(key)
  // Windows accepts both slashes, and drive letters in either case.
  expect(fromFolder('c:/sites/our site', 'C:\\sites\\our site\\content/nl/blog\\kosten.mdx', win32)).toBe(key)
  expect(fromFolder('/sites/our site', '/sites/our site/content/nl/blog/kosten.mdx', posix)).toBe(key)
})

function withRefusals(count: number, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'replace-'))
  const [from, to] = [join(folder, 'new'), join(folder, 'old')]
  writeFileSync(from, 'new')
  writeFileSync(to, 'old')
  let tries = 0
  const rename: typeof renameSync = (one, other) => {
    if (++tries <= count) throw Object.assign(new Error(`${code}: refused`), { code })
    renameSync(one, other)
  }
  return { from, to, rename, tries: () => tries }
}

test('on Windows, a file that another program is reading is replaced afterwards', () => {
  for (const code of ['EPERM', 'EACCES', 'EBUSY']) {
    const { from, to, rename } = withRefusals(2, code)
    replaceFile(from, to, rename, 'win32')
    expect(readFileSync(to, 'utf8')).toBe('new')
  }
})

test('a file that stays in use, or any other refusal, is an error, and both files stay unchanged', () => {
  for (const [platform, code, tries] of [
    ['win32', 'EPERM', 8],
    ['win32', 'ENOSPC', 1],
    ['linux', 'EPERM', 1],
  ] as const) {
    const disk = withRefusals(99, code)
    expect(() => replaceFile(disk.from, disk.to, disk.rename, platform)).toThrow(`${code}: refused`)
    expect(disk.tries()).toBe(tries)
    expect([disk.from, disk.to].map((path) => readFileSync(path, 'utf8'))).toEqual(['new', 'old'])
  }
})
