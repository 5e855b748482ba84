import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
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

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.endsWith('pruned'))
const file = () => files()[0] ?? ''

test('what was made once is not made again, and what was made of something else is', async () => {
  await openCache(folder).cached(['drawing'], make)
  const cache = openCache(folder)
  expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
  expect(cache.made()).toBe(0)
  await cache.cached(['other drawing'], make)
  await cache.cached(['draw', 'ing'], make)
  expect(cache.made()).toBe(2)
})

test('what is held in memory is found, and nothing of it is written', async () => {
  await openCache(folder).cached(['written'], make)
  const cache = openCache(folder, { inMemory: true })
  await cache.cached(['typed'], make)
  expect([cache.get(['written']), cache.get(['typed'])].map(String)).toEqual(['a picture', 'a picture'])
  expect(openCache(folder).get(['typed'])).toBe(undefined)
})

test.each([
  ['cut off', (record: Buffer) => record.subarray(0, 40)],
  ['cut off in its digest', (record: Buffer) => record.subarray(0, 20)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed in its digest', (record: Buffer) => flip(record, 3)],
  ['changed in one bit', (record: Buffer) => flip(record, 35)],
])('a record that was %s gives nothing wrong, and is made again', async (_, damage) => {
  const cache = openCache(folder)
  await cache.cached(['drawing'], make)
  writeFileSync(file(), damage(readFileSync(file())))
  expect(cache.get(['drawing'])).toBe(undefined)
  for (const made of [1, 0]) {
    const other = openCache(folder)
    expect(String(await other.cached(['drawing'], make))).toBe('a picture')
    expect(other.made()).toBe(made)
  }
})

function flip(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
}

/** Sets the age of records in days, and prunes on another day. */
async function pruneAfter(ages: Record<string, number>, options = {}) {
  const cache = openCache(folder, options)
  for (const [name, days] of Object.entries(ages)) {
    const before = files()
    await cache.cached([name], async () => Buffer.from(name.repeat(10)))
    const then = Date.now() / 1000 - days * 24 * 60 * 60
    for (const path of files().filter((path) => !before.includes(path))) utimesSync(path, then, then)
  }
  cache.get(['asked'])
  cache.prune()
  return Object.keys(ages).filter((name) => openCache(folder).get([name]))
}

test('what was not used in a month is removed, and what is used stays', async () => {
  expect(await pruneAfter({ asked: 40, old: 40, new: 20 })).toEqual(['asked', 'new'])
})

test('beyond a size, what was used last stays, and all that was used today', async () => {
  expect(await pruneAfter({ oldest: 9, older: 6, asked: 12, now: 0 }, { mostBytes: 200 })).toEqual(['asked', 'now'])
})

test('a cache is pruned once a day', async () => {
  openCache(folder).prune()
  expect(await pruneAfter({ old: 40 })).toEqual(['old'])
})

test('the folder may be removed while it is in use', async () => {
  const cache = openCache(folder)
  await cache.cached(['drawing'], make)
  rmSync(folder, { recursive: true })
  expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
  expect(String(await cache.cached(['other'], make))).toBe('a picture')
  cache.prune()
  expect(String(await cache.cached(['third'], make))).toBe('a picture')
})
