import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseDir } from '../../scripts/build/publish/publish.ts'
import type { Manifest } from '../../scripts/build/publish/release.ts'
import { fileOf } from '../../scripts/lib/files.ts'
import { content } from '../../site/content.ts'
import { metadataOf } from '../../site/head/metadata.ts'
import { listPages } from '../../site/pages.ts'
import { outsideOf } from '../../site/third-parties.ts'
import { elementsOf, linesOf, wordsOf } from './elements.ts'
import { smallCollections, smallRoot } from './small-site.ts'

export const root = join(import.meta.dirname, '../..')

/** The site that is looked at, as it was built for the tests: the small one where its collections are the content. */
const dir = releaseDir(process.env.CONTENT === smallCollections ? smallRoot : root, 'test')
export const dist = dir.site

/** What its headers depend on. */
export const outside = outsideOf(content.business)

/** What the build wrote down of it. */
export const manifest: Manifest = JSON.parse(readFileSync(join(dir.folder, 'build.json'), 'utf8'))

/** Every page of the site: canonical addresses, aliases, lists, posts and the two not-found pages. */
export const pages = listPages(content)

export const notFoundPages = pages.filter((page) => page.route === 'notFound')

/** The pages that are not another address of the same page. */
export const canonicalPages = pages.filter((page) => page.url === page.canonical && page.route !== 'notFound')

/** The pages that search engines may show. */
export const indexedPages = canonicalPages.filter((page) => !metadataOf(page, content).noindex)

/** A file of the site, as it is served. */
export function bytesOf(path: string): Buffer {
  return readFileSync(join(dist, path))
}

export function htmlOf(url: string): string {
  return bytesOf(fileOf(url)).toString('utf8')
}

const parsed = new Map<string, ReturnType<typeof elementsOf>>()

/** Every element of a page, in the order of the HTML. */
export function elementsAt(url: string) {
  const known = parsed.get(url) ?? elementsOf(htmlOf(url))
  parsed.set(url, known)
  return known
}

/** Every element of one name on a page that stands in another one, such as the links within its main part. */
export const within = (url: string, outer: string, wanted: string) =>
  elementsAt(url).filter(({ name, path }) => name === wanted && path.includes(outer))

/** A text with single spaces. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const read = new Map<string, string[]>()

/** What a page says, a line for each of its blocks; no-break spaces are plain ones here. */
export function linesAt(url: string): string[] {
  const known = read.get(url) ?? linesOf(htmlOf(url))
  read.set(url, known)
  return known
}

/** The same as one text. */
export function wordsAt(url: string): string {
  return linesAt(url).join(' ')
}

/** What a page says between its header and its footer. */
export function mainWordsAt(url: string): string {
  return wordsOf(/<main[\s>].*<\/main>/s.exec(htmlOf(url))?.[0] ?? '')
}
