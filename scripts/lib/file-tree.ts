import { execFileSync, spawnSync } from 'node:child_process'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromFolder } from './files.ts'

/** File or symbolic link. `path` is relative to the root, with forward slashes. */
export interface TreeFile {
  path: string
  isLink: boolean
  /** In bytes. */
  size: number
  /** Changes with the content: the inode, size and times of a file on disk, or the object id of a file in git. */
  stamp: string
}

/** Files below some folders, on disk or in a git revision. Sorted by path in each folder. */
export interface FileTree {
  files: readonly TreeFile[]
  /** Yields the contents of the given files one by one, so that they need not all be in memory. */
  read(files: readonly TreeFile[]): Iterable<Buffer>
}

export function diskTree(root: string, folders: readonly string[]): FileTree {
  const files = folders.flatMap((folder) => {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false })
    if (!stats?.isDirectory()) return stats?.isSymbolicLink() ? fileAt(root, folder) : []
    return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => fromFolder(root, join(entry.parentPath, entry.name)))
      .sort()
      .flatMap((path) => fileAt(root, path))
  })
  return {
    files,
    *read(some) {
      for (const { path } of some) yield readSaved(join(root, path))
    },
  }
}

/** Returns a list with the file, or an empty list if the file was removed after it was listed. */
function fileAt(root: string, path: string): TreeFile[] {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  const { ino, size, mtimeMs, ctimeMs } = stats
  return [{ path, isLink: stats.isSymbolicLink(), size, stamp: `${ino} ${size} ${mtimeMs} ${ctimeMs}` }]
}

/**
 * Reads a file again if it is empty or changes during reading, because many editors truncate a file before writing it.
 */
export function readSaved(path: string, tries = 5): Buffer {
  const before = lstatSync(path)
  const bytes = readFileSync(path)
  const isWhole = bytes.length > 0 && before.size === bytes.length && lstatSync(path).mtimeMs === before.mtimeMs
  if (isWhole || tries === 1) return bytes
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  return readSaved(path, tries - 1)
}

/** Returns the branch that is published: origin/main, or main if it was never pushed. */
export function publishedBranch(root: string): string {
  return treeOf(root, 'origin/main') ? 'origin/main' : 'main'
}

/** Returns the commit at which the work tree diverged from a branch, or the branch itself if they share no commit. */
export function leftAt(root: string, branch: string): string {
  const mergeBase = spawnSync('git', ['merge-base', 'HEAD', branch], { cwd: root, encoding: 'utf8' })
  return mergeBase.stdout?.trim() || branch
}

/** Returns the tree of a revision, or `undefined` if git does not know it. */
function treeOf(root: string, revision: string): string | undefined {
  const command = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`]
  return spawnSync('git', command, { cwd: root, encoding: 'utf8' }).stdout?.trim() || undefined
}

/** Lists the files of a revision without writing them to disk. `undefined` if git does not know the revision. */
export function gitTree(root: string, revision: string, folders: readonly string[]): FileTree | undefined {
  const tree = treeOf(root, revision)
  if (!tree) return undefined
  const listing = String(runGit(root, ['ls-tree', '-r', '-l', '-z', tree, '--', ...folders]))
  const files = Array.from(listing.matchAll(/(\d+) blob (\w+) +(\d+)\t([^\0]+)\0/g), (match): TreeFile => {
    const [, mode, stamp = '', size, path = ''] = match
    return { path, isLink: mode === '120000', size: Number(size), stamp }
  })
  return {
    files,
    *read(some) {
      for (const batch of inBatches(some)) yield* readObjects(root, batch)
    },
  }
}

/** Divides files among git processes, because each process keeps everything it reads in memory. */
function inBatches(files: readonly TreeFile[], maxBytes = 50_000_000): string[][] {
  const batches: string[][] = []
  let bytes = maxBytes
  for (const { size, stamp } of files) {
    bytes += size
    if (bytes > maxBytes) {
      batches.push([])
      bytes = size
    }
    batches.at(-1)?.push(stamp)
  }
  return batches
}

/**
 * Returns the files that were changed or removed since the work tree diverged from a branch, as they were at the merge
 * base. Returns none in a shallow clone, where git can find the wrong merge base.
 * @throws if git fails, for example because the branch does not exist.
 */
export function replacedFiles(root: string, branch: string, folders: readonly string[]) {
  const command = [
    'diff',
    '--merge-base',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--relative',
    '--diff-filter=DM',
  ]
  const matches = [
    ...String(runGit(root, [...command, branch, '--', ...folders])).matchAll(/:\d+ \d+ (\w+) \w+ \w+\0([^\0]+)\0/g),
  ]
  const isWhole = () => String(runGit(root, ['rev-parse', '--is-shallow-repository'])).trim() === 'false'
  if (matches.length === 0 || !isWhole()) return []
  const bytes = readObjects(
    root,
    matches.map(([, id = '']) => id),
  )
  return matches.map(([, , path = ''], index) => ({ path, bytes: bytes[index] ?? Buffer.alloc(0) }))
}

/** @throws if an object is missing, as in a partial clone without network. */
function readObjects(root: string, ids: readonly string[]): Buffer[] {
  if (ids.length === 0) return []
  let batch = runGit(root, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))
  return ids.map((id) => {
    const start = batch.indexOf('\n') + 1
    const [, kind, size] = String(batch.subarray(0, start)).trim().split(' ')
    if (kind !== 'blob') throw new Error(`git has no object ${id}. Run git fetch.`)
    const bytes = batch.subarray(start, start + Number(size))
    batch = batch.subarray(start + Number(size) + 1)
    return bytes
  })
}

function runGit(root: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    input,
    // Takes no lock to read, so that no other git process waits.
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 1 << 30,
  })
}
