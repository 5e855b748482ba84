import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Input = string | Uint8Array

/**
 * What is slow to make, kept in a folder by what it was made of: with the same inputs it is the same, whoever made it
 * and when, so a folder of an older commit does no harm. What is damaged counts as absent.
 */
export interface Cache {
  get(inputs: readonly Input[], make: () => Promise<Uint8Array>): Promise<Buffer>
  /** What was kept of these inputs, if anything was. */
  find(inputs: readonly Input[]): Buffer | undefined
  keep(inputs: readonly Input[], bytes: Uint8Array): void
  /** Removes what nobody asked for in a month. What is kept longer serves who changes between branches. */
  prune(): void
  /** How many were made since it was opened. */
  readonly made: number
}

/** Opens the cache in `folder`. `version` stands for everything that decides how things are made. */
export function openCache(folder: string, version = ''): Cache {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()
  let made = 0
  const nameOf = (inputs: readonly Input[]) => digest([version, ...inputs])
  const cache: Cache = {
    get made() {
      return made
    },
    find(inputs) {
      const name = nameOf(inputs)
      used.add(name)
      return readSealed(join(folder, name))
    },
    keep(inputs, bytes) {
      const path = join(folder, nameOf(inputs))
      // Under its name only when it is whole: a build that is stopped leaves no half of it.
      const temporary = `${path}.${process.pid}`
      writeFileSync(temporary, Buffer.concat([sealOf(bytes), bytes]))
      renameSync(temporary, path)
      made++
    },
    async get(inputs, make) {
      const known = cache.find(inputs)
      if (known) return known
      const bytes = await make()
      cache.keep(inputs, bytes)
      return Buffer.from(bytes)
    },
    prune: () => prune(folder, used),
  }
  return cache
}

/** Names what something is made of: 32 hexadecimal digits. */
export function digest(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(`${input.length}:`).update(input)
  return hash.digest('hex').slice(0, 32)
}

/** The texts of files and of folders, those of tests left out, to be named by `digest`. */
export function filesOf(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const place = join(root, path)
    const stats = statSync(place, { throwIfNoEntry: false })
    if (!stats) return []
    if (!stats.isDirectory()) return [path, readFileSync(place, 'utf8')]
    const names = readdirSync(place).filter((name) => !/(\.test|^testing)\.tsx?$/.test(name))
    return filesOf(
      root,
      names.sort().map((name) => `${path}/${name}`),
    )
  })
}

/** A file whose first bytes are the seal of the others; nothing when it is absent, cut off or changed. */
function readSealed(path: string): Buffer | undefined {
  try {
    const file = readFileSync(path)
    const bytes = file.subarray(sealLength)
    return file.subarray(0, sealLength).equals(sealOf(bytes)) ? bytes : undefined
  } catch {
    return undefined
  }
}

const sealLength = 16

function sealOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, sealLength)
}

const day = 24 * 60 * 60
const month = 30 * day

/** Each run marks what it used, and removes what no run has used since. */
function prune(folder: string, used: ReadonlySet<string>) {
  const now = Date.now() / 1000
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) continue
    const age = now - stats.mtimeMs / 1000
    if (!used.has(name) && age > month) rmSync(path, { force: true })
    if (used.has(name) && age > day) utimesSync(path, now, now)
  }
}
