import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Settings {
  env?: Record<string, string>
  input?: string
  /** In milliseconds. */
  timeout?: number
}

export interface GitResult {
  /** The exit code; null where git was ended, or is not there. */
  status: number | null
  stdout: string
  stderr: string
}

/** Runs git, and for 5 seconds again while another one holds the index, as that of a code editor often does. */
export async function runGit(root: string, args: readonly string[], settings: Settings = {}): Promise<GitResult> {
  for (let time = 1; ; time++) {
    const result = await runOnce(root, args, settings)
    if (time === 25 || !/index\.lock': File exists/.test(result.stderr)) return result
    await wait(200)
  }
}

/** Runs git without a shell, in English; questions that it would ask on a terminal stay unasked. */
function runOnce(root: string, args: readonly string[], settings: Settings): Promise<GitResult> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...own } = process.env
  const { env, input = '', timeout = 0 } = settings
  const options = {
    cwd: root,
    // What only looks holds nothing: GIT_OPTIONAL_LOCKS.
    env: { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...env },
    timeout,
    maxBuffer: Number.POSITIVE_INFINITY,
  }
  return new Promise((resolve) => {
    const child = execFile('git', [...args], options, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : null) : 0
      resolve({ status, stdout, stderr })
    })
    // A git that is not there, or ends before it has read, closes its end.
    child.stdin?.on('error', () => {}).end(input)
  })
}

/**
 * Returns the output of git, without the line end behind it.
 *
 * @throws with the last words of git when it fails.
 */
export async function git(root: string, args: readonly string[], settings?: Settings): Promise<string> {
  const { status, stdout, stderr } = await runGit(root, args, settings)
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`)
  return stdout.replace(/\n$/, '')
}

/** Splits an output that was asked for with `-z`. */
export const splitZ = (output: string) => output.split('\0').filter(Boolean)

/** Returns the id of a commit or of a file in it, such as HEAD:./content/nl/faq/costs.mdx. */
export async function idOf(root: string, name: string): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, ['rev-parse', '--verify', '-q', name])
  return status === 0 ? stdout.trim() : undefined
}

/** Returns a file of a commit as git would write it to the folder; null where the commit has none. */
export async function textIn(root: string, commit: string, file: string): Promise<string | null> {
  const { status, stdout } = await runGit(root, ['cat-file', '--filters', `${commit}:./${file}`])
  return status === 0 ? stdout : null
}

/** Tells whether a folder is under git, with something committed. */
export async function hasGit(root: string): Promise<boolean> {
  return (await idOf(root, 'HEAD')) !== undefined
}

/** Names the remote to which proposals go: origin, or the first one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await runGit(root, ['remote'])).stdout.split('\n').filter(Boolean)
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** Lists what differs between two commits, or between one and the folder, by the paths in the project. */
export async function changedFiles(root: string, ...compared: string[]): Promise<string[]> {
  return splitZ(await git(root, ['diff', '--name-only', '--no-renames', '-z', '--relative', ...compared]))
}

/** The folders that a writer edits. */
export const folders = ['content', 'public/images']

/** Lists the texts and pictures that are not as they were committed, by their paths in the project. */
export async function editedFiles(root: string): Promise<string[]> {
  const changed = await changedFiles(root, 'HEAD', '--', ...folders)
  const added = await git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...folders])
  return [...changed, ...splitZ(added)]
}

/** Works with an index of its own, which is gone afterwards. */
export async function withIndex<T>(root: string, work: (env: { GIT_INDEX_FILE: string }) => Promise<T>): Promise<T> {
  const index = join(root, '.local/desk', `index.${process.pid}`)
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  try {
    return await work({ GIT_INDEX_FILE: index })
  } finally {
    rmSync(index, { force: true })
  }
}

/** Tells whether a commit is a part of another one's history. */
export async function isAncestor(root: string, commit: string, of: string): Promise<boolean> {
  return (await runGit(root, ['merge-base', '--is-ancestor', commit, of])).status === 0
}
