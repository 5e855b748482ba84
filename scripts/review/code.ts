import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Cache } from '../lib/cache.ts'
import { comparePages, readPages } from './changes.ts'
import { type Sites, takePictures, type View } from './pictures.ts'
import type { Review, ReviewedPage } from './reviewed.ts'
import { buildPreview, contentHere, contentOf } from './revisions.ts'

interface Options {
  root: string
  /** Folder for the other revision's code. */
  folder: string
  against: string
  now: number
  /** Sites built with the current code, one from the texts of `against` and one from those of the work tree. */
  sites: Sites
  views: readonly View[]
  cache: Cache
}

/**
 * Builds the current texts with the code of another revision, and returns the pages whose pixels differ, the largest
 * difference first. Falls back to the texts of that revision, if its code cannot build the current ones.
 */
export async function compareCode(options: Options): Promise<NonNullable<Review['code']>> {
  const { root, folder, against, now, sites, views, cache } = options
  const commit = gitIn(root, 'rev-parse', '--verify', `${against}^{commit}`)
  const writeCode = () => checkOut(root, folder, commit)
  const build = (content: ReturnType<typeof contentHere>) =>
    buildPreview({ folder, content, now, inputs: [commit], writeCode })
  const differing = async (other: string, ownFolder: string) => {
    const { changes } = comparePages(readPages(other), readPages(ownFolder))
    const taken = await takePictures({ before: other, after: ownFolder }, changes, views, cache)
    return changes
      .map((change): ReviewedPage => {
        const pictures = taken.get(change) ?? []
        return { change, pictures, difference: Math.max(0, ...pictures.map(({ difference }) => difference)) }
      })
      .filter(({ difference = 0 }) => difference > 0)
      .sort((a, b) => (b.difference ?? 0) - (a.difference ?? 0))
  }
  const own = sites.after ?? sites.before
  if (!own) return { notes: [], pages: [] }
  const built = await build(sites.after ? contentHere(root) : contentOf(root, against)).catch(() => undefined)
  if (!built && !sites.before) return { notes: [['codeContent', { revision: against }]], pages: [] }
  const pages = built
    ? await differing(built, own)
    : await differing(await build(contentOf(root, against)), sites.before ?? own)
  const notes: Review['notes'] = [
    ...(built ? [] : [['codeContent', { revision: against }] as const]),
    ...(pages.length === 0 ? [['codeSame', { revision: against }] as const] : []),
  ]
  return { notes, pages }
}

/**
 * Checks out a commit in a folder. The folder gets its own packages if its lock file differs. Afterwards, git no longer
 * lists it as a worktree.
 */
async function checkOut(root: string, folder: string, commit: string) {
  rmSync(folder, { recursive: true, force: true })
  gitIn(root, 'worktree', 'prune')
  gitIn(root, 'worktree', 'add', '--detach', '--force', folder, commit)
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8')
  if (lockOf(root) === lockOf(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, shell: true })
  rmSync(join(folder, '.git'))
  gitIn(root, 'worktree', 'prune')
}

function gitIn(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}
