import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCache } from './cache.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = async () => Buffer.from('a picture')

/** The one file that is cache. */
const file = () => join(folder, readdirSync(folder)[0] ?? '')

test('what was made once is not made again', async () => {
  await openCache(folder).get(['drawing'], make)
  const cache = openCache(folder)
  expect(String(await cache.get(['drawing'], make))).toBe('a picture')
  expect(cache.made).toBe(0)
})

test('what was made of something else is made', async () => {
  const cache = openCache(folder)
  await cache.get(['drawing'], make)
  await cache.get(['other drawing'], make)
  await cache.get(['draw', 'ing'], make)
  expect(cache.made).toBe(3)
})

test.each([
  ['cut off', () => truncateSync(file(), 20)],
  ['emptied', () => truncateSync(file(), 0)],
  [
    'changed in one bit',
    () =>
      writeFileSync(
        file(),
        readFileSync(file()).map((byte, at) => (at === 18 ? byte ^ 1 : byte)),
      ),
  ],
])('a file that was %s is made again', async (_, damage) => {
  await openCache(folder).get(['drawing'], make)
  damage()
  const cache = openCache(folder)
  expect(String(await cache.get(['drawing'], make))).toBe('a picture')
  expect(cache.made).toBe(1)
  expect(String(await cache.get(['drawing'], make))).toBe('a picture')
  expect(cache.made).toBe(1)
})

test('what nobody asked for in a month is removed, and what is used stays', async () => {
  const ask = (name: string) => {
    const cache = openCache(folder)
    return cache.get([name], async () => Buffer.from(name)).then(() => cache.prune())
  }
  await ask('old')
  await ask('new')
  expect(readdirSync(folder)).toHaveLength(2)
  const longAgo = Date.now() / 1000 - 40 * 24 * 60 * 60
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo)
  await ask('new')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readFileSync(file(), 'utf8')).toMatch(/new$/)
})

test('what another version made is made again', async () => {
  await openCache(folder, 'one').get(['drawing'], make)
  const cache = openCache(folder, 'two')
  await cache.get(['drawing'], make)
  expect(cache.made).toBe(1)
})
