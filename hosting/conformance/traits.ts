/** What a host does in its own way; everything else all of them do alike. */
export interface Traits {
  /** Whether /faq/ answers as /faq does, or leads there. */
  slash: 'same' | 'redirect'
  /** Whether /faq.html leads to /faq. */
  html: boolean
  /** Whether it sends the headers of site/headers.ts. */
  headers: boolean
  /** Whether an answer of status 404 is in the language of its address, or holds all languages. */
  notFound: 'language' | 'joined'
  /** Whether it sends parts of a file. */
  ranges: boolean
  /** Whether it sends what npm run compress wrote, or compresses by itself. */
  brotli: boolean
  /** Whether the Content-Type of every file is that of site/media-types.ts. */
  mediaTypes: boolean
}

const own: Traits = {
  slash: 'same',
  html: true,
  headers: true,
  notFound: 'language',
  ranges: true,
  brotli: true,
  mediaTypes: true,
}

/** The hosts that the site is made for. */
export const traits = {
  start: own,
  nginx: own,
  caddy: own,
  netlify: { ...own, html: false, ranges: false, mediaTypes: false },
  cloudflare: { ...own, slash: 'redirect', mediaTypes: false },
  'github-pages': { ...own, html: false, headers: false, notFound: 'joined', brotli: false, mediaTypes: false },
  s3: { ...own, notFound: 'joined', mediaTypes: false },
} as const satisfies Record<string, Traits>

export type HostName = keyof typeof traits

/** The traits that a host does not offer, for a line to the reader. */
export function notOffered(name: HostName): string[] {
  const offered: Traits = traits[name]
  const words: Partial<Record<keyof Traits, string>> = {
    headers: 'headers of its own',
    html: 'a redirect from /x.html to /x',
    ranges: 'parts of a file',
    brotli: 'brotli',
    mediaTypes: 'the exact Content-Type of every file',
  }
  return Object.entries(words).flatMap(([trait, text]) => (offered[trait as keyof Traits] ? [] : [text]))
}
