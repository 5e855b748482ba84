import { metadataOf } from '../../../site/head/metadata.ts'
import type { Content, SitePage } from '../../content/collections.ts'
import { escapeXml, xmlDocument, xmlElement } from './xml.ts'

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Returns the sitemap, at most 50,000 addresses: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly SitePage[], content: Content): string {
  return xmlDocument(xmlElement('urlset', namespaces, ...pages.flatMap((page) => urlOf(page, content))))
}

function urlOf(page: SitePage, content: Content): string[] {
  const { canonical, noindex, alternates } = metadataOf(page, content)
  if (noindex || !canonical || page.url !== page.canonical) return []
  const modified = modifiedOf(page, content)
  return [
    xmlElement(
      'url',
      {},
      xmlElement('loc', {}, escapeXml(canonical)),
      modified && xmlElement('lastmod', {}, modified),
      ...alternates.map(({ hreflang, href }) => xmlElement('xhtml:link', { rel: 'alternate', hreflang, href })),
    ),
  ]
}

function modifiedOf({ route, locale, category, post }: SitePage, { posts }: Content): string | undefined {
  if (route !== 'blog' && route !== 'category') return post?.date
  return posts[locale].find((newest) => !category || newest.category === category)?.date
}
