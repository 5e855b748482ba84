import {
  chmodSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cache } from '../../lib/cache.ts'
import { listFiles } from '../../lib/files.ts'
import { describe, type PublishedFile as File } from './release.ts'

/** A site that was built: its folder, the files that its manifest lists, and when it was done, in ms since 1970. */
export interface BuiltSite {
  path: string
  files: readonly File[]
  time: number
}

/** The ms that the time of a file may be later than its build: what changed twice in a second is set later. */
const soon = 2000

export type SiteFolder = ReturnType<typeof openSite>

/**
 * Opens the folder that a build writes its site to. A file that is the same as in the `published` site is not written
 * again: `link` gives it a second name here, which costs far less. So nothing changes a file in its place: it is written
 * through this. Paths are those of the site, such as en/plans.html; a slash before them means nothing.
 */
export function openSite(path: string, published?: BuiltSite, link = linkSync) {
  const before = new Map(published?.files.map((file) => [file.path, file]))
  const known = new Map<string, File>()
  const taken = new Set<string>()
  const folders = new Set<string>()

  /** Puts a file in its place with `put`, which fails where there is one already; that one goes when the other is there. */
  function place(name: string, put: (target: string) => void) {
    const target = join(path, name)
    const folder = dirname(target)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    try {
      put(target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const fresh = `${target}.new`
      put(fresh)
      renameSync(fresh, target)
      // Of two names of one file, renaming leaves both.
      rmSync(fresh, { force: true })
    }
  }

  const site = {
    path,
    /** The site that files are taken from, if there is one. */
    published: published?.path,
    write(address: string, content: string | Uint8Array) {
      const name = address.replace(/^\//, '')
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const file = describe(name, bytes)
      if (site.take(name, file.sha256)) return
      place(name, (target) => writeFileSync(target, bytes, { flag: 'wx' }))
      known.set(name, file)
      taken.delete(name)
    },
    /** Takes a file from the published site when its SHA-256 begins with these digits. Tells whether it did. */
    take(address: string, digest: string): boolean {
      const name = address.replace(/^\//, '')
      const file = before.get(name)
      if (!published || !file?.sha256.startsWith(digest)) return false
      try {
        const from = join(published.path, name)
        const { size, mtimeMs } = statSync(from)
        // One that was cut off or edited is not the one that its manifest lists.
        if (size !== file.bytes || mtimeMs > published.time + soon) return false
        place(name, (target) => link(from, target))
      } catch {
        // It is gone, or cannot have a second name.
        return false
      }
      known.set(name, file)
      taken.add(name)
      return true
    },
    /** Writes what a cache has of some inputs. What is published already is not even read. Tells whether it was there. */
    writeKept(address: string, cache: Cache, inputs: readonly string[]): boolean {
      const digest = cache.digestOf(inputs)
      if (digest && site.take(address, digest)) return true
      const bytes = cache.get(inputs)
      if (bytes) site.write(address, bytes)
      return bytes !== undefined
    },
    /** Lists every file for the manifest. What was put there by others is taken, or read, now. */
    files: (): File[] =>
      listFiles(path).map((name) => {
        const file = known.get(name) ?? describe(name, readFileSync(join(path, name)))
        if (!known.has(name) && !site.take(name, file.sha256)) known.set(name, file)
        return file
      }),
    /** Tells whether a file is that of the published site. */
    isTaken: (name: string): boolean => taken.has(name),
  }
  return site
}

/**
 * Gives files the same rights whatever the umask, and what changed a later time. What did not change is a file of the
 * published site, with its rights and its time: hosts make the ETag of size and time in seconds, so what a visitor has
 * stays valid, and what changed never looks the same.
 */
export function normalizeFiles(site: SiteFolder, files: readonly File[]) {
  const entries = readdirSync(site.path, { withFileTypes: true, recursive: true })
  for (const entry of entries) if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  chmodSync(site.path, 0o755)
  for (const file of files) {
    if (site.isTaken(file.path)) continue
    const path = join(site.path, file.path)
    chmodSync(path, 0o644)
    const old = site.published && statSync(join(site.published, file.path), { throwIfNoEntry: false })
    if (!old) continue
    const time = Math.max(statSync(path).mtimeMs, old.mtimeMs + 1000)
    utimesSync(path, time / 1000, time / 1000)
  }
}
