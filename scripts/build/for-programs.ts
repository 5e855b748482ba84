import { join } from 'node:path'
import { files, robotsFile, sitemapFile } from '../../site/files.ts'
import { absolute, metadataOf } from '../../site/head/metadata.ts'
import { locales, type Path } from '../../site/locales.ts'
import { securityFile } from '../../site/security.ts'
import type { Content, SitePage } from '../content/collect.ts'
import { readSearchFiles } from '../content/search/files.ts'
import { type Cache, openCache } from '../lib/cache.ts'
import { feeds } from './lists/feeds.ts'
import { llmsText } from './lists/llms.ts'
import { securityText } from './lists/security-text.ts'
import { type Listed, sitemaps } from './lists/sitemap.ts'
import { webManifest } from './lists/web-manifest.ts'
import { drawIcons } from './pictures/icons.ts'
import { images } from './pictures/images.ts'
import { socialPictures } from './pictures/social-pictures.ts'
import type { SiteFolder } from './publish/site-folder.ts'

/**
 * Writes what stands beside the pages of a built site, for search engines, feed readers, browsers and whoever shows a
 * shared link. `folder` is that of the collections: it holds the texts of posts and the search indexes.
 */
export async function writeForPrograms(
  site: SiteFolder,
  content: Content,
  pages: readonly SitePage[],
  folder: string,
  cache: Cache,
) {
  const write = writerTo(site)
  const at = (path: Path) => absolute(path, content.business.brand)
  sitemaps(listed(pages, content), at).forEach(write)
  // What may not be indexed says so itself: a crawler that is kept away would never read that.
  write({ path: robotsFile, text: `User-agent: *\nAllow: /\n\nSitemap: ${at(sitemapFile)}\n` })
  write({ path: securityFile, text: securityText(content.business) })
  for (const locale of locales) {
    for (const feed of await feeds(locale, content, folder, cache)) write(feed)
    write({ path: files.llms[locale], text: llmsText(pages, locale, content) })
    write({ path: files.manifest[locale], text: webManifest(locale, content) })
  }
  readSearchFiles(folder).forEach(write)
}

/** Writes every picture of a built site. Returns how many had to be made; the others were kept from an earlier build. */
export async function writePictures(
  root: string,
  site: SiteFolder,
  content: Content,
  pages: readonly SitePage[],
): Promise<number> {
  const write = writerTo(site)
  const cache = openCache(join(root, '.cache/pictures'))
  for (const icon of await drawIcons(site.path, cache)) write(icon)
  for (const picture of await images(site.path, cache)) write(picture)
  for (const { path, inputs, draw } of socialPictures(pages, content))
    if (!site.writeKept(path, cache, inputs)) site.write(path, await cache.cached(inputs, draw))
  cache.prune()
  return cache.made()
}

function writerTo(site: SiteFolder) {
  return ({ path, ...file }: { path: string; text?: string; xml?: string; bytes?: Buffer }) =>
    site.write(path, file.bytes ?? file.text ?? file.xml ?? '')
}

/** The pages that search engines may show. */
function listed(pages: readonly SitePage[], content: Content): Listed[] {
  return pages.flatMap((page) => {
    const { canonical, noindex, alternates } = metadataOf(page, content)
    if (noindex || !canonical || page.url !== page.canonical) return []
    return [{ url: canonical, alternates, modified: modifiedOf(page, content) }]
  })
}

/** The day of an article, and for a list that of its newest entry. Other content has no date of its own. */
function modifiedOf({ route, locale, category, post }: SitePage, { posts }: Content): string | undefined {
  if (route !== 'blog' && route !== 'category') return post?.date
  return posts[locale].find((newest) => !category || newest.category === category)?.date
}
