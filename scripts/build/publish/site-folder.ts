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
import { hashFile, type PublishedFile } from './release.ts'

export interface BuiltSite {
  path: string
  files: readonly PublishedFile[]
  time: number
}

export type SiteFolder = ReturnType<typeof openSite>

/**
 * Opens a build's output folder. Hard-links files that are unchanged from the `published` site, so never change a file
 * in place. Paths are relative to the site, such as en/plans.html, and may begin with a slash.
 */
export function openSite(path: string, published?: BuiltSite, link = linkSync) {
  const before = new Map(published?.files.map((file) => [file.path, file]))
  const placed = new Map<string, { file: PublishedFile; isTaken: boolean }>()
  const folders = new Set<string>()

  /**
   * Creates a file with `put`, which fails if the file exists. Only in that case, writes a new file and renames it;
   * doing so every time would take twice as long.
   */
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
      // `rename` does nothing if both names are links to the same file.
      rmSync(fresh, { force: true })
    }
  }

  const site = {
    path,
    published: published?.path,
    write(address: string, content: string | Uint8Array) {
      const name = address.replace(/^\//, '')
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      const file = hashFile(name, bytes)
      if (site.take(name, file.sha256)) return
      place(name, (target) => writeFileSync(target, bytes, { flag: 'wx' }))
      placed.set(name, { file, isTaken: false })
    },
    /** Reuses a published file if its SHA-256 begins with `digest`. Returns whether it did. */
    take(address: string, digest: string): boolean {
      const name = address.replace(/^\//, '')
      const file = before.get(name)
      if (!published || !file?.sha256.startsWith(digest)) return false
      try {
        const from = join(published.path, name)
        const { size, mtimeMs } = statSync(from)
        // Rejects a truncated or edited file. Allows two seconds, because `normalizeFiles` can set a later time than
        // that of the manifest.
        if (size !== file.bytes || mtimeMs > published.time + 2000) return false
        place(name, (target) => link(from, target))
      } catch {
        return false
      }
      placed.set(name, { file, isTaken: true })
      return true
    },
    writeKept(address: string, cache: Cache, inputs: readonly string[]): boolean {
      const digest = cache.digestOf(inputs)
      if (digest && site.take(address, digest)) return true
      const bytes = cache.get(inputs)
      if (bytes) site.write(address, bytes)
      return bytes !== undefined
    },
    /**
     * Lists all files for the manifest. Hashes files that other code wrote, and links files that are already published.
     */
    files: (): PublishedFile[] =>
      listFiles(path).map((name) => {
        const placedFile = placed.get(name)?.file
        if (placedFile) return placedFile
        const file = hashFile(name, readFileSync(join(path, name)))
        if (!site.take(name, file.sha256)) placed.set(name, { file, isTaken: false })
        return file
      }),
    isTaken: (name: string) => placed.get(name)?.isTaken ?? false,
  }
  return site
}

/**
 * Sets the same permissions regardless of umask, and a later time on changed files. Unchanged files keep their time.
 * Hosts derive ETags from size and time in seconds, so only changed files get a new one.
 */
export function normalizeFiles(site: SiteFolder, files: readonly PublishedFile[]) {
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
