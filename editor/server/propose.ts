import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toSlug } from '../../engine/read/slug.ts'
import type { Proposal } from '../protocol.ts'
import { compareAddress } from './forge.ts'

interface Wish {
  /** The titles of what was edited. */
  titles: readonly string[]
  /** The files that were edited or removed, pictures included. */
  files: readonly string[]
  /** Who wrote it, as Name <mail>; git's own name unless told. */
  author?: string
}

/** Whether a folder is under git, with something committed. */
export function hasGit(root: string): boolean {
  return run(root, ['rev-parse', '--verify', '-q', 'HEAD']).status === 0
}

/** The files of content and pictures that are not as they were committed, by their paths in the project. */
export function editedFiles(root: string): string[] {
  const { stdout } = run(root, [
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    'content',
    'public/images',
  ])
  // git says them from the top of the repository, in which the project can be a folder.
  const { length } = run(root, ['rev-parse', '--show-prefix']).stdout.trim()
  return stdout.split('\0').flatMap((line) => (line.length > 3 ? [line.slice(3 + length)] : []))
}

/**
 * Writes a branch with these files as they are on disk, upon what is checked out, and pushes it where there is a remote.
 * The branch, the index and the work tree of who works here stay as they are: git writes with an index of its own.
 *
 * @throws with what git said when it could not write the branch.
 */
export function propose(root: string, { titles, files, author }: Wish): Proposal {
  const index = join(root, '.local/desk', `index.${process.pid}`)
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  const env = { GIT_INDEX_FILE: index, ...authorOf(author) }
  const git = (args: string[], input?: string) => {
    const { status, stdout, stderr } = run(root, args, { env, input })
    if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`)
    return stdout.trim()
  }
  try {
    const base = git(['rev-parse', 'HEAD'])
    git(['read-tree', base])
    git(['update-index', '--add', '--remove', '--', ...files])
    const commit = git(['commit-tree', git(['write-tree']), '-p', base], messageOf(titles))
    const branch = `desk/${toSlug(titles[0] ?? 'texts')
      .slice(0, 40)
      .replace(/-$/, '')}-${commit.slice(0, 7)}`
    git(['update-ref', `refs/heads/${branch}`, commit])
    return { branch, ...push(root, branch) }
  } finally {
    rmSync(index, { force: true })
  }
}

/** The first title is the subject of the commit, and all of them follow. */
export function messageOf(titles: readonly string[]): string {
  const [first = 'Texts', ...others] = titles
  const subject = others.length === 0 ? first : `${first} (+${others.length})`
  return others.length === 0 ? `${subject}\n` : `${subject}\n\n${titles.map((title) => `- ${title}`).join('\n')}\n`
}

function push(root: string, branch: string): Omit<Proposal, 'branch'> {
  const remotes = run(root, ['remote']).stdout.split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes[0]
  if (!remote) return { pushed: false }
  const { status, stderr } = run(root, ['push', '-q', remote, `refs/heads/${branch}:refs/heads/${branch}`], {
    timeout: 60_000,
  })
  if (status !== 0) return { pushed: false, trouble: stderr.trim().split('\n').at(-1) }
  const address = run(root, ['remote', 'get-url', remote]).stdout.trim()
  const head = run(root, ['rev-parse', '--abbrev-ref', `${remote}/HEAD`]).stdout.trim()
  const base = head.startsWith(`${remote}/`) && !head.endsWith('/HEAD') ? head.slice(remote.length + 1) : 'main'
  return { pushed: true, compare: compareAddress(address, branch, base) }
}

function authorOf(author = ''): Record<string, string> {
  const [, name, mail] = /^\s*(.+?)\s*<([^<>]+@[^<>]+)>\s*$/.exec(author) ?? []
  return name && mail
    ? { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: mail, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: mail }
    : {}
}

interface Settings {
  env?: Record<string, string>
  input?: string
  timeout?: number
}

/** Runs git without a shell; what it would ask on a terminal, it goes without. */
function run(root: string, args: readonly string[], { env = {}, input, timeout }: Settings = {}) {
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...own } = process.env
  const result = spawnSync('git', args, {
    cwd: root,
    env: { ...own, GIT_TERMINAL_PROMPT: '0', ...env },
    input,
    timeout,
    encoding: 'utf8',
  })
  return { status: result.status, stdout: result.stdout ?? '', stderr: result.stderr ?? '' }
}
