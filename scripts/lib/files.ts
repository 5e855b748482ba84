import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import nodePath, { join } from 'node:path'

export function fromFolder(folder: string, path: string, { relative, sep } = nodePath): string {
  return relative(folder, path).replaceAll(sep, '/')
}

/** Lists all files below a folder, as sorted relative paths with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fromFolder(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Returns the file that serves an address: / → index.html, /en/plans → en/plans.html. */
export function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1)}.html`
}

/**
 * Replaces a file atomically. Retries for a second on Windows, which refuses while another process has the file open.
 */
export function replaceFile(from: string, to: string, rename = renameSync, platform = process.platform) {
  for (let wait = 10; ; wait *= 2)
    try {
      return rename(from, to)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (platform !== 'win32' || !['EPERM', 'EACCES', 'EBUSY'].includes(code) || wait > 640) throw error
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

/** Returns the first symbolic link on a path. The path need not exist. */
export function linkOn(root: string, file: string): string | undefined {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((step) => isLink(join(root, step)))
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    // The path does not exist, or is invalid: for example, a name is too long or a parent is a file.
    return false
  }
}
