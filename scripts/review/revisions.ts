import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleSources } from '../build/bundle.ts'
import { releaseDir } from '../build/publish/publish.ts'
import { digest } from '../lib/cache.ts'
import { diskTree, type FileTree, gitTree } from '../lib/file-tree.ts'
import { commandSources, hashSources } from '../lib/programs.mjs'

const folders = ['content', 'public']

/** Top-level folders and files of the program that builds a site. */
export const code = [...new Set([...commandSources, ...bundleSources].map((path) => path.split('/')[0] ?? ''))]

export const contentHere = (root: string) => diskTree(root, folders)

/** @throws if git does not know the revision. `readRevision` has normally reported that already. */
export function contentOf(root: string, revision: string): FileTree {
  const tree = gitTree(root, revision, folders)
  if (!tree) throw new Error(`There is no revision ${revision} here.`)
  return tree
}

/**
 * Returns the time for both builds: the time of the last commit, so that repeated runs give the same result. Without
 * git, or with uncommitted content, returns the current time.
 */
export function momentOf(root: string): number {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const isCommitted = git('--no-optional-locks', 'status', '--porcelain', '--', ...folders) === ''
    return isCommitted ? Number(git('log', '-1', '--format=%ct')) * 1000 : Date.now()
  } catch {
    return Date.now()
  }
}

interface Preview {
  /** Folder for the copy of the project. Keeps the last build, which is reused if nothing changed. */
  folder: string
  content: FileTree
  now: number
  /** Other inputs of the build, such as a hash of its program. */
  inputs: readonly string[]
  writeCode: () => void | Promise<void>
}

/**
 * Builds a preview of some content in a separate folder, and returns the folder of the site.
 * @throws with the output of a failed build.
 */
export async function buildPreview({ folder, content, now, inputs, writeCode }: Preview): Promise<string> {
  const { site } = releaseDir(folder, 'preview')
  const facts = Object.entries(process.env).filter(([name]) => name.startsWith('SITE_'))
  const key = digest([...inputs, JSON.stringify(facts.sort()), contentDigest(content)])
  const built = join(folder, 'built')
  if (existsSync(built) && readFileSync(built, 'utf8') === key) return site
  rmSync(built, { force: true })
  mkdirSync(folder, { recursive: true })
  await writeCode()
  writeContent(folder, content)
  await runBuild(folder, now)
  writeFileSync(built, key)
  return site
}

/** Returns a function that copies the program of this project, with links to its packages and caches. */
export function copyCode(root: string, folder: string) {
  return () => {
    for (const name of [...code, 'package-lock.json']) {
      rmSync(join(folder, name), { recursive: true, force: true })
      cpSync(join(root, name), join(folder, name), { recursive: true })
    }
    for (const name of ['node_modules', '.cache'])
      if (!existsSync(join(folder, name))) symlinkSync(join(root, name), join(folder, name), 'junction')
  }
}

export const codeHash = (root: string) => hashSources(code, root)

function contentDigest({ files, read }: FileTree): string {
  const regularFiles = files.filter(({ isLink }) => !isLink)
  const bytes = [...read(regularFiles)]
  return digest(regularFiles.flatMap(({ path }, index) => [path, bytes[index] ?? '']))
}

/** Writes the content. Skips symbolic links, which the check reports. */
function writeContent(folder: string, { files, read }: FileTree) {
  for (const name of folders) rmSync(join(folder, name), { recursive: true, force: true })
  const regularFiles = files.filter(({ isLink }) => !isLink)
  let index = 0
  for (const bytes of read(regularFiles)) {
    const target = join(folder, regularFiles[index++]?.path ?? '')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
}

async function runBuild(folder: string, now: number) {
  const env = { ...process.env, BUILD_NOW: new Date(now).toISOString(), BASE: '/' }
  const line = [join(folder, 'scripts/run.mjs'), 'build', '--preview']
  const building = spawn(process.execPath, line, { cwd: folder, env })
  let said = ''
  for (const channel of [building.stdout, building.stderr])
    channel.on('data', (chunk) => {
      said += String(chunk)
    })
  const status = await new Promise((resolve) => building.once('close', resolve))
  if (status !== 0) throw new Error(said.trim())
}
