import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { plainEnvironment } from '../../tests/harness/environment.ts'
import { openCache } from './cache.ts'
import { checkout } from './process.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
})

const make = async () => Buffer.from('a picture')

const packs = () => readdirSync(folder).sort()
const file = () => join(folder, packs().at(-1) ?? '')

test('a record is made once per input', async () => {
  await openCache(folder).cached(['drawing'], make)
  const cache = openCache(folder)
  expect(String(await cache.cached(['drawing'], make))).toBe('a picture')
  expect(cache.made()).toBe(0)
  await cache.cached(['other drawing'], make)
  await cache.cached(['draw', 'ing'], make)
  expect(cache.made()).toBe(2)
})

test('records in memory are found, and none of them is written', async () => {
  await openCache(folder).cached(['written'], make)
  const cache = openCache(folder, { inMemory: true })
  await cache.cached(['typed'], make)
  expect([cache.get(['written']), cache.get(['typed'])].map(String)).toEqual(['a picture', 'a picture'])
  expect(openCache(folder).get(['typed'])).toBe(undefined)
})

test.each([
  ['cut off', (pack: Buffer) => pack.subarray(0, 85)],
  ['cut off in its header', (pack: Buffer) => pack.subarray(0, 60)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed in its key', (pack: Buffer) => flip(pack, 3)],
  ['changed in its length', (pack: Buffer) => flip(pack, 34)],
  ['changed in one bit', (pack: Buffer) => flip(pack, 45)],
  ['cleared', (pack: Buffer) => Buffer.alloc(pack.length)],
])('a pack whose records were %s gives nothing wrong, and they are made again', async (_, damage) => {
  const names = ['drawing', 'other']
  const makeAll = async (cache = openCache(folder)) => {
    for (const name of names) expect(String(await cache.cached([name], make))).toBe('a picture')
    expect(names.map((name) => String(cache.get([name])))).toEqual(names.map(() => 'a picture'))
    return cache.made()
  }
  const cache = openCache(folder)
  await makeAll(cache)
  writeFileSync(file(), damage(readFileSync(file())))
  await makeAll(cache)
  await makeAll()
  expect(await makeAll()).toBe(0)
})

function flip(bytes: Buffer, at: number): Buffer {
  return Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
}

/** Uses records, ages all packs by `age` days, and prunes. Returns a test for whether a record is still cached. */
async function runs(age: number, names: readonly string[], options = {}) {
  const cache = openCache(folder, options)
  for (const name of names) await cache.cached([name], make)
  for (const pack of packs()) {
    const [started = '', id] = pack.split('-')
    renameSync(join(folder, pack), join(folder, `${Number(started) - age * 86_400_000}-${id}`))
  }
  openCache(folder, options).prune()
  return (name: string) => openCache(folder).get([name]) !== undefined
}

test('records unused for a month are removed, and used ones stay', async () => {
  await runs(31, ['old', 'used'])
  const has = await runs(31, ['used', 'new'])
  expect(['old', 'used', 'new'].map(has)).toEqual([false, true, true])
  expect(packs().length).toBeLessThan(4)
})

test('above a size, records unused for a day are removed', async () => {
  await runs(2, ['old', 'used'], { maxBytes: 50 })
  await runs(0, ['used'], { maxBytes: 50 })
  const has = await runs(2, ['new'], { maxBytes: 50 })
  expect(['old', 'used', 'new'].map(has)).toEqual([false, true, true])
})

test('a record of an earlier pack is copied once, however often it is asked for', async () => {
  await runs(31, ['used'])
  const [earlier = ''] = packs()
  const { length } = readFileSync(join(folder, earlier))
  const caches = [openCache(folder), openCache(folder)]
  for (const cache of [...caches, ...caches]) {
    expect([String(cache.get(['used'])), cache.digestOf(['used'])]).toEqual(['a picture', expect.any(String)])
    expect(readFileSync(file())).toHaveLength(length)
  }
  expect(packs()).toHaveLength(2)
})

test('a pack of this month stays as it is', async () => {
  const has = await runs(29, ['old'])
  expect([has('old'), packs().length]).toEqual([true, 1])
})

test('the folder may be removed while it is in use', async () => {
  const cache = openCache(folder)
  await cache.cached(['drawing'], make)
  rmSync(folder, { recursive: true })
  for (const name of ['drawing', 'other']) expect(String(await cache.cached([name], make))).toBe('a picture')
  cache.prune()
  expect(String(await openCache(folder).cached(['drawing'], make))).toBe('a picture')
})

const writer = `
import { openCache } from ${JSON.stringify(join(import.meta.dirname, 'cache.ts'))}
for (let at = 0; ; at++) {
  const cache = openCache(process.argv[1])
  for (let index = 0; index < 50; index++)
    await cache.cached([String(index), process.argv[2]], () => Buffer.from(String(index).repeat(5000)))
  cache.prune()
  if (at === 0) console.log('at work')
}`

test('processes that write at the same time and are killed leave no wrong records', async () => {
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
