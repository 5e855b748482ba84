import { createHash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

// A pack is a file of records, one behind another: a name (16 bytes), the day on which it was of use, counted from 1970,
// and the length of what is kept (4 bytes each), its seal (16 bytes), and what is kept. One file for each of ten thousand
// things would cost more than to make most of them.
const headerLength = 40
const sealAt = 24

/** How many packs there may be: each run that makes something adds one. */
const most = 16

const minute = 60 * 1000
const day = 24 * 60 * minute

/** How long something is kept that nobody asks for. It serves who changes between branches. */
const patience = 30 * day

/** How long ago a pack was last written to when its writer has surely ended, or begun another. */
const settled = 10 * minute

/** Where a record begins, and how long what it keeps is. */
interface Place {
  pack: string
  at: number
  length: number
  day: number
  seal: string
}

/** What is kept in a folder, by names of 32 hexadecimal digits. Several processes may use it: each adds its own pack. */
export interface Packs {
  /** What is kept under a name. What is damaged or cut off counts as absent. */
  find(name: string): Buffer | undefined
  /** The seal of what is kept under a name: the first 32 hexadecimal digits of its SHA-256. */
  sealOf(name: string): string | undefined
  keep(name: string, bytes: Uint8Array): void
  /** Ends a run: many or old packs become one, without what is a month old and was not `used` by this run. */
  tidy(used: ReadonlySet<string>): void
  /** How many names there are. */
  readonly size: number
}

/** Opens the packs in a folder. */
export function openPacks(folder: string): Packs {
  mkdirSync(folder, { recursive: true })
  const places = new Map<string, Place>()
  const files = new Map<string, number>()
  const scanned = new Set<string>()
  let own: ReturnType<typeof makePack> | undefined
  scan()

  /** Learns what stands in the packs that are new. */
  function scan() {
    for (const pack of packsIn(folder)) {
      const file = scanned.has(pack) ? undefined : fileOf(pack)
      scanned.add(pack)
      if (file === undefined) continue
      const { size } = fstatSync(file)
      const header = Buffer.alloc(headerLength)
      for (let at = 0; at + headerLength <= size; ) {
        readSync(file, header, 0, headerLength, at)
        const [day, length] = [header.readUInt32LE(16), header.readUInt32LE(20)]
        const place = { pack, at, length, day, seal: header.toString('hex', sealAt) }
        at += headerLength + place.length
        if (at <= size) places.set(header.toString('hex', 0, 16), place)
      }
    }
  }

  /** The open file of a pack; nothing when another process has made one pack of it and others. */
  function fileOf(pack: string): number | undefined {
    try {
      const file = files.get(pack) ?? openSync(join(folder, pack), 'r')
      files.set(pack, file)
      return file
    } catch {
      return undefined
    }
  }

  function find(name: string): Buffer | undefined {
    const place = places.get(name)
    if (!place) return undefined
    const file = fileOf(place.pack)
    if (file === undefined) {
      scan()
      return places.get(name) === place ? undefined : find(name)
    }
    const record = Buffer.allocUnsafe(headerLength + place.length)
    const whole = readSync(file, record, 0, record.length, place.at) === record.length
    const bytes = record.subarray(headerLength)
    if (whole && sealOf(bytes) === place.seal) return bytes
    // What else is in a damaged pack cannot be trusted either, and is made anew.
    for (const [key, { pack }] of places) if (pack === place.pack) places.delete(key)
    rmSync(join(folder, place.pack), { force: true })
    return undefined
  }

  function unite(packs: readonly string[], used: ReadonlySet<string>) {
    // Another run may have added packs since this one began.
    scan()
    const pack = makePack(folder, '.new')
    for (const [name, place] of places) {
      if (!packs.includes(place.pack)) continue
      const asked = used.has(name) ? Date.now() : place.day * day
      const bytes = Date.now() - asked > patience ? undefined : find(name)
      places.delete(name)
      if (bytes) pack.write(name, bytes, asked)
    }
    pack.close()
    renameSync(join(folder, `${pack.name}.new`), join(folder, pack.name))
    for (const old of packs) rmSync(join(folder, old), { force: true })
    scan()
  }

  return {
    get size() {
      return places.size
    },
    find,
    sealOf: (name) => places.get(name)?.seal,
    keep(name, bytes) {
      own ??= makePack(folder)
      scanned.add(own.name)
      places.set(name, own.write(name, bytes, Date.now()))
    },
    tidy(used) {
      own?.close()
      own = undefined
      const old = readdirSync(folder).flatMap((name) => {
        const stats = statSync(join(folder, name), { throwIfNoEntry: false })
        const age = stats ? Date.now() - stats.mtimeMs : 0
        return age > settled ? [{ name, age }] : []
      })
      const packs = old.filter(({ name }) => isPack(name))
      if (packs.length > most || packs.some(({ age }) => age > patience))
        unite(
          packs.map(({ name }) => name),
          used,
        )
      // What a run that was stopped left behind.
      for (const { name } of old) if (!isPack(name)) rmSync(join(folder, name), { recursive: true, force: true })
      for (const file of files.values()) closeSync(file)
      files.clear()
    },
  }
}

let made = 0

/** Begins a pack. With a suffix, nobody finds it before it gets its name. */
function makePack(folder: string, suffix = '') {
  const name = `${Date.now().toString(36)}-${process.pid}-${made++}.pack`
  const file = openSync(join(folder, name + suffix), 'wx')
  let size = 0
  return {
    name,
    write(key: string, bytes: Uint8Array, asked: number): Place {
      const record = Buffer.alloc(headerLength + bytes.length)
      record.write(key, 'hex')
      record.writeUInt32LE(Math.floor(asked / day), 16)
      record.writeUInt32LE(bytes.length, 20)
      const seal = sealOf(bytes)
      record.write(seal, sealAt, 'hex')
      record.set(bytes, headerLength)
      const place = { pack: name, at: size, length: bytes.length, day: Math.floor(asked / day), seal }
      for (let written = 0; written < record.length; )
        written += writeSync(file, record, written, record.length - written, size + written)
      size += record.length
      return place
    },
    close: () => closeSync(file),
  }
}

function packsIn(folder: string): string[] {
  return readdirSync(folder).filter(isPack)
}

function isPack(name: string): boolean {
  return name.endsWith('.pack')
}

function sealOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
