import { join } from 'node:path'
import { files, robotsFile, sitemapFile } from '../../site/files.ts'
import { absolute } from '../../site/head/metadata.ts'
import { locales } from '../../site/locales.ts'
import { securityFile } from '../../site/security.ts'
import type { Content, SitePage } from '../content/collections.ts'
import { readSearchFiles } from '../content/search/index.ts'
import { type Cache, openCache } from '../lib/cache.ts'
import { feeds } from './lists/feeds.ts'
import { llmsText } from './lists/llms.ts'
import { securityText } from './lists/security-text.ts'
import { sitemap } from './lists/sitemap.ts'
import { webManifest } from './lists/web-manifest.ts'
import { drawIcons } from './pictures/icons.ts'
import { images } from './pictures/images.ts'
import { socialPictures } from './pictures/social-pictures.ts'
import type { SiteFolder } from './publish/site-folder.ts'

/** Writes the machine-readable files of a built site. `folder` holds the collections: post texts and search indexes. */
export async function writeMachineReadable(
  site: SiteFolder,
  content: Content,
  pages: readonly SitePage[],
  folder: string,
  cache: Cache,
) {
  const { business } = content
  site.write(sitemapFile, sitemap(pages, content))
  // No Disallow: crawlers must be able to read a page's `noindex`.
  site.write(robotsFile, `User-agent: *\nAllow: /\n\nSitemap: ${absolute(sitemapFile, business.brand)}\n`)
  site.write(securityFile, securityText(business))
  for (const locale of locales) {
    for (const { path, text } of await feeds(locale, content, folder, cache)) site.write(path, text)
    site.write(files.llms[locale], llmsText(pages, locale, content))
    site.write(files.manifest[locale], webManifest(locale, content))
  }
  for (const { path, bytes } of readSearchFiles(folder)) site.write(path, bytes)
}

export async function writePictures(
  root: string,
  site: SiteFolder,
  content: Content,
  pages: readonly SitePage[],
): Promise<number> {
  const cache = openCache(join(root, '.cache/pictures'))
  for (const { path, bytes } of await drawIcons(site.path, cache)) site.write(path, bytes)
  for (const { path, bytes } of await images(site.path, cache)) site.write(path, bytes)
  for (const { path, inputs, draw } of socialPictures(pages, content))
    if (!site.writeKept(path, cache, inputs)) site.write(path, await cache.cached(inputs, draw))
  cache.prune()
  return cache.made()
}
