/** The traits in which hosts differ. */
export interface Traits {
  /** A server that follows our settings to the letter: others may redirect /faq/, and have an address for the 404 page. */
  ownServer: boolean
  /** /faq.html redirects to /faq. */
  html: boolean
  /** The headers of site/headers.ts that it sends: all, those that the file _headers can say, or none. */
  headers: 'all' | 'file' | 'none'
  /** An answer of status 404 is in the language of its address, or holds all languages. */
  notFound: 'language' | 'joined'
  /** A file that is no longer published is gone at once. */
  forgets: boolean
}

const own: Traits = {
  ownServer: true,
  html: true,
  headers: 'all',
  notFound: 'language',
  forgets: true,
}
const hosted: Traits = { ...own, ownServer: false, headers: 'file' }

/** The hosts that the site is made for. */
export const traits = {
  start: own,
  nginx: own,
  caddy: own,
  netlify: { ...hosted, html: false },
  // It keeps what was asked for lately for a week: https://developers.cloudflare.com/pages/configuration/serving-pages/
  cloudflare: { ...hosted, forgets: false },
  'github-pages': { ...hosted, html: false, headers: 'none', notFound: 'joined' },
} as const satisfies Record<string, Traits>

export type HostName = keyof typeof traits
