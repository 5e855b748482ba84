import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromFolder } from './files.ts'

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
