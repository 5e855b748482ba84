import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './checkout.ts'
import { listFiles } from './files.ts'

const hashes = new Map<string, string>()

/**
 * Returns the hash of a program, as part of a cache key: the folders and files that it lives in, and the versions of all
 * packages. With the same hash, the same inputs give the same result. It is computed once for each process.
 */
export function programHash(...paths: string[]): string {
  const name = paths.join(' ')
  const hash = hashes.get(name) ?? hashSources(paths)
  hashes.set(name, hash)
  return hash
}

/** Returns the same hash, of a project as it is now. Tests in folders are left out. */
export function hashSources(paths: readonly string[], root = checkout): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...paths.flatMap((path) => filesAt(root, path))]) {
    const bytes = readFileSync(join(root, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

function filesAt(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const sources = listFiles(join(root, path)).filter((name) => !/\.test\.tsx?$/.test(name))
  return sources.map((name) => `${path}/${name}`)
}
