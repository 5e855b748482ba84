import { execFileSync } from 'node:child_process'

/** Files that a writer changes: texts, facts and pictures. */
const words = /^(content|public\/images)\//

/**
 * Tells whether words and pictures are all that changed since a commit, in commits and in the work tree. Where nothing
 * changed they are not.
 *
 * @throws where git does not know the commit.
 */
export function changedWordsAlone(root: string, commit: string): boolean {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
        .split('\0')
        .filter(Boolean)
    } catch {
      throw new Error(`git knows no commit ${commit} here. Name one with --since, such as --since HEAD~1.`)
    }
  }
  const changed = [
    ...git('diff', '-z', '--name-only', '--no-renames', '--merge-base', commit),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
  return changed.length > 0 && changed.every((file) => words.test(file))
}
