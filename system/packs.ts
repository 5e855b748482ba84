import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { day, isPack, makePack, type Place, packsIn, readRecord, recordsOf } from './pack-file.ts'

/** How many packs there may be: each run that makes something adds one. */
const most = 16

/** How long something is kept that nobody asks for. It serves who changes between branches. */
const patience = 30 * day

/** How long ago a pack was last written to when its writer has surely ended, or begun another. */
const settled = 10 * 60 * 1000

/**
 * Opens the packs in a folder: what is kept there, by names of 32 hexadecimal digits. Several processes may use it, as
 * each adds its own pack.
 */
export function openPacks(folder: string) {
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
      for (const [name, place] of file === undefined ? [] : recordsOf(pack, file)) places.set(name, place)
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

  /** What is kept under a name. What is damaged or cut off counts as absent. */
  function find(name: string): Buffer | undefined {
    const place = places.get(name)
    if (!place) return undefined
    const file = fileOf(place.pack)
    if (file === undefined) {
      scan()
      return places.get(name) === place ? undefined : find(name)
    }
    const bytes = readRecord(file, place)
    if (bytes) return bytes
    // What else is in a damaged pack cannot be trusted either, and is made anew.
    for (const [key, { pack }] of places) if (pack === place.pack) places.delete(key)
    rmSync(join(folder, place.pack), { force: true })
    if (own?.name === place.pack) own = undefined
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
    /** How many names there are. */
    get size() {
      return places.size
    },
    find,
    /** The first 32 hexadecimal digits of the SHA-256 of what is kept under a name. */
    sealOf: (name: string) => places.get(name)?.seal,
    keep(name: string, bytes: Uint8Array) {
      own ??= makePack(folder)
      scanned.add(own.name)
      places.set(name, own.write(name, bytes, Date.now()))
    },
    /** Ends a run: many or old packs become one, without what is a month old and was not `used` by this run. */
    tidy(used: ReadonlySet<string>) {
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
