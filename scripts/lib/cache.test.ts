import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plainEnvironment } from '../../tests/harness/environment.ts'
import { openCache } from './cache.ts'
import { checkout } from './checkout.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = async () => Buffer.from('a picture')

/** The one pack of the cache. */
const file = () => join(folder, readdirSync(folder)[0] ?? '')

test('what was made once is not made again', async () => {
  await openCache(folder).cached(['drawing'], make)
  const cache = openCache(folder)
  expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
  expect(cache.made()).toBe(0)
})

test('what was made of something else is made', async () => {
  const cache = openCache(folder)
  await cache.cached(['drawing'], make)
  await cache.cached(['other drawing'], make)
  await cache.cached(['draw', 'ing'], make)
  expect(cache.made()).toBe(3)
})

test('what is held in memory is found, and nothing of it is written', async () => {
  await openCache(folder).cached(['written'], make)
  const cache = openCache(folder, { inMemory: true })
  await cache.cached(['typed'], make)
  expect([cache.get(['written']), cache.get(['typed'])].map(String)).toEqual(['a picture', 'a picture'])
  expect(openCache(folder).get(['typed'])).toBe(undefined)
})

test.each([
  ['cut off in what it says of itself', () => truncateSync(file(), 20)],
  ['cut off', () => truncateSync(file(), 45)],
  ['emptied', () => truncateSync(file(), 0)],
  ...[3, 17, 21, 30, 45].map((at): [string, () => void] => [
    `changed in one bit of byte ${at}`,
    () => writeFileSync(file(), flip(readFileSync(file()), at)),
  ]),
])('a pack that was %s gives nothing wrong, and what was in it is made again', async (kind, damage) => {
  await openCache(folder).cached(['drawing'], make)
  damage()
  // Of two packs, the one of a later millisecond counts.
  await wait(2)
  for (const made of [1, 0]) {
    const cache = openCache(folder)
    expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
    expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
    // A day alone says nothing of what is stored.
    if (!kind.endsWith('17')) expect(cache.made()).toBe(made)
  }
})

function flip(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
}

test('a pack that is damaged while it is in use gives nothing wrong', async () => {
  const cache = openCache(folder)
  await cache.cached(['drawing'], make)
  writeFileSync(file(), flip(readFileSync(file()), 45))
  expect(cache.get(['drawing'])).toBe(undefined)
  truncateSync(file(), 10)
  expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
  expect(String(openCache(folder).get(['drawing']))).toBe('undefined')
})

/** Makes the packs as old as if nothing had been written for so many days. */
function age(days: number) {
  const then = Date.now() / 1000 - days * 24 * 60 * 60
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
}

/** One run, that asks for some things and makes what is not there. */
async function run(names: readonly string[], options = {}): Promise<number> {
  const cache = openCache(folder, options)
  for (const name of names) expect(String(await cache.cached([name], async () => Buffer.from(name)))).toBe(name)
  cache.prune()
  return cache.made()
}

/** The names of so many things. */
const drawings = (count: number) => Array.from({ length: count }, (_, index) => `drawing ${index}`)

/** Runs as many times as there are names, each of which makes one of them. */
async function runs(names: readonly string[]) {
  for (const name of names) await run([name])
}

test('many packs become one, which has all that they had', async () => {
  await runs(drawings(17))
  expect(readdirSync(folder)).toHaveLength(17)
  age(1)
  expect(await run(['drawing 0'])).toBe(0)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await run(drawings(17))).toBe(0)
})

test('what was not used in a month is removed when packs are united, and what is used stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 24 * 60 * 60 * 1000 })
  await runs(['old', 'new', ...drawings(8)])
  vi.useRealTimers()
  await runs(drawings(16).slice(8))
  age(1)
  expect(await run(['new'])).toBe(0)
  expect(readdirSync(folder)).toHaveLength(1)
  const left = readFileSync(file(), 'latin1')
  expect(left).toContain('new')
  expect(left).not.toContain('old')
  expect(left).not.toContain('drawing 3')
  expect(left).toContain('drawing 12')
})

test('beyond a size, what was used last stays, and all that this run used', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 24 * 60 * 60 * 1000 })
  await runs(drawings(10))
  vi.useRealTimers()
  await runs(['one more', ...drawings(20).slice(10)])
  age(1)
  expect(await run(['drawing 3'], { mostBytes: 200 })).toBe(0)
  const { get } = openCache(folder)
  expect(drawings(20).filter((name) => get([name]))).toEqual(['drawing 3', ...drawings(20).slice(10)])
  expect(String(get(['one more']))).toBe('one more')
})

test('a process whose packs another one united still finds what it had', async () => {
  await runs(drawings(16))
  age(1)
  const [reading, waiting] = [openCache(folder), openCache(folder)]
  waiting.prune()
  await run(['one more'])
  age(1)
  await run(['one more'])
  expect(readdirSync(folder)).toHaveLength(1)
  expect(String(reading.get(['drawing 3']))).toBe('drawing 3')
  expect(String(waiting.get(['drawing 4']))).toBe('drawing 4')
})

test('a process that unites packs leaves those that others began', async () => {
  await runs(drawings(17))
  age(1)
  const cache = openCache(folder)
  await openCache(folder).cached(['one more'], async () => Buffer.from('one more'))
  cache.prune()
  expect(readdirSync(folder)).toHaveLength(2)
  expect(await run([...drawings(17), 'one more'])).toBe(0)
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

/** Writes records that say what they are until it is killed, and unites packs. */
const writer = `
import { openCache } from ${JSON.stringify(join(import.meta.dirname, 'cache.ts'))}
for (let at = 0; ; at++) {
  const cache = openCache(process.argv[1])
  for (let index = 0; index < 50; index++)
    await cache.cached([String(index), process.argv[2]], () => Buffer.from(String(index).repeat(5000)))
  cache.prune()
  if (at === 0) console.log('at work')
}`

test('processes that write at once and are killed leave nothing wrong', async () => {
  const processes = ['a', 'b', 'a'].map((name) =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer, folder, name], {
      cwd: checkout,
      env: plainEnvironment(),
    }),
  )
  await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')))
  for (const one of processes) {
    await wait(Math.random() * 100)
    one.kill('SIGKILL')
    await once(one, 'exit')
  }
  const cache = openCache(folder)
  for (const name of ['a', 'b'])
    for (let index = 0; index < 50; index++)
      expect(String(cache.get([String(index), name]))).toBe(String(index).repeat(5000))
})
