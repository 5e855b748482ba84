import { createHash } from 'node:crypto'
import { sealOf } from './pack-file.ts'
import { openPacks } from './packs.ts'

type Input = string | Uint8Array

/**
 * What is slow to make, kept in a folder by what it was made of, the maker itself (maker.ts) included: with the same
 * inputs it is the same, whoever made it and when, so a folder of an older commit does no harm. What is damaged counts as absent.
 */
export interface Cache {
  get(inputs: readonly Input[], make: () => Promise<Uint8Array>): Promise<Buffer>
  /** What was kept of these inputs, if anything was. */
  find(inputs: readonly Input[]): Buffer | undefined
  /** The first 32 hexadecimal digits of the SHA-256 of what was kept of these inputs, if anything was. */
  sealOf(inputs: readonly Input[]): string | undefined
  keep(inputs: readonly Input[], bytes: Uint8Array): void
  /** Ends a run: what is a month old and was not asked for goes. */
  prune(): void
  /** How many were made since it was opened. */
  readonly made: number
}

/** Opens the cache in `folder`. */
export function openCache(folder: string): Cache {
  const packs = openPacks(folder)
  const used = new Set<string>()
  let made = 0
  const nameOf = (inputs: readonly Input[]) => {
    const name = digest(inputs)
    used.add(name)
    return name
  }
  const cache: Cache = {
    get made() {
      return made
    },
    find: (inputs) => packs.find(nameOf(inputs)),
    sealOf: (inputs) => packs.sealOf(nameOf(inputs)),
    keep(inputs, bytes) {
      packs.keep(nameOf(inputs), bytes)
      made++
    },
    get: (inputs, make) => findOrMake(cache, inputs, make),
    prune: () => packs.tidy(used),
  }
  return cache
}

/** A cache over another one: what is made goes to memory, the newest `most` things, and what was kept is read once. */
export function inMemory(under: Cache, most = 20_000): Cache {
  const held = new Map<string, Buffer | undefined>()
  let made = 0
  const hold = (name: string, bytes: Buffer | undefined) => {
    held.set(name, bytes)
    const [oldest] = held.keys()
    if (held.size > most && oldest !== undefined) held.delete(oldest)
    return bytes
  }
  const cache: Cache = {
    get made() {
      return made
    },
    find(inputs) {
      const name = digest(inputs)
      return held.has(name) ? held.get(name) : hold(name, under.find(inputs))
    },
    sealOf(inputs) {
      const bytes = held.get(digest(inputs))
      return bytes ? sealOf(bytes) : under.sealOf(inputs)
    },
    keep(inputs, bytes) {
      hold(digest(inputs), Buffer.from(bytes))
      made++
    },
    get: (inputs, make) => findOrMake(cache, inputs, make),
    prune: () => {},
  }
  return cache
}

async function findOrMake(cache: Cache, inputs: readonly Input[], make: () => Promise<Uint8Array>): Promise<Buffer> {
  const known = cache.find(inputs)
  if (known) return known
  const bytes = await make()
  cache.keep(inputs, bytes)
  return Buffer.from(bytes)
}

/** Names what something is made of: 32 hexadecimal digits. */
export function digest(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}
