import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import type { LivePost } from '../check/rules/addresses.ts'
import { type ContentReport, checkContent } from '../check/run.ts'
import { parseFrontmatter } from '../content/document.ts'
import { plainText } from '../content/read.ts'

export function contentFilesAt(root: string, revision: string): Set<string> {
  const list = ['ls-tree', '-r', '-z', '--name-only', commitOf(root, revision), 'content']
  return new Set(execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0'))
}

function commitOf(root: string, revision: string): string {
  const known = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const commit = spawnSync('git', known, { cwd: root, encoding: 'utf8' }).stdout?.trim()
  if (!commit)
    throw new Error(`There is no revision ${revision} here. Name one with --against, such as --against HEAD.`)
  return commit
}

/**
 * Reads the content of a git revision without changing the work tree.
 * @throws if git does not know the revision.
 */
export async function readRevision(root: string, revision: string, env: NodeJS.ProcessEnv): Promise<ContentReport> {
  const commit = commitOf(root, revision)
  const folder = mkdtempSync(join(tmpdir(), 'revision-'))
  try {
    const tar = execFileSync('git', ['archive', '--format=tar', commit, 'content', 'public/images'], {
      cwd: root,
      maxBuffer: 1 << 30,
    })
    execFileSync('tar', ['-xf', '-'], { cwd: folder, input: tar })
    // Shares the cache, so unchanged entries are not compiled again.
    mkdirSync(join(root, '.cache'), { recursive: true })
    symlinkSync(join(root, '.cache'), join(folder, '.cache'), 'junction')
    return await checkContent({ root: folder, env })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the posts that were changed or deleted here, as they were at the merge base with main. Returns none without
 * git or main. Ignores posts that are unreadable here.
 */
export function livePosts(root: string, entries: readonly { file: string }[]): LivePost[] {
  const read = new Set(entries.map(({ file }) => file))
  const isUnread = ({ file }: LivePost) => !read.has(file) && existsSync(join(root, file))
  for (const main of ['refs/remotes/origin/main', 'refs/heads/main'])
    try {
      return changedPosts(root, main).filter((post) => !isUnread(post))
    } catch {
      // Tries the next ref.
    }
  return []
}

/** @throws if git fails, for example without a main branch. */
function changedPosts(root: string, main: string): LivePost[] {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, {
      cwd: root,
      input,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1 << 30,
    })
  const folders = locales.map((locale) => `content/${locale}/blog`)
  // Compares the merge base with the work tree.
  const list = ['diff', '--merge-base', '--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--diff-filter=DM']
  const changed = [...String(git([...list, main, '--', ...folders])).matchAll(/:\d+ \d+ (\w+) \w+ \w+\0([^\0]+)\0/g)]
  // In a shallow clone, git can find the wrong merge base.
  if (changed.length === 0 || String(git(['rev-parse', '--is-shallow-repository'])).trim() !== 'false') return []
  let texts = git(['cat-file', '--batch'], changed.map(([, id]) => `${id}\n`).join(''))
  return changed.flatMap(([, , file = '']) => {
    const start = texts.indexOf('\n') + 1
    const size = Number(String(texts.subarray(0, start)).split(' ')[2])
    const text = plainText(String(texts.subarray(start, start + size)))
    texts = texts.subarray(start + size + 1)
    return postIn(file, text)
  })
}

/** A post in a text of its file. */
export function postIn(file: string, text: string): LivePost[] {
  const [, locale, , base = ''] = file.split('/')
  const known = locales.find((one) => one === locale)
  const parsed = parseFrontmatter(file, text)
  if (!known || !parsed) return []
  const { values: fields, body } = parsed
  return [{ file, locale: known, name: base.replace(/\.mdx$/, ''), fields, hasBody: body.trim() !== '' }]
}
