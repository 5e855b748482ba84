import { files } from './files.ts'

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
