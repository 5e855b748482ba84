import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDir } from '../../scripts/build/publish/publish.ts'
import type { Manifest } from '../../scripts/build/publish/release.ts'
import { digest } from '../../scripts/lib/cache.ts'
import { fileOf } from '../../scripts/lib/files.ts'
import { content } from '../../site/content.ts'
import { metadataOf } from '../../site/head/metadata.ts'
import { externalOrigins } from '../../site/headers.ts'
import { locales } from '../../site/locales.ts'
import { listPages } from '../../site/pages.ts'
import { elementsOf, textLinesOf, wordsOf } from './elements.ts'
import { smallCollections, smallRoot } from './small-site.ts'

export const root = join(import.meta.dirname, '../..')

/** Folder of the site under test: the small site if `CONTENT` is set to its collections. */
const dir = releaseDir(process.env.CONTENT === smallCollections ? smallRoot : root, 'test')
export const dist = dir.site

export const outside = externalOrigins(content.business)

export const manifest: Manifest = JSON.parse(readFileSync(join(dir.folder, 'build.json'), 'utf8'))

/** All pages: canonical, aliases, lists, posts and both not-found pages. */
export const pages = listPages(content)

export const notFoundPages = pages.filter((page) => page.route === 'notFound')

export const canonicalPages = pages.filter((page) => page.url === page.canonical && page.route !== 'notFound')

/** One page of each route. A hash of the route's name chooses the language. */
export const onePerRoute = canonicalPages.filter((page) => {
  const ofRoute = canonicalPages.filter(({ route }) => route === page.route)
  const turn = Number.parseInt(digest([page.route]).slice(0, 8), 16)
  const wanted = ofRoute.find(({ locale }) => locale === locales[turn % locales.length]) ?? ofRoute[0]
  return page === wanted
})

export const indexedPages = canonicalPages.filter((page) => !metadataOf(page, content).noindex)

export function bytesOf(path: string): Buffer {
  return readFileSync(join(dist, path))
}

export function htmlOf(url: string): string {
  return bytesOf(fileOf(url)).toString('utf8')
}

const parsed = new Map<string, ReturnType<typeof elementsOf>>()

export function elementsAt(url: string) {
  const known = parsed.get(url) ?? elementsOf(htmlOf(url))
  parsed.set(url, known)
  return known
}

/** Elements of one name inside another, such as links in `main`. */
export const within = (url: string, outer: string, wanted: string) =>
  elementsAt(url).filter(({ name, path }) => name === wanted && path.includes(outer))

export const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

const read = new Map<string, string[]>()

/** Visible text of a page, one line per block, with no-break spaces as plain ones. */
export function linesAt(url: string): string[] {
  const known = read.get(url) ?? textLinesOf(htmlOf(url))
  read.set(url, known)
  return known
}

export function wordsAt(url: string): string {
  return linesAt(url).join(' ')
}

/** Visible text of a page, without header and footer. */
export function mainWordsAt(url: string): string {
  return wordsOf(/<main[\s>].*<\/main>/s.exec(htmlOf(url))?.[0] ?? '')
}
