import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

interface Settings {
  env?: Record<string, string>
  input?: string
  /** In milliseconds; without it, git may take as long as it does. */
  timeout?: number
}

export interface GitResult {
  /** The exit code; null where git was ended, or is not there. */
  status: number | null
  stdout: string
  stderr: string
}

/** How often, and after how many ms, git is run again while another git holds the index, as an editor's often does. */
const busy = { times: 25, pause: 200 }

/** Runs git, once more where another one holds the index for a moment. */
export async function runGit(root: string, args: readonly string[], settings: Settings = {}): Promise<GitResult> {
  for (let time = 1; ; time++) {
    const result = await runOnce(root, args, settings)
    if (result.status === 0 || time === busy.times || !/index\.lock': File exists/.test(result.stderr)) return result
    await wait(busy.pause)
  }
}

/** Runs git without a shell, in English; questions that it would ask on a terminal stay unasked. */
function runOnce(
  root: string,
  args: readonly string[],
  { env, input = '', timeout = 0 }: Settings,
): Promise<GitResult> {
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...own } = process.env
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

/** The parts of an output that `-z` separates. */
export function splitZ(output: string): string[] {
  return output.split('\0').filter(Boolean)
}

/** The id of a commit or of a file in it, such as HEAD:./content/nl/faq/costs.mdx; undefined where there is none. */
export async function idOf(root: string, name: string): Promise<string | undefined> {
  const { status, stdout } = await runGit(root, ['rev-parse', '--verify', '-q', name])
  return status === 0 ? stdout.trim() : undefined
}

/** A file of a commit as git would write it to the work tree; null where the commit has none. */
export async function textIn(root: string, commit: string, file: string): Promise<string | null> {
  const { status, stdout } = await runGit(root, ['cat-file', '--filters', `${commit}:./${file}`])
  return status === 0 ? stdout : null
}

/** Whether a folder is under git, with something committed. */
export async function hasGit(root: string): Promise<boolean> {
  return (await idOf(root, 'HEAD')) !== undefined
}

/** The remote to which proposals go: origin, or the first one. */
export async function remoteOf(root: string): Promise<string | undefined> {
  const remotes = (await runGit(root, ['remote'])).stdout.split('\n').filter(Boolean)
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** The files of content and pictures that are not as they were committed, by their paths in the project. */
export async function editedFiles(root: string): Promise<string[]> {
  const args = [
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    'content',
    'public/images',
  ]
  const [{ stdout }, prefix] = await Promise.all([runGit(root, args), runGit(root, ['rev-parse', '--show-prefix'])])
  // git says them from the top of the repository, in which the project can be a folder.
  const { length } = prefix.stdout.trim()
  return splitZ(stdout).map((line) => line.slice(3 + length))
}
