import type { Chosen, Conflicting } from '../../protocol.ts'
import { Refused } from '../errors.ts'
import { hashOf, readUtf8, writeTexts } from '../files.ts'
import { composeTree, mergeTrees, runGit, snapshot, textIn, withIndex } from './git.ts'

interface Joined {
  /** Tree of the work tree before and after. */
  before: string
  after: string
  /** Files that one side removed and the other changed, and that are kept. */
  kept: string[]
}

/**
 * Merges a commit into the work tree, from a common base. What the writer has chosen replaces conflicts. `finish` runs
 * after the work tree has changed.
 * @throws Refused if a file that would change has other work in it.
 */
export async function joinWork(
  root: string,
  base: string,
  theirs: string,
  chosen: Chosen,
  finish?: () => Promise<unknown>,
): Promise<Joined | { conflicts: Conflicting[] }> {
  const settled: string[] = []
  for (const [file, { text, hash, other }] of Object.entries(chosen)) {
    const newest = await textIn(root, theirs, file)
    if (other !== hashOf(newest ?? '') || 'conflicts' in writeTexts(root, { [file]: { text, hash } })) continue
    settled.push(file)
  }
  return withIndex(root, async (env) => {
    const before = await snapshot(root, env)
    const { tree: after, conflicts } = await mergeTrees(
      root,
      await composeTree(root, base, theirs, settled),
      before,
      theirs,
    )
    const both = conflicts.filter(({ ours, theirs }) => ours && theirs)
    const other = both.filter(({ file }) => !file.startsWith('content/') || readUtf8(root, file) === null)
    if (other.length > 0) throw inTheWay(other.map(({ file }) => file))
    if (both.length > 0)
      return { conflicts: await Promise.all(both.map(({ file }) => conflictOf(root, file, base, theirs))) }
    const { status, stderr } = await runGit(root, ['read-tree', '-m', '-u', before, after], { env })
    if (status !== 0) {
      const named = [...stderr.matchAll(/'([^']+)'/g)].map(([, file = '']) => file)
      throw inTheWay(named.length > 0 ? named : [stderr.trim()])
    }
    await finish?.()
    return { before, after, kept: conflicts.map(({ file }) => file) }
  })
}

async function conflictOf(root: string, file: string, base: string, theirs: string): Promise<Conflicting> {
  const mine = readUtf8(root, file) ?? ''
  const newest = (await textIn(root, theirs, file)) ?? ''
  const old = (await textIn(root, base, file)) ?? ''
  return { file, base: old, mine, theirs: newest, hash: hashOf(mine), other: hashOf(newest) }
}

export function inTheWay(files: readonly string[]): Refused {
  const names = [...new Set(files)].slice(0, 5).join(', ')
  return new Refused({
    nl: `Het nieuwste kan er niet bij: iemand werkt in deze map aan ${names}. Er is niets gewijzigd. Vraag om dat eerst met git vast te leggen.`,
    en: `The latest cannot be merged: someone is working in this folder on ${names}. Nothing was changed. Ask them to commit it with git first.`,
  })
}
