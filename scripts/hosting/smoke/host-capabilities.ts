export interface HostCapabilities {
  /** True for a server with our settings. Others may redirect /faq/, and give the 404 page an address. */
  ownServer: boolean
  /** /faq.html redirects to /faq. */
  html: boolean
  /** Headers of site/headers.ts that the host sends: all, those in `_headers`, or none. */
  headers: 'all' | 'file' | 'none'
  /** 404 pages are in the language of the address, or hold all languages. */
  notFound: 'language' | 'joined'
  /** Removed files disappear immediately. */
  forgets: boolean
}

const own: HostCapabilities = {
  ownServer: true,
  html: true,
  headers: 'all',
  notFound: 'language',
  forgets: true,
}
const hosted: HostCapabilities = { ...own, ownServer: false, headers: 'file' }

export const hostCapabilities = {
  start: own,
  nginx: own,
  caddy: own,
  netlify: { ...hosted, html: false },
  // Caches recently requested files for a week: https://developers.cloudflare.com/pages/configuration/serving-pages/
  cloudflare: { ...hosted, forgets: false },
  'github-pages': { ...hosted, html: false, headers: 'none', notFound: 'joined' },
} as const satisfies Record<string, HostCapabilities>

export type HostName = keyof typeof hostCapabilities
