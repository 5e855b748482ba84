import { type Localized, localize, type Path, prefixOf } from './locales.ts'

/** The files beside the pages that programs read, in each language. */
export const files = {
  atom: inEach('/feed.xml'),
  jsonFeed: inEach('/feed.json'),
  manifest: inEach('/site.webmanifest'),
  llms: inEach('/llms.txt'),
}

function inEach(path: Path): Localized<Path> {
  return localize((locale): Path => `${prefixOf(locale)}${path}`)
}

/** Where crawlers look first; it names every sitemap. */
export const robotsFile: Path = '/robots.txt'

export const sitemapFile: Path = '/sitemap.xml'

/** The commit of a build, its base, and the SHA-256 and size of each other file of the site. */
export const releaseFile: Path = '/release.json'

/** The icons made from favicon.svg at build time, with their sides in pixels. A maskable one may lose its edges. */
export const icons = {
  touch: { path: '/icons/touch.png', size: 180 },
  small: { path: '/icons/192.png', size: 192 },
  large: { path: '/icons/512.png', size: 512 },
  maskable: { path: '/icons/maskable.png', size: 512 },
} as const satisfies Record<string, { path: Path; size: number }>
