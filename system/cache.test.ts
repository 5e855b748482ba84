import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCache } from './cache.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = async () => Buffer.from('a picture')

/** The one pack of the cache. */
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
  ['cut off in what it says of itself', () => truncateSync(file(), 20)],
  ['cut off', () => truncateSync(file(), 45)],
  ['emptied', () => truncateSync(file(), 0)],
  [
    'changed in one bit',
    () =>
      writeFileSync(
        file(),
        readFileSync(file()).map((byte, at) => (at === 45 ? byte ^ 1 : byte)),
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

/** Makes the packs as old as if nothing had been written for so many days. */
function age(days: number) {
  const then = Date.now() / 1000 - days * 24 * 60 * 60
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
}

/** One run, that asks for some things and makes what is not there. */
async function run(...names: string[]): Promise<number> {
  const cache = openCache(folder)
  for (const name of names) expect(String(await cache.get([name], async () => Buffer.from(name)))).toBe(name)
  cache.prune()
  return cache.made
}

test('many packs become one, which has all that they had', async () => {
  const names = Array.from({ length: 17 }, (_, index) => `drawing ${index}`)
  for (const name of names) await run(name)
  expect(readdirSync(folder)).toHaveLength(17)
  age(1)
  expect(await run('drawing 0')).toBe(0)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await run(...names)).toBe(0)
})

test('what nobody asked for in a month is removed, and what is used stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 24 * 60 * 60 * 1000 })
  await run('old', 'new')
  vi.useRealTimers()
  age(40)
  expect(await run('new')).toBe(0)
  expect(readFileSync(file(), 'latin1')).toMatch(/new$/)
  expect(readFileSync(file(), 'latin1')).not.toContain('old')
})

test('a process whose packs another one joined still finds what it had', async () => {
  for (let index = 0; index < 16; index++) await run(`drawing ${index}`)
  age(1)
  const [reading, waiting] = [openCache(folder), openCache(folder)]
  waiting.prune()
  await run('one more')
  age(1)
  await run('one more')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(String(reading.find(['drawing 3']))).toBe('drawing 3')
  expect(String(waiting.find(['drawing 4']))).toBe('drawing 4')
})

test('a process that makes one pack of many keeps what others added since it began', async () => {
  const cache = openCache(folder)
  for (let index = 0; index < 17; index++) await run(`drawing ${index}`)
  age(1)
  cache.prune()
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await run('drawing 3')).toBe(0)
})

test('what a stopped run left behind goes, and what another one is writing stays', async () => {
  await run('drawing')
  writeFileSync(join(folder, 'x.pack.new'), 'half')
  await run('drawing')
  expect(readdirSync(folder)).toContain('x.pack.new')
  age(1)
  await run('drawing')
  expect(readdirSync(folder)).toHaveLength(1)
})
