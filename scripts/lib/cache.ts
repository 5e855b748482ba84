import { randomBytes } from 'node:crypto'
import { fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { digest, digestOf, type Inputs } from './digest.ts'

// The folder holds packs, files of records. A process adds a pack of its own, so several can work at once, and one that is
// killed leaves a record that is cut off. A record: key (16 bytes), day of use, length (4 each), digest (16).
const headerLength = 40
/** A record that is unused for so many days is pruned. It serves whoever changes between branches. */
const most = { packs: 16, held: 20_000, days: 30 }
/** The age of a pack whose process has surely ended, or begun another. */
const settled = 10 * 60 * 1000
const today = () => Math.floor(Date.now() / (24 * 60 * 60 * 1000))

interface Pack {
  path: string
  file: number
  size: number
}

interface Stored {
  pack: Pack
  at: number
  length: number
  day: number
  digest: string
}

export type Cache = ReturnType<typeof openCache>

/**
 * Opens a cache, which stores what is slow to make under the hash of all that it is made of, its program included
 * (program-hash.ts). With the same inputs it is the same, so nothing is ever out of date. What is damaged counts as absent,
 * and is made again. With `inMemory`, new records are held and not written. Of unused records, `mostBytes` are left.
 */
export function openCache(folder: string, { inMemory = false, mostBytes = 2 ** 30 } = {}) {
  mkdirSync(folder, { recursive: true })
  const names = readdirSync(folder).filter((name) => name.endsWith('.pack'))
  const packs = names.sort().flatMap((name) => openPack(join(folder, name)))
  const records = new Map(packs.flatMap((pack) => [...readHeaders(pack)]))
  const held = new Map<string, Buffer>()
  let own: Pack | undefined
  let made = 0

  function newPack(): Pack {
    // It may have been removed meanwhile.
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}.pack`)
    const pack = { path, file: openSync(path, 'wx+'), size: 0 }
    packs.push(pack)
    return pack
  }

  function find(key: string): Stored | undefined {
    const stored = records.get(key)
    if (stored) stored.day = today()
    return stored
  }

  /** Copies the records of packs to one, the latest used first, and removes the packs. */
  function unite(old: readonly Pack[]) {
    const united = newPack()
    const all = [...records].filter(([, { pack }]) => old.includes(pack))
    for (const [key, stored] of all.sort(([, a], [, b]) => b.day - a.day)) {
      const age = today() - stored.day
      const bytes = age === 0 || (age < most.days && united.size < mostBytes) ? read(stored) : undefined
      records.delete(key)
      if (bytes) records.set(key, append(united, key, bytes, stored.day))
    }
    packs.splice(0, packs.length, ...packs.filter((pack) => !old.includes(pack)))
    for (const { path } of old) rmSync(path, { force: true })
  }

  const cache = {
    /** Returns what is stored for some inputs, or makes and stores it. */
    async cached(inputs: Inputs, make: () => Uint8Array | Promise<Uint8Array>): Promise<Buffer> {
      return cache.get(inputs) ?? cache.set(inputs, Buffer.from(await make()))
    },
    get(inputs: Inputs): Buffer | undefined {
      const key = digest(inputs)
      const stored = find(key)
      const bytes = held.get(key) ?? (stored && read(stored))
      if (!bytes) records.delete(key)
      return bytes
    },
    set(inputs: Inputs, bytes: Buffer): Buffer {
      const key = digest(inputs)
      made++
      if (inMemory) {
        held.set(key, bytes)
        const [oldest = ''] = held.keys()
        if (held.size > most.held) held.delete(oldest)
      } else {
        own ??= newPack()
        records.set(key, append(own, key, bytes, today()))
      }
      return bytes
    },
    /** Returns the digest of what is written, without reading it. */
    digestOf: (inputs: Inputs): string | undefined => find(digest(inputs))?.digest,
    /** Ends a run: many packs become one, without what was not used in a month. */
    prune() {
      own = undefined
      const old = packs.filter(({ file }) => Date.now() - fstatSync(file).mtimeMs > settled)
      if (old.length > most.packs) unite(old)
    },
    /** Returns the number of records that were stored since the cache was opened. */
    made: () => made,
  }
  return cache
}

/** Opens a pack, which stays open; nothing when another process has removed it. */
function openPack(path: string): Pack[] {
  try {
    const file = openSync(path, 'r')
    return [{ path, file, size: fstatSync(file).size }]
  } catch {
    return []
  }
}

/** Reads the headers of a pack. A record that is cut off is left out. */
function* readHeaders(pack: Pack): Generator<[key: string, stored: Stored]> {
  const header = Buffer.alloc(headerLength)
  for (let at = headerLength; at <= pack.size; ) {
    readSync(pack.file, header, 0, headerLength, at - headerLength)
    const [day, length] = [header.readUInt32BE(16), header.readUInt32BE(20)]
    const stored = { pack, at, length, day, digest: header.toString('hex', 24) }
    if (at + length <= pack.size) yield [header.toString('hex', 0, 16), stored]
    at += length + headerLength
  }
}

/** Reads a record; nothing when it is damaged. */
function read({ pack, at, length, digest }: Stored): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  readSync(pack.file, bytes, 0, length, at)
  return digestOf(bytes) === digest ? bytes : undefined
}

function append(pack: Pack, key: string, bytes: Buffer, day: number): Stored {
  const stored = { pack, at: pack.size + headerLength, length: bytes.length, day, digest: digestOf(bytes) }
  const numbers = [day, bytes.length].map((number) => number.toString(16).padStart(8, '0'))
  const record = Buffer.concat([Buffer.from([key, ...numbers, stored.digest].join(''), 'hex'), bytes])
  for (let written = 0; written < record.length; )
    written += writeSync(pack.file, record, written, record.length - written, pack.size + written)
  pack.size += record.length
  return stored
}
