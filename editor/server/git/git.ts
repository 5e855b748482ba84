import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

interface Settings {
  env?: Record<string, string>
  timeoutMs?: number
  input?: string
}

/**
 * Runs git without a shell or prompts, with English output. Retries for 5 seconds while another process, such as a code
 * editor, locks the index.
 */
export async function runGit(root: string, args: readonly string[], { env, timeoutMs, input }: Settings = {}) {
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...inheritedEnv } = process.env
  const options = {
    cwd: root,
    // GIT_OPTIONAL_LOCKS: read-only commands take no lock.
    env: { ...inheritedEnv, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', ...env },
    timeout: timeoutMs,
    maxBuffer: Number.POSITIVE_INFINITY,
  }
  for (let time = 1; ; time++) {
    const result = await new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = execFile('git', args, options, (error, stdout, stderr) => {
        // Null if git was killed or is not installed.
        const status = error ? (typeof error.code === 'number' ? error.code : null) : 0
        resolve({ status, stdout, stderr })
      })
      // EPIPE if git is missing or exits before reading.
      child.stdin?.on('error', () => {}).end(input)
    })
    if (time === 25 || !/index\.lock': File exists/.test(result.stderr)) return result
    await wait(200)
  }
}

/** Git's output without the final newline. */
export async function git(root: string, args: readonly string[], settings?: Settings): Promise<string> {
  const { status, stdout, stderr } = await runGit(root, args, settings)
  if (status !== 0) throw new Error(stderr.trim() || `git ${args[0]} failed.`)
  return stdout.replace(/\n$/, '')
}

export const splitZ = (output: string) => output.split('\0').filter(Boolean)

/** Object id of a commit or a path, such as HEAD:./content/nl/faq/costs.mdx; undefined if missing. */
export async function objectId(root: string, name: string): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, ['rev-parse', '--verify', '-q', name])
  return status === 0 ? stdout.trim() : undefined
}

/** Text of a file in a commit, as git would check it out; null if missing. */
export async function textIn(root: string, commit: string, file: string): Promise<string | null> {
  const { status, stdout } = await runGit(root, ['cat-file', '--filters', `${commit}:./${file}`])
  return status === 0 ? stdout : null
}

export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await runGit(root, ['remote'])).stdout.split('\n').filter(Boolean)
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** Lists the last twenty commits with the files that they changed. */
export async function logFiles(root: string, ...args: string[]) {
  const format = ['--format=%x1e%H%n%aI%n%aN', '--name-only', '--no-renames', '--relative']
  const { stdout } = await runGit(root, ['log', '-n20', ...format, ...args])
  const commits = stdout.split('\x1e').slice(1)
  return commits.map((one) => {
    const [commit = '', time = '', author = '', ...files] = one.split('\n').filter(Boolean)
    return { commit, time, author, files }
  })
}

/** Lists the project's files that differ between two commits, or between a commit and the work tree. */
export async function changedFiles(root: string, compared: string[], settings?: Settings): Promise<string[]> {
  return splitZ(await git(root, ['diff', '--name-only', '--no-renames', '-z', '--relative', ...compared], settings))
}

const contentFolders = ['content', 'public/images']

/** Same as `changedFiles`, for content and pictures only. */
export const changedContent = (root: string, compared: string[], settings?: Settings) =>
  changedFiles(root, [...compared, '--', ...contentFolders], settings)

/** Runs `work` with a temporary copy of git's index. The original stays unchanged. */
export async function withIndex<T>(root: string, work: (env: { GIT_INDEX_FILE: string }) => Promise<T>): Promise<T> {
  const index = join(root, '.local/desk', `index.${crypto.randomUUID()}`)
  mkdirSync(join(root, '.local/desk'), { recursive: true })
  try {
    const repositoryIndex = resolve(root, await git(root, ['rev-parse', '--git-path', 'index']))
    if (existsSync(repositoryIndex)) copyFileSync(repositoryIndex, index)
    return await work({ GIT_INDEX_FILE: index })
  } finally {
    rmSync(index, { force: true })
  }
}

/** Adds the content and pictures in the work tree to an index: all changes, or only the names of new files. */
export async function addContent(root: string, how: '--all' | '--intent-to-add', env: { GIT_INDEX_FILE: string }) {
  await git(root, ['add', how, '--', ...contentFolders.filter((folder) => existsSync(join(root, folder)))], { env })
}

/** Adds the content and pictures in the work tree to an index; returns its tree. */
export async function snapshot(root: string, env: { GIT_INDEX_FILE: string }): Promise<string> {
  await addContent(root, '--all', env)
  return git(root, ['write-tree'], { env })
}

/** Returns a tree like `tree`, but with some files or folders from `other`. */
export async function composeTree(root: string, tree: string, other: string, files: readonly string[]) {
  return withIndex(root, async (env) => {
    await git(root, ['read-tree', tree], { env })
    const args = ['--literal-pathspecs', 'restore', '--staged', `--source=${other}`, '--', ...files]
    if (files.length > 0) await git(root, args, { env })
    return git(root, ['write-tree'], { env })
  })
}

export async function isAncestor(root: string, commit: string, of: string): Promise<boolean> {
  return (await runGit(root, ['merge-base', '--is-ancestor', commit, of])).status === 0
}
