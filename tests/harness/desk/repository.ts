import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs git with a fixed author. */
export function gitIn(cwd: string, ...args: string[]): string {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env
  // Skip fsync: durability does not matter here.
  const who = ['-c', 'user.name=Colleague', '-c', 'user.email=colleague@example.com', '-c', 'core.fsync=none']
  return execFileSync('git', [...who, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

const ignored = ['node_modules', '.cache', '.local', '.content', '.build', 'dist'].join('\n')

/** Saves time in a repository that is soon removed: no fsync, and no background maintenance. */
const quick = '[core]\nfsync = none\n[gc]\nauto = 0\n[maintenance]\nauto = false\n[receive]\nautogc = false\n'
const writer = '[user]\nname = Writer\nemail = writer@example.com\n'

/** Initializes git in a project, with a bare remote and a colleague's clone in the folder `above`. */
export function withRemote(root: string, above = mkdtempSync(join(tmpdir(), 'remote-'))) {
  const { remote, clone } = remoteIn(above)
  mkdirSync(join(remote, 'hooks'), { recursive: true })
  gitIn(remote, 'init', '-q', '--bare', '-b', 'main', '--template=')
  appendFileSync(join(remote, 'config'), quick)
  writeFileSync(join(root, '.gitignore'), `${ignored}\n`)
  gitIn(root, 'init', '-q', '-b', 'main', '--template=')
  appendFileSync(join(root, '.git/config'), quick + writer)
  gitIn(root, 'add', '-A')
  gitIn(root, 'commit', '-qm', 'Begin')
  gitIn(root, 'remote', 'add', 'origin', remote)
  gitIn(root, 'push', '-q', '-u', 'origin', 'main')
  gitIn(above, 'clone', '-q', '--template=', remote, clone)
  appendFileSync(join(clone, '.git/config'), quick)
  return remoteIn(above)
}

/** The remote in a folder, with the actions of a colleague. */
export function remoteIn(above: string) {
  const [remote, clone] = [join(above, 'remote.git'), join(above, 'clone')]
  const read = (file: string) => readFileSync(join(clone, file), 'utf8')
  return {
    remote,
    clone,
    /** Pushes changes to a branch as a colleague; null removes a file. */
    publish(changes: Record<string, string | ((old: string) => string) | null>, branch = 'main') {
      gitIn(clone, 'fetch', '-q', 'origin')
      gitIn(clone, 'switch', '-q', '-C', 'own', `origin/${branch}`)
      for (const [file, change] of Object.entries(changes)) {
        const path = join(clone, file)
        mkdirSync(dirname(path), { recursive: true })
        if (change === null) rmSync(path)
        else writeFileSync(path, typeof change === 'string' ? change : change(read(file)))
      }
      gitIn(clone, 'add', '-A')
      gitIn(clone, 'commit', '-qm', 'Change')
      gitIn(clone, 'push', '-q', 'origin', `HEAD:${branch}`)
    },
    /** Merges a branch of the remote into main. Deletes the branch unless `keepBranch` is set. */
    take(branch: string, way: 'merge' | 'squash' | 'rebase', { keepBranch = false } = {}) {
      gitIn(clone, 'fetch', '-q', 'origin')
      gitIn(clone, 'switch', '-q', '-C', 'own', way === 'rebase' ? `origin/${branch}` : 'origin/main')
      if (way === 'rebase') gitIn(clone, 'rebase', '-q', 'origin/main')
      else
        gitIn(
          clone,
          'merge',
          '-q',
          ...(way === 'squash' ? ['--squash'] : ['--no-ff', '-m', 'Take in']),
          `origin/${branch}`,
        )
      if (way === 'squash') gitIn(clone, 'commit', '-qm', 'Take in')
      gitIn(clone, 'push', '-q', 'origin', 'HEAD:main')
      if (!keepBranch) gitIn(clone, 'push', '-q', 'origin', `:${branch}`)
    },
    remove: () => rmSync(above, { recursive: true, force: true }),
  }
}

export function below(folder: string, project: string): string {
  const root = join(folder, 'site')
  cpSync(project, root, { recursive: true, verbatimSymlinks: true })
  return root
}
