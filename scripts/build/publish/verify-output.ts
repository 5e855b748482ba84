import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutBase } from '../../../site/base.ts'
import { files, sitemapFile } from '../../../site/files.ts'
import { absolute, isUnlisted } from '../../../site/head/metadata.ts'
import type { Page } from '../../../site/pages.ts'
import { fileOf } from '../../lib/files.ts'
import type { SiteFolder } from './site-folder.ts'

/** The lists that name addresses of the site: a draft of a preview would be named in all of them. */
const lists = [sitemapFile, ...[files.atom, files.jsonFeed, files.llms].flatMap(Object.values)] as const

/**
 * The last look before a site is published: what a preview would have left in it, a sentence each. Pages that say that
 * nobody may find them, and lists that name what is not there. What is the same in the published site was looked at then.
 * `pages` and `brand` are those of the content that was checked: what the site was made of is in doubt here.
 */
export function marksOfPreview(site: SiteFolder, pages: readonly Page[], brand: { origin: string }): string[] {
  const home = absolute('/', brand)
  const read = (file: string) => readFileSync(join(site.path, file), 'utf8')
  const known = new Set<string>(pages.map(({ url }) => url))
  const found = pages.filter((page) => !isUnlisted(page))
  const closed = found
    .filter(
      ({ url }) => !site.isTaken(fileOf(url)) && /<meta name="robots" content="[^"]*noindex/.test(read(fileOf(url))),
    )
    .map(({ url }) => `${url} asks not to be found.`)
  const strange = lists.flatMap((list) => {
    const [, ...named] = read(list).split(home)
    // In a sentence, an address may stand at its end.
    const paths = named.map((rest) => {
      const [path = ''] = /^[^"'<>()\s?#\\&]*/.exec(rest) ?? []
      return decodeURI(new URL(home + path.replace(/[.,:;!]+$/, '')).pathname)
    })
    const missing = paths.filter((path) => !isThere(withoutBase(path)))
    return [...new Set(missing)].map((path) => `${list} names ${path}, where nothing is.`)
  })
  const listed = read(sitemapFile)
  const left =
    found.some(({ canonical }) => listed.includes(`${absolute(canonical, brand)}<`)) || listed.includes('<sitemap>')
  return [...closed, ...strange, ...(left ? [] : [`${sitemapFile} names no page.`])]

  function isThere(path: string | undefined): boolean {
    return path !== undefined && (known.has(path) || existsSync(join(site.path, path)))
  }
}
