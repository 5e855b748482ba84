import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refused } from '../errors.ts'
import { git, runGit, splitZ } from './git.ts'

interface Move {
  old: string
  next: string
  /** Edited files that change: the index gets their new version, and the work tree keeps its own. */
  overlap: readonly string[]
}

/**
 * Prepares to move the index and every file that nobody edited to another commit, and tries it on a copy of the index.
 * The branch stays where it is. Returns what moves them.
 *
 * @throws where somebody works on a file that would change. Nothing has changed then.
 */
export async function prepareMove(root: string, { old, next, overlap }: Move): Promise<() => Promise<void>> {
  await refuseStaged(root, overlap, old, next)
  const entries = await entriesIn(root, next, overlap)
  const from = await inScratch(root, async (env) => {
    await git(root, ['read-tree', old], { env })
    await setEntries(root, entries, env)
    return git(root, ['write-tree'], { env })
  })
  await inScratch(root, async (env, index) => {
    copyFileSync(resolve(root, await git(root, ['rev-parse', '--git-path', 'index'])), index)
    await forward(root, { from, next, entries, isTrial: true, env })
  })
  return () => forward(root, { from, next, entries })
}

/** Runs git with an index that is gone afterwards. */
async function inScratch<T>(
  root: string,
  work: (env: Record<string, string>, index: string) => Promise<T>,
): Promise<T> {
  const index = join(root, '.local/desk', `index.${process.pid}`)
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  try {
    return await work({ GIT_INDEX_FILE: index }, index)
  } finally {
    rmSync(index, { force: true })
  }
}

/** What the index says of files as a commit has them; of those that it has not, that they are gone. */
async function entriesIn(root: string, commit: string, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return []
  const prefix = await git(root, ['rev-parse', '--show-prefix'])
  const there = splitZ(await git(root, ['ls-tree', '-z', '--full-name', commit, '--', ...files]))
  const gone = files.filter((file) => !there.some((entry) => entry.endsWith(`\t${prefix}${file}`)))
  return [...there, ...gone.map((file) => `0 ${'0'.repeat(commit.length)}\t${prefix}${file}`)]
}

async function setEntries(root: string, entries: readonly string[], env?: Record<string, string>) {
  const input = entries.map((entry) => `${entry}\0`).join('')
  if (input) await git(root, ['update-index', '-z', '--index-info'], { env, input })
}

interface Forward {
  /** The tree to move from, in which edited files that change are as in the next one: so git leaves them alone. */
  from: string
  next: string
  /** The edited files, as the index will have them. */
  entries: readonly string[]
  isTrial?: boolean
  env?: Record<string, string>
}

/** Moves the index and every file that nobody edited to another commit. A trial fails where the move would. */
async function forward(root: string, { from, next, entries, isTrial = false, env }: Forward) {
  await runGit(root, ['update-index', '-q', '--refresh'], { env })
  await setEntries(root, entries, env)
  const { status, stderr } = await runGit(root, ['read-tree', '-m', '-u', ...(isTrial ? ['-n'] : []), from, next], {
    env,
  })
  if (status !== 0) throw new Refused(inTheWay(stderr))
}

async function refuseStaged(root: string, files: readonly string[], old: string, next: string) {
  if (files.length === 0) return
  const stagedUpon = async (commit: string) =>
    splitZ(
      await git(root, ['diff', '--cached', '--name-only', '--no-renames', '-z', '--relative', commit, '--', ...files]),
    )
  const [before, after] = [await stagedUpon(old), await stagedUpon(next)]
  // What is staged as it will be was left by a move that was interrupted.
  const staged = before.filter((file) => after.includes(file))
  if (staged.length > 0) throw new Refused(inTheWay(staged.map((file) => `'${file}'`).join(' ')))
}

/** Names the files that somebody else works on, as git says them between quotes. */
export function inTheWay(said: string) {
  const files = [...new Set([...said.matchAll(/'([^']+)'|^\t(.+)$/gm)].map(([, quoted, listed]) => quoted ?? listed))]
  const names = files.slice(0, 5).join(', ') || said.trim()
  return {
    nl: `Het nieuwste kan er niet bij: hieraan werkt iemand in deze map: ${names}. Er is niets gewijzigd; wie met git werkt, legt dat eerst vast.`,
    en: `The newest cannot be taken in: somebody works on this in this folder: ${names}. Nothing was changed; who works with git commits that first.`,
  }
}
