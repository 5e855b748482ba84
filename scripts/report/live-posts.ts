import { locales } from '../../site/locales.ts'
import type { LivePost } from '../check/rules/gone-addresses.ts'
import { parseFrontmatter } from '../content/document.ts'
import { type ProjectSource, readReplaced } from '../content/project.ts'
import { locate } from '../content/source.ts'

/**
 * Returns the posts that were changed or removed here, as they were when the work tree diverged from main. Returns none
 * without git or main. Skips posts that are unreadable here.
 */
export function livePosts(root: string, { sources, files }: Pick<ProjectSource, 'sources' | 'files'>): LivePost[] {
  const readable = new Set(sources.map(({ file }) => file))
  const folders = locales.map((locale) => `content/${locale}/blog`)
  for (const main of ['refs/remotes/origin/main', 'refs/heads/main'])
    try {
      const replaced = readReplaced(root, main, folders)
      return replaced.filter(({ file }) => readable.has(file) || !files.has(file)).flatMap(postIn)
    } catch {
      // Tries the next branch.
    }
  return []
}

/** Returns a list with the post of a text, or an empty list if the text is unreadable. */
export function postIn({ file, text }: { file: string; text: string }): LivePost[] {
  const location = locate(file)
  const parsed = parseFrontmatter(file, text)
  if (!('locale' in location) || !parsed) return []
  const { locale, name } = location
  return [{ file, locale, name, fields: parsed.values, hasBody: parsed.body.trim() !== '' }]
}
