import { Refused } from '../errors.ts'
import { changedFiles, git, runGit, withIndex } from './git.ts'

/**
 * Moves the index and unedited files from one commit to another. Edited files keep their text, and the branch does not
 * move.
 * @throws Refused if a file that would change is being edited. Nothing has changed then.
 */
export async function moveFiles(root: string, old: string, next: string, overlap: readonly string[]) {
  const [before, after] = [await changedFiles(root, '--cached', old), await changedFiles(root, '--cached', next)]
  // A staged file equal to its target remains from an interrupted move.
  const staged = overlap.filter((file) => before.includes(file) && after.includes(file))
  if (staged.length > 0) throw inTheWay(staged)
  // git skips files that are the same in both trees.
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

/** Sets index entries to those of a commit; removes entries that it does not have. */
async function setEntries(root: string, commit: string, files: readonly string[], env?: Record<string, string>) {
  // Without paths, git would reset everything.
  if (files.length > 0) await git(root, ['--literal-pathspecs', 'reset', '-q', commit, '--', ...files], { env })
}

export function inTheWay(files: readonly string[]): Refused {
  const names = [...new Set(files)].slice(0, 5).join(', ')
  return new Refused({
    nl: `Het nieuwste kan er niet bij: hieraan werkt iemand in deze map: ${names}. Er is niets gewijzigd; wie met git werkt, legt dat eerst vast.`,
    en: `The newest cannot be taken in: somebody works on this in this folder: ${names}. Nothing was changed; who works with git commits that first.`,
  })
}
