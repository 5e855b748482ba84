import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Every file below a folder, from that folder, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  const start = join(folder, 'x').length - 1
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).replaceAll(sep, '/'))
    .sort()
}

/** The file in which a host finds an address: / → index.html, /en/plans → en/plans.html. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}
