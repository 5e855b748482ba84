import { sitemapFile } from '../../../site/files.ts'
import type { Path } from '../../../site/locales.ts'
import { element, text, xmlDocument } from './xml.ts'

/** A page as search engines should find it. Addresses are absolute. */
export interface Listed {
  url: string
  alternates: readonly { hreflang: string; href: string }[]
  /** The day its content last changed, year-month-day, where the content says so. */
  modified?: string
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The most addresses that the protocol admits in one file. */
export const limit = 50_000

/**
 * The sitemap: one file, or, past `most` addresses, an index at the same address and the files it names.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemaps(
  pages: readonly Listed[],
  absolute: (path: Path) => string,
  most = limit,
): { path: Path; xml: string }[] {
  if (pages.length <= most) return [{ path: sitemapFile, xml: urlset(pages) }]
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, index) => ({
    path: sitemapFile.replace('.xml', `-${index + 1}.xml`) as Path,
    xml: urlset(pages.slice(index * most, (index + 1) * most)),
  }))
  const index = element(
    'sitemapindex',
    { xmlns: namespace },
    ...parts.map(({ path }) => element('sitemap', {}, element('loc', {}, text(absolute(path))))),
  )
  return [{ path: sitemapFile, xml: xmlDocument(index) }, ...parts]
}

function urlset(pages: readonly Listed[]): string {
  return xmlDocument(
    element('urlset', { xmlns: namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }, ...pages.map(url)),
  )
}

function url({ url, alternates, modified }: Listed): string {
  return element(
    'url',
    {},
    element('loc', {}, text(url)),
    modified && element('lastmod', {}, modified),
    ...alternates.map(({ hreflang, href }) => element('xhtml:link', { rel: 'alternate', hreflang, href })),
  )
}
