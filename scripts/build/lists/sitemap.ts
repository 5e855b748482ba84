import { element, text, xmlDocument } from './xml.ts'

/** A page as search engines should find it. Addresses are absolute. */
export interface Listed {
  url: string
  alternates: readonly { hreflang: string; href: string }[]
  /** The day its content last changed, year-month-day, where the content says so. */
  modified?: string
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Returns the sitemap. The protocol admits 50,000 addresses in it: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly Listed[]): string {
  return xmlDocument(element('urlset', namespaces, ...pages.map(url)))
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
