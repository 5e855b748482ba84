import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { digest, digestOf, type Inputs } from './digest.ts'

const day = 24 * 60 * 60 * 1000
/** A record that is unused for a month is pruned. It serves whoever changes between branches. */
const mostAge = 30 * day
/** Records that are held in memory. */
const mostHeld = 20_000
/** The digest of its bytes begins the file of a record, as hexadecimal digits. */
const headLength = 32

export type Cache = ReturnType<typeof openCache>

/**
 * Opens a cache, which stores what is slow to make under the hash of all that it is made of, its program included
 * (program-hash.ts). With the same inputs it is the same, so nothing is ever out of date. A record is a file, written
 * beside its place and moved there, so several processes can work at once and be killed. What is damaged counts as absent,
 * and is made again. With `inMemory`, new records are held and not written. Of unused records, `mostBytes` are left.
 */
export function openCache(folder: string, { inMemory = false, mostBytes = 2 ** 30 } = {}) {
  const held = new Map<string, Buffer>()
  let made = 0
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2))

  const cache = {
    /** Returns what is stored for some inputs, or makes and stores it. */
    async cached(inputs: Inputs, make: () => Uint8Array | Promise<Uint8Array>): Promise<Buffer> {
      return cache.get(inputs) ?? cache.set(inputs, Buffer.from(await make()))
    },
    get(inputs: Inputs): Buffer | undefined {
      const key = digest(inputs)
      return held.get(key) ?? readRecord(pathOf(key))
    },
    set(inputs: Inputs, bytes: Buffer): Buffer {
      const key = digest(inputs)
      made++
      if (!inMemory) writeRecord(pathOf(key), bytes)
      else {
        held.set(key, bytes)
        const [oldest = ''] = held.keys()
        if (held.size > mostHeld) held.delete(oldest)
      }
      return bytes
    },
    /** Returns the digest of what is written, without reading it. */
    digestOf: (inputs: Inputs): string | undefined => readDigest(pathOf(digest(inputs))),
    /** Ends a run: once a day, what was not used in a month is removed, and the oldest beyond `mostBytes`. */
    prune: () => prune(folder, mostBytes),
    /** Returns the number of records that were stored since the cache was opened. */
    made: () => made,
  }
  return cache
}

/** Reads a record; nothing when it is not there or damaged. */
function readRecord(path: string): Buffer | undefined {
  if (!isThere(path)) return
  const record = readFileSync(path)
  const bytes = record.subarray(headLength)
  return digestOf(bytes) === record.toString('latin1', 0, headLength) ? bytes : undefined
}

function readDigest(path: string): string | undefined {
  if (!isThere(path)) return
  const head = Buffer.alloc(headLength)
  const file = openSync(path, 'r')
  readSync(file, head, 0, headLength, 0)
  closeSync(file)
  return head.toString('latin1')
}

/** Tells whether there is a record, and marks it as used today. */
function isThere(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  const now = Date.now()
  if (stats && now - stats.mtimeMs > day) utimesSync(path, now / 1000, now / 1000)
  return stats !== undefined
}

function writeRecord(path: string, bytes: Buffer) {
  const making = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(making, Buffer.concat([Buffer.from(digestOf(bytes), 'latin1'), bytes]))
  renameSync(making, path)
}

function prune(folder: string, mostBytes: number) {
  const mark = join(folder, 'pruned')
  if (Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) < day) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(mark, '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ path: join(folder, name), stats: statSync(join(folder, name), { throwIfNoEntry: false }) }))
    .flatMap(({ path, stats }) =>
      stats?.isFile() ? [{ path, size: stats.size, age: Date.now() - stats.mtimeMs }] : [],
    )
  let bytes = 0
  for (const { path, size, age } of files.sort((a, b) => a.age - b.age)) {
    bytes += size
    if (age > mostAge || (age > day && bytes > mostBytes)) rmSync(path, { force: true })
  }
}
