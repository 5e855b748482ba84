import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Settings {
  env?: Record<string, string>
  input?: string
  /** Milliseconds. */
  timeout?: number
}

export interface GitResult {
  /** Exit code; null if git was killed or is not installed. */
  status: number | null
  stdout: string
  stderr: string
}

/** Runs git; retries for 5 seconds while another process, such as a code editor, locks the index. */
export async function runGit(root: string, args: readonly string[], settings: Settings = {}): Promise<GitResult> {
  for (let time = 1; ; time++) {
    const result = await runOnce(root, args, settings)
    if (time === 25 || !/index\.lock': File exists/.test(result.stderr)) return result
    await wait(200)
  }
}

/** Runs git without a shell or prompts, with English output. */
function runOnce(root: string, args: readonly string[], settings: Settings): Promise<GitResult> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...own } = process.env
  const { env, input = '', timeout = 0 } = settings
  const options = {
    cwd: root,
    // GIT_OPTIONAL_LOCKS: read-only commands take no lock.
    env: { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...env },
    timeout,
    maxBuffer: Number.POSITIVE_INFINITY,
  }
  return new Promise((resolve) => {
    const child = execFile('git', [...args], options, (error, stdout, stderr) => {
      const status = error ? (typeof error.code === 'number' ? error.code : null) : 0
      resolve({ status, stdout, stderr })
    })
    // EPIPE if git is missing or exits before reading.
    child.stdin?.on('error', () => {}).end(input)
  })
}

/**
 * Returns git's output without the final line end.
 * @throws Error with git's last words.
 */
export async function git(root: string, args: readonly string[], settings?: Settings): Promise<string> {
  const { status, stdout, stderr } = await runGit(root, args, settings)
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`)
  return stdout.replace(/\n$/, '')
}

export const splitZ = (output: string) => output.split('\0').filter(Boolean)

/** Object id of a commit or a path, such as HEAD:./content/nl/faq/costs.mdx. */
export async function idOf(root: string, name: string): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, ['rev-parse', '--verify', '-q', name])
  return status === 0 ? stdout.trim() : undefined
}

/** Text of a file in a commit, as git would check it out; null if missing. */
export async function textIn(root: string, commit: string, file: string): Promise<string | null> {
  const { status, stdout } = await runGit(root, ['cat-file', '--filters', `${commit}:./${file}`])
  return status === 0 ? stdout : null
}

/** True for a git repository with at least one commit. */
export async function hasGit(root: string): Promise<boolean> {
  return (await idOf(root, 'HEAD')) !== undefined
}

/** Remote for proposals: origin, or the first one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await runGit(root, ['remote'])).stdout.split('\n').filter(Boolean)
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** Lists project paths that differ between commits, or from the work tree. */
export async function changedFiles(root: string, ...compared: string[]): Promise<string[]> {
  return splitZ(await git(root, ['diff', '--name-only', '--no-renames', '-z', '--relative', ...compared]))
}

export const folders = ['content', 'public/images']

export async function editedFiles(root: string): Promise<string[]> {
  const changed = await changedFiles(root, 'HEAD', '--', ...folders)
  const added = await git(root, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...folders])
  return [...changed, ...splitZ(added)]
}

export async function withIndex<T>(root: string, work: (env: { GIT_INDEX_FILE: string }) => Promise<T>): Promise<T> {
  const index = join(root, '.local/desk', `index.${process.pid}`)
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  try {
    return await work({ GIT_INDEX_FILE: index })
  } finally {
    rmSync(index, { force: true })
  }
}

export async function isAncestor(root: string, commit: string, of: string): Promise<boolean> {
  return (await runGit(root, ['merge-base', '--is-ancestor', commit, of])).status === 0
}
