import { linkSync, lstatSync, readlinkSync, renameSync, statSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Place } from './place.ts'

/**
 * Makes the link at `path` lead to `target`, in one step: a new link is renamed over the old one. A folder in its place,
 * of before there were links, goes to sites/, where the next tidying removes it.
 *
 * Windows grants symbolic links to administrators only. A folder gets a junction there, which everybody may make; it is
 * absolute, and nothing can be renamed over it. So the old one is removed first: for a moment there is none, and a build
 * that is killed in that moment leaves none, until the next build or rollback. A file gets a second name.
 */
export function lead({ folder, junctions }: Place, path: string, target: string) {
  const there = entryAt(path)
  if (there?.isSymbolicLink() && resolve(dirname(path), readlinkSync(path)) === target) return
  // Under a name that nobody reads.
  const link = join(folder, 'link')
  if (entryAt(link)) unlinkSync(link)
  if (!junctions) symlinkSync(relative(dirname(path), target), link)
  else if (statSync(target).isFile()) linkSync(target, link)
  else symlinkSync(target, link, 'junction')
  if (there?.isDirectory()) renameSync(path, join(folder, 'sites/unlinked'))
  else if (there && junctions) unlinkSync(path)
  renameSync(link, path)
}

const entryAt = (path: string) => lstatSync(path, { throwIfNoEntry: false })
