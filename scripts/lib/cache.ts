import { createHash, randomBytes } from 'node:crypto'
import { existsSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { checkout } from './process.ts'
import { hashSources } from './programs.mjs'

// A cache is a folder of packs. A pack is a file of records: a header (key, digest, length, checksum), then the bytes.
// All processes append to the newest pack; each append is atomic. A file per record would cost ten times as much.

const headerLength = 40
const day = 24 * 60 * 60 * 1000
/** Age at which a new pack replaces the newest. A month, so that records outlast work on another branch. */
const maxAge = 30 * day
const maxHeld = 20_000

interface Pack {
  path: string
  file: number
  started: number
  /** Offset at which the indexed records end. */
  end: number
}

interface Stored {
  pack: Pack
  offset: number
  length: number
  digest: string
}

export type Cache = ReturnType<typeof openCache>

/**
 * Opens a cache whose keys hash all inputs, including the program (programHash), so records never become outdated.
 * Several processes can use it at once, and be killed at any time. Damaged records count as absent. `inMemory` keeps
 * new records off the disk. Pruning keeps about `maxBytes` of records.
 */
export function openCache(folder: string, { inMemory = false, maxBytes = 2 ** 30 } = {}) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+-\w+\.pack$/.test(name)) : []
  const packs = names.sort().map((name) => openPack(join(folder, name)))
  const records = new Map<string, Stored>()
  const held = new Map<string, Buffer>()
  let made = 0

  /** Finds a record, even one that another process just wrote. Copies it to the newest pack, which is pruned last. */
  function find(key: string): Stored | undefined {
    const isNewest = () => records.get(key)?.pack === packs.at(-1)
    if (!isNewest()) for (const pack of packs) readHeaders(pack, records)
    const stored = records.get(key)
    if (!stored || isNewest()) return stored
    const bytes = read(stored)
    if (bytes) append(key, bytes)
    return bytes && records.get(key)
  }

  function append(key: string, bytes: Buffer) {
    const newest = packs.at(-1)
    // Begins a new pack if the newest is damaged, or ends with a record that a killed process left incomplete.
    const pack = newest && readHeaders(newest, records) ? newest : startPack()
    const header = Buffer.alloc(headerLength)
    header.write(key + sha256(bytes).slice(0, 32), 'hex')
    header.writeUInt32BE(bytes.length, 32)
    header.writeUInt32BE(checksum(header), 36)
    const record = Buffer.concat([header, bytes])
    for (let offset = 0; offset < record.length; ) offset += writeSync(pack.file, record, offset)
    readHeaders(pack, records)
  }

  function startPack(): Pack {
    mkdirSync(folder, { recursive: true })
    const pack = openPack(join(folder, `${Date.now()}-${randomBytes(4).toString('hex')}.pack`))
    packs.push(pack)
    return pack
  }

  const cache = {
    async cached(inputs: Inputs, make: () => Uint8Array | Promise<Uint8Array>): Promise<Buffer> {
      return cache.get(inputs) ?? cache.set(inputs, Buffer.from(await make()))
    },
    get(inputs: Inputs): Buffer | undefined {
      const key = digest(inputs)
      const bytes = held.get(key) ?? read(find(key))
      if (!bytes) records.delete(key)
      return bytes
    },
    set(inputs: Inputs, bytes: Buffer): Buffer {
      const key = digest(inputs)
      made++
      if (!inMemory) append(key, bytes)
      else {
        held.set(key, bytes)
        const [oldest = ''] = held.keys()
        if (held.size > maxHeld) held.delete(oldest)
      }
      return bytes
    },
    digestOf: (inputs: Inputs): string | undefined => find(digest(inputs))?.digest,
    /**
     * Starts a new pack if the newest is a month old, or a day old and large. Then removes all packs except the last
     * two, which contain copies of the records in use.
     */
    prune() {
      const newest = packs.at(-1)
      const age = Date.now() - (newest?.started ?? Date.now())
      if (!newest || age < day || (age < maxAge && fstatSync(newest.file).size < maxBytes / 2)) return
      startPack()
      const kept = packs.slice(-2).map(({ path }) => path)
      for (const name of readdirSync(folder))
        if (!kept.includes(join(folder, name))) rmSync(join(folder, name), { recursive: true, force: true })
    },
    made: () => made,
  }
  return cache
}

/** Opens a pack to read and append. The file stays open, so its records survive when another process removes it. */
function openPack(path: string): Pack {
  return { path, file: openSync(path, 'a+'), started: Number.parseInt(basename(path), 10), end: 0 }
}

/** Indexes the new records of a pack. Returns false if the last record is incomplete or damaged. */
function readHeaders(pack: Pack, records: Map<string, Stored>): boolean {
  const { size } = fstatSync(pack.file)
  const header = Buffer.alloc(headerLength)
  while (pack.end + headerLength <= size) {
    readSync(pack.file, header, 0, headerLength, pack.end)
    if (header.readUInt32BE(36) !== checksum(header)) return false
    const [offset, length] = [pack.end + headerLength, header.readUInt32BE(32)]
    if (offset + length > size) break
    records.set(header.toString('hex', 0, 16), { pack, offset, length, digest: header.toString('hex', 16, 32) })
    pack.end = offset + length
  }
  return pack.end === size
}

/** Uses CRC-32, because it rejects a header of zeros, which a power failure can leave: its checksum is not 0. */
const checksum = (header: Buffer) => crc32(header.subarray(0, 36))

function read(stored: Stored | undefined): Buffer | undefined {
  if (!stored) return undefined
  const bytes = Buffer.allocUnsafe(stored.length)
  const count = readSync(stored.pack.file, bytes, 0, stored.length, stored.offset)
  // The rest of unfilled memory can still contain this record from an earlier read.
  return count === stored.length && sha256(bytes).startsWith(stored.digest) ? bytes : undefined
}

/** Caches results by argument. A WeakMap keeps each result as long as its argument. */
export function memoize<K, V>(
  make: (of: K) => V,
  results: { get(of: K): V | undefined; set(of: K, made: V): unknown } = new Map(),
): (of: K) => V {
  return (of) => {
    const made = results.get(of) ?? make(of)
    results.set(of, made)
    return made
  }
}

type Inputs = readonly (string | Uint8Array)[]

export function digest(inputs: Inputs): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

const hashOf = memoize((paths: string) => hashSources(paths.split(' '), checkout))

/** Hashes the sources that a result depends on. */
export const programHash = (...paths: string[]) => hashOf(paths.join(' '))
