import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import nodePath, { join } from 'node:path'

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

/** Windows reports these errors while another program, such as a virus scanner, has a file open. */
const busy = ['EPERM', 'EACCES', 'EBUSY']

const waits = [10, 20, 40, 80, 160, 320, 640]

/**
 * Replaces a file atomically. Retries on Windows, which refuses while another process reads either file. Other systems
 * fail immediately.
 */
export function replaceFile(
  from: string,
  to: string,
  rename: (from: string, to: string) => void = renameSync,
  platform = process.platform,
) {
  for (let tries = 0; ; tries++)
    try {
      return rename(from, to)
    } catch (error) {
      const wait = waits[tries]
      const { code = '' } = error as NodeJS.ErrnoException
      if (platform !== 'win32' || !busy.includes(code) || wait === undefined) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
    }
}

export function linksIn(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    if (isLink(join(root, folder))) return [folder]
    if (!existsSync(join(root, folder))) return []
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isSymbolicLink())
      .map((entry) => fromFolder(root, join(entry.parentPath, entry.name)))
      .sort()
  })
}

/** Returns the first part of a path that is a link, as far as the path exists. */
export function linkOn(root: string, file: string): string | undefined {
  const parts = file.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/')).find((step) => isLink(join(root, step)))
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    // Missing or impossible: a name that is too long, or one below a file.
    return false
  }
}
