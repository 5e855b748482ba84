import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'

// A pack is a file of records, one behind another: a name (16 bytes), the day on which it was of use, counted from 1970,
// and the length of what is kept (4 bytes each), its seal (16 bytes), and what is kept. One file for each of ten thousand
// things would cost more than to make most of them.
const headerLength = 40
const sealAt = 24

export const day = 24 * 60 * 60 * 1000

/** Where a record begins in its pack, and what its header says. */
export interface Place {
  pack: string
  at: number
  length: number
  day: number
  /** The first 32 hexadecimal digits of the SHA-256 of what is kept. */
  seal: string
}

/** The names of the records of an open pack, each with its place. One that was cut off is not among them. */
export function* recordsOf(pack: string, file: number): Generator<[name: string, place: Place]> {
  const { size } = fstatSync(file)
  const header = Buffer.alloc(headerLength)
  for (let at = 0; at + headerLength <= size; ) {
    readSync(file, header, 0, headerLength, at)
    const [day, length] = [header.readUInt32LE(16), header.readUInt32LE(20)]
    const place = { pack, at, length, day, seal: header.toString('hex', sealAt) }
    at += headerLength + length
    if (at <= size) yield [header.toString('hex', 0, 16), place]
  }
}

/** What a record keeps; nothing when it is damaged. */
export function readRecord(file: number, { at, length, seal }: Place): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  const whole = readSync(file, bytes, 0, length, at + headerLength) === length
  return whole && sealOf(bytes) === seal ? bytes : undefined
}

let made = 0

/** Begins a pack. With a suffix, nobody finds it before it gets its name. */
export function makePack(folder: string, suffix = '') {
  const name = `${Date.now().toString(36)}-${process.pid}-${made++}.pack`
  const file = openSync(join(folder, name + suffix), 'wx')
  let size = 0
  return {
    name,
    /** Adds a record; `asked` is when it was last of use, in ms since 1970. */
    write(key: string, bytes: Uint8Array, asked: number): Place {
      const place = { pack: name, at: size, length: bytes.length, day: Math.floor(asked / day), seal: sealOf(bytes) }
      const record = Buffer.alloc(headerLength + bytes.length)
      record.write(key, 'hex')
      record.writeUInt32LE(place.day, 16)
      record.writeUInt32LE(place.length, 20)
      record.write(place.seal, sealAt, 'hex')
      record.set(bytes, headerLength)
      for (let written = 0; written < record.length; )
        written += writeSync(file, record, written, record.length - written, size + written)
      size += record.length
      return place
    },
    close: () => closeSync(file),
  }
}

export function packsIn(folder: string): string[] {
  return readdirSync(folder).filter(isPack)
}

export function isPack(name: string): boolean {
  return name.endsWith('.pack')
}

/** The first 32 hexadecimal digits of the SHA-256 of some bytes. */
export function sealOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
