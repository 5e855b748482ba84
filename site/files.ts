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

/** Release manifest: commit, base path, and the SHA-256 and size of every other file. */
export const releaseFile: Path = '/release.json'

/** Icons rendered from favicon.svg at build time, with their size in px. Maskable icons may be cropped. */
export const icons = {
  touch: { path: '/icons/touch.png', size: 180 },
  small: { path: '/icons/192.png', size: 192 },
  large: { path: '/icons/512.png', size: 512 },
  maskable: { path: '/icons/maskable.png', size: 512 },
} as const satisfies Record<string, { path: Path; size: number }>

/** Path from the standard: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityFile: Path = '/.well-known/security.txt'

/**
 * Expiry of security.txt, at most a year ahead. Each year, check that someone still reads email to its contact
 * address, and move this date forward.
 */
export const securityExpires = '2027-10-31'

/** Social picture by canonical address: /en/plans → /social/en/plans.png. */
export function socialPicture(canonical: Path): Path {
  return `/social${canonical === '/' ? '/index' : canonical}.png`
}

/** Returns how a picture differs from 16:9; undefined if the difference is small, as for 1200 by 680. */
export function differenceFrom16by9({ width, height }: Size): 'wider' | 'higher' | undefined {
  const share = (width * 9) / (height * 16)
  if (Math.abs(share - 1) <= 0.03) return undefined
  return share > 1 ? 'wider' : 'higher'
}

/** Raster formats. SVGs need no variants. */
const pixels = /\.(?:avif|webp|jpe?g|png)$/

/** Variant widths in px, up to the width of a wide column at 2×. */
const widths = [480, 768, 1152, 1920] as const

export const variantTypes = ['avif', 'webp'] as const

export const widest = 1920

export interface Size {
  width: number
  height: number
}

/** Build-time variants: photo.jpg → photo-480.avif, photo-480.webp, … */
export function variantsOf(src: string, { width }: Size) {
  if (!pixels.test(src)) return []
  const pictureWidths = [...widths.filter((candidate) => candidate < width), Math.min(width, widest)]
  return variantTypes.flatMap((type) =>
    pictureWidths.map((size) => ({ type, path: src.replace(pixels, `-${size}.${type}`), width: size })),
  )
}

export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/** Content types of files whose extension is not specific enough. */
export const mediaTypesByPath: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(files.atom).map((path) => [path, 'application/atom+xml']),
  ...Object.values(files.jsonFeed).map((path) => [path, 'application/feed+json']),
])

export function mediaTypeOf(path: string): string {
  return mediaTypesByPath[path] ?? mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
