import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../site/locales.ts'
import type { LivePost } from '../check/rules/gone-address.ts'
import { parseFrontmatter } from '../content/frontmatter.ts'
import { plainText } from '../content/read.ts'

/**
 * Reads the posts that differ here, as they are on main. Returns none without git or main. Ignores posts that are
 * unreadable here.
 */
export function livePosts(root: string, entries: readonly { file: string }[]): LivePost[] {
  const read = new Set(entries.map(({ file }) => file))
  const isUnread = ({ file }: LivePost) => !read.has(file) && existsSync(join(root, file))
  for (const main of ['refs/remotes/origin/main', 'refs/heads/main'])
    try {
      return changedPosts(root, main).filter((post) => !isUnread(post))
    } catch {
      // There may be another main.
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
  // A shallow clone may have another merge base.
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

function postIn(file: string, text: string): LivePost[] {
  const [, locale, , base = ''] = file.split('/')
  const known = locales.find((one) => one === locale)
  const parsed = parseFrontmatter(file, text)
  if (!known || !parsed) return []
  const { values: fields, body } = parsed
  return [{ file, locale: known, name: base.replace(/\.mdx$/, ''), fields, hasBody: body.trim() !== '' }]
}
