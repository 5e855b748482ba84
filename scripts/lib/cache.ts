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
/** Records unused for a month are pruned. The period covers switching between branches. */
const mostAge = 30 * day
const mostHeld = 20_000
/** Length of the digest at the start of a record file, in hexadecimal digits. */
const headLength = 32

export type Cache = ReturnType<typeof openCache>

/**
 * Opens a cache whose keys hash all inputs, including the program (program-hash.ts), so records never become outdated.
 * Each record is a file renamed into place, so processes can run in parallel and be killed. Damaged records count as
 * absent. `inMemory` keeps new records off the disk. Pruning keeps `mostBytes` of records.
 */
export function openCache(folder: string, { inMemory = false, mostBytes = 2 ** 30 } = {}) {
  const held = new Map<string, Buffer>()
  let made = 0
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2))

  const cache = {
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
    /** Returns the digest of a record without reading its content. */
    digestOf: (inputs: Inputs): string | undefined => readDigest(pathOf(digest(inputs))),
    /** Removes records unused for a month, and the oldest beyond `mostBytes`, at most once a day. */
    prune: () => prune(folder, mostBytes),
    made: () => made,
  }
  return cache
}

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

/** Returns whether a record exists, and marks it as used today. */
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
