import { type Localized, localize, type Path, prefixOf } from './locales.ts'

export const files = {
  atom: inEach('/feed.xml'),
  jsonFeed: inEach('/feed.json'),
  manifest: inEach('/site.webmanifest'),
  llms: inEach('/llms.txt'),
}

function inEach(path: Path): Localized<Path> {
  return localize((locale): Path => `${prefixOf(locale)}${path}`)
}

export const robotsFile: Path = '/robots.txt'

export const sitemapFile: Path = '/sitemap.xml'

/** Commit, base path, and SHA-256 and size of each other file. */
export const releaseFile: Path = '/release.json'

/** Icons rendered from favicon.svg at build time, by size in px. Maskable icons may be cropped. */
export const icons = {
  touch: { path: '/icons/touch.png', size: 180 },
  small: { path: '/icons/192.png', size: 192 },
  large: { path: '/icons/512.png', size: 512 },
  maskable: { path: '/icons/maskable.png', size: 512 },
} as const satisfies Record<string, { path: Path; size: number }>
