import { readdirSync } from 'node:fs'
import nodePath, { join } from 'node:path'

/** A path from a folder, with forward slashes on every system: as keys and addresses have it. */
export function fromFolder(folder: string, path: string, { relative, sep } = nodePath): string {
  return relative(folder, path).replaceAll(sep, '/')
}

/** Every file below a folder, from that folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromFolder(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** The file in which a host finds an address: / → index.html, /en/plans → en/plans.html. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}
