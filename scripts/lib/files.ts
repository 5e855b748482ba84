import { readdirSync } from 'node:fs'
import nodePath, { join } from 'node:path'

/** Returns a path relative to a folder, with forward slashes on every system. */
export function fromFolder(folder: string, path: string, { relative, sep } = nodePath): string {
  return relative(folder, path).replaceAll(sep, '/')
}

/** Lists all files below a folder: relative, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromFolder(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Returns the file of an address: / → index.html, /en/plans → en/plans.html. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}
