import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/lib/files.ts'
import { digestOf } from '../project.ts'
import { smallSite } from '../small-site.ts'
import { write } from './changes.ts'

/** The moment of these tests: before that of the post that waits. */
export const now = { BUILD_NOW: '2026-11-21 12:00' }

/** Writes what a site does not show and a preview does: a draft and a post for later, in both languages. */
export function writeHidden(folder: string) {
  writeDraft(folder, 'Een concept')
  write('later', 952, { publishAt: '2026-12-01 09:00' })(folder)
}

export const writeDraft = (folder: string, title: string) => write('draft', 951, { draft: 'true', title })(folder)

/** Where the draft is read, once it can be. */
export const draftAt = { nl: '/blog/artikel-951', en: '/en/blog/article-951' } as const

/** What tells a preview from a site: how many pages ask not to be found, what the sitemap lists, where what is hidden is named. */
export function marksOf(dist: string) {
  const files = listFiles(dist).map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }))
  const closed = files.filter(({ text }) => text.includes('<meta name="robots" content="noindex"'))
  const sitemap = files.find(({ file }) => file === 'sitemap.xml')?.text ?? ''
  return {
    closed: closed.map(({ file }) => file),
    listed: sitemap.match(/<loc>/g)?.length ?? 0,
    hidden: files.filter(({ file, text }) => /(artikel|article)[- ]95[12]/i.test(file + text)).map(({ file }) => file),
  }
}

/** The site without what is hidden, built when there was nothing to hide and nobody else at work. */
export const alone = () => digestOf(smallSite)
