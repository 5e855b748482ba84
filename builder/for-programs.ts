import { join } from 'node:path'
import { allPages } from '../site/all-pages.ts'
import { placeOf, postsIn } from '../site/content.ts'
import { files, robotsFile, sitemapFile } from '../site/files.ts'
import { absolute, metadataOf, postOf } from '../site/head/metadata.ts'
import { locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import { securityFile } from '../site/security.ts'
import { openCache } from '../system/cache.ts'
import { feeds } from './lists/feeds.ts'
import { llmsText } from './lists/llms.ts'
import { searchFiles } from './lists/search-files.ts'
import { securityText } from './lists/security-text.ts'
import { type Listed, sitemaps } from './lists/sitemap.ts'
import { webManifest } from './lists/web-manifest.ts'
import { drawIcons } from './pictures/icons.ts'
import { images } from './pictures/images.ts'
import { socialPictures } from './pictures/social-pictures.ts'
import type { SiteFolder } from './publish/site-folder.ts'

/**
 * Writes what stands beside the pages of a built site, for search engines, feed readers, browsers and whoever shows a
 * shared link. It reads the typed collections, so it is imported once those have been written.
 */
export function writeForPrograms(site: SiteFolder) {
  const write = writerTo(site)
  const pages = allPages()
  sitemaps(listed(pages), absolute).forEach(write)
  // What may not be indexed says so itself: a crawler that is kept away would never read that.
  write({ path: robotsFile, text: `User-agent: *\nAllow: /\n\nSitemap: ${absolute(sitemapFile)}\n` })
  write({ path: securityFile, text: securityText() })
  for (const locale of locales) {
    feeds(locale).forEach(write)
    write({ path: files.llms[locale], text: llmsText(pages, locale) })
    write({ path: files.manifest[locale], text: webManifest(locale) })
  }
  searchFiles(placeOf).forEach(write)
}

/** Writes every picture of a built site. Returns how many had to be made; the others were kept from an earlier build. */
export async function writePictures(root: string, site: SiteFolder): Promise<number> {
  const write = writerTo(site)
  const cache = openCache(join(root, '.cache/pictures'))
  for (const icon of await drawIcons(site.path, cache)) write(icon)
  for (const picture of await images(site.path, cache)) write(picture)
  for (const { path, inputs, draw } of socialPictures(allPages()))
    if (!site.writeKept(path, cache, inputs)) site.write(path, await cache.get(inputs, draw))
  cache.prune()
  return cache.made
}

function writerTo(site: SiteFolder) {
  return ({ path, ...file }: { path: string; text?: string; xml?: string; bytes?: Buffer }) =>
    site.write(path, file.bytes ?? file.text ?? file.xml ?? '')
}

/** The pages that search engines may show. */
function listed(pages: readonly Page[]): Listed[] {
  return pages.flatMap((page) => {
    const { canonical, noindex, alternates } = metadataOf(page)
    if (noindex || !canonical || page.url !== page.canonical) return []
    return [{ url: canonical, alternates, modified: modifiedOf(page) }]
  })
}

/** The day of an article, and for a list that of its newest entry. Other content has no date of its own. */
function modifiedOf(page: Page): string | undefined {
  const { route, locale, category } = page
  if (route !== 'blog' && route !== 'category') return postOf(page)?.date
  return postsIn(locale).find((post) => !category || post.category === category)?.date
}
