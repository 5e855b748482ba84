import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gitIn } from './desk/repository.ts'

const checkout = join(import.meta.dirname, '../..')

/**
 * Clones this checkout into a folder, with uncommitted changes, as a repository with one commit. Shares
 * node_modules and the `shared` folders, such as .cache.
 */
export function cloneCheckout(folder: string, shared: readonly string[] = [], root = checkout) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  // Skips removed files, which git lists until the removal is committed. Skips .cache, because in a clone it is a link,
  // which .gitignore does not match.
  const isCopied = (name: string) => name && !shared.includes(name) && existsSync(join(root, name))
  for (const file of listed.split('\0').filter(isCopied)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { force: true })
  }
  for (const name of ['node_modules', ...shared]) {
    mkdirSync(join(root, name), { recursive: true })
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(join(root, name), join(folder, name), 'junction')
  }
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  gitIn(folder, 'add', '--all', '.')
  gitIn(folder, 'commit', '--quiet', '--message', 'The site')
}
