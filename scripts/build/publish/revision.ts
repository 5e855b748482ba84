import { execFileSync } from 'node:child_process'

/** The state of the work tree that is built. */
export interface Revision {
  /** The commit; with `+` behind it when the work tree differs from it, or null outside git. */
  commit: string | null
  /** When that commit was made, in UTC, as an ISO time; null outside git. */
  time: string | null
}

/** Asks git for the revision of a project. */
export function revisionOf(root: string): Revision {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').split(' ')
    const changed = git('status', '--porcelain') !== ''
    return { commit: changed ? `${commit}+` : commit, time: new Date(Number(seconds) * 1000).toISOString() }
  } catch {
    return { commit: null, time: null }
  }
}
