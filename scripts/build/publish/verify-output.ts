import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutBase } from '../../../site/base.ts'
import { files, sitemapFile } from '../../../site/files.ts'
import { absolute, isUnlisted } from '../../../site/head/metadata.ts'
import type { Page } from '../../../site/pages.ts'
import { fileOf, listFiles } from '../../lib/files.ts'
import type { SiteFolder } from './site-folder.ts'

export function compareWithRoutes(site: string, urls: readonly string[]): string[] {
  const expected = new Map(urls.map((url) => [fileOf(url), url]))
  const written = new Set(listFiles(site).filter((file) => file.endsWith('.html')))
  const missing = [...expected].filter(([file]) => !written.has(file))
  const surplus = [...written].filter((file) => !expected.has(file))
  return [
    ...missing.map(([file, url]) => `The route ${url} was not rendered: ${file} is missing.`),
    ...surplus.map((file) => `${file} was written, but no route of site/routes.ts has this address.`),
  ]
}

/** Lists that name addresses. A preview would name drafts in them. */
const lists = [sitemapFile, ...[files.atom, files.jsonFeed, files.llms].flatMap(Object.values)] as const

/**
 * Returns an error for each trace of preview content: `noindex` pages, and listed addresses without a file. Skips pages
 * reused from the published site. `pages` and `brand` come from the checked content, not from the site under test.
 */
export function findPreviewContent(site: SiteFolder, pages: readonly Page[], brand: { origin: string }): string[] {
  const home = absolute('/', brand)
  const read = (file: string) => readFileSync(join(site.path, file), 'utf8')
  const known = new Set<string>(pages.map(({ url }) => url))
  const isThere = (path: string | undefined) =>
    path !== undefined && (known.has(path) || existsSync(join(site.path, path)))
  const listed = pages.filter((page) => !isUnlisted(page))
  const closed = listed
    .map(({ url }) => url)
    .filter((url) => !site.isTaken(fileOf(url)))
    .filter((url) => /<meta name="robots" content="[^"]*noindex/.test(read(fileOf(url))))
  const strange = lists.flatMap((list) => {
    const missing = addressesIn(read(list), home).filter((path) => !isThere(withoutBase(path)))
    return [...new Set(missing)].map((path) => `${list} names ${path}, where nothing is.`)
  })
  const sitemap = read(sitemapFile)
  const namesAny = listed.some(({ canonical }) => sitemap.includes(`${absolute(canonical, brand)}<`))
  return [
    ...closed.map((url) => `${url} asks not to be found.`),
    ...strange,
    ...(namesAny ? [] : [`${sitemapFile} names no page.`]),
  ]
}

function addressesIn(text: string, home: string): string[] {
  const [, ...named] = text.split(home)
  return named.map((rest) => {
    const [path = ''] = /^[^"'<>()\s?#\\&]*/.exec(rest) ?? []
    return decodeURI(new URL(home + path.replace(/[.,:;!]+$/, '')).pathname)
  })
}
