import { Refused } from '../errors.ts'
import { changedFiles, git, runGit, withIndex } from './git.ts'

/**
 * Moves the index and every file that nobody edited from a commit to another. Of edited files that change, the overlap, the
 * folder keeps its own. The branch stays where it is.
 *
 * @throws where somebody works on a file that would change. Nothing has changed then.
 */
export async function moveFiles(root: string, old: string, next: string, overlap: readonly string[]) {
  const [before, after] = [await changedFiles(root, '--cached', old), await changedFiles(root, '--cached', next)]
  // What is staged as it will be was left by a move that was interrupted.
  const staged = overlap.filter((file) => before.includes(file) && after.includes(file))
  if (staged.length > 0) throw inTheWay(staged)
  // git leaves alone what is the same in the two trees between which it moves.
  const from = await withIndex(root, async (env) => {
    await git(root, ['read-tree', old], { env })
    await setEntries(root, next, overlap, env)
    return git(root, ['write-tree'], { env })
  })
  await setEntries(root, next, overlap)
  await runGit(root, ['update-index', '-q', '--refresh'])
  const { status, stderr } = await runGit(root, ['read-tree', '-m', '-u', from, next])
  if (status === 0) return
  await setEntries(root, old, overlap)
  const named = [...stderr.matchAll(/'([^']+)'/g)].map(([, file = '']) => file)
  throw inTheWay(named.length > 0 ? named : [stderr.trim()])
}

/** Gives files the entries in the index that a commit has of them, and no entry where it has none. */
async function setEntries(root: string, commit: string, files: readonly string[], env?: Record<string, string>) {
  // Without a file, git would reset all.
  if (files.length > 0) await git(root, ['--literal-pathspecs', 'reset', '-q', commit, '--', ...files], { env })
}

/** Refuses the newest for files that somebody works on. */
export function inTheWay(files: readonly string[]): Refused {
  const names = [...new Set(files)].slice(0, 5).join(', ')
  return new Refused({
    nl: `Het nieuwste kan er niet bij: hieraan werkt iemand in deze map: ${names}. Er is niets gewijzigd; wie met git werkt, legt dat eerst vast.`,
    en: `The newest cannot be taken in: somebody works on this in this folder: ${names}. Nothing was changed; who works with git commits that first.`,
  })
}
