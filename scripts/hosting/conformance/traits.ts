/** The traits in which hosts differ. */
export interface Traits {
  /** /faq/ answers as /faq does, or may redirect to it. */
  slash: 'same' | 'redirect'
  /** /faq.html redirects to /faq. */
  html: boolean
  /** The headers of site/headers.ts that it sends: all, those that the file _headers can say, or none. */
  headers: 'all' | 'file' | 'none'
  /** An answer of status 404 is in the language of its address, or holds all languages. */
  notFound: 'language' | 'joined'
  /** The page of the answer 404 has no address of its own. */
  hidden404: boolean
  /** It sends brotli: what npm run build -- --compress wrote, or its own. */
  brotli: boolean
  /** The Content-Type of every file is that of site/media-types.ts. */
  mediaTypes: boolean
  /** A file that is no longer published is gone at once. */
  forgets: boolean
}

const own: Traits = {
  slash: 'same',
  html: true,
  headers: 'all',
  notFound: 'language',
  hidden404: true,
  brotli: true,
  mediaTypes: true,
  forgets: true,
}

const hosted: Traits = {
  ...own,
  headers: 'file',
  slash: 'redirect',
  hidden404: false,
  mediaTypes: false,
}

/** The hosts that the site is made for. */
export const traits = {
  start: own,
  nginx: own,
  caddy: own,
  // With Pretty URLs, its default, /faq/ leads to /faq; without, both answer.
  netlify: { ...hosted, html: false },
  // It keeps what was asked for lately for a week: https://developers.cloudflare.com/pages/configuration/serving-pages/
  cloudflare: { ...hosted, forgets: false },
  'github-pages': {
    ...hosted,
    slash: 'same',
    html: false,
    headers: 'none',
    notFound: 'joined',
    brotli: false,
  },
} as const satisfies Record<string, Traits>

export type HostName = keyof typeof traits
