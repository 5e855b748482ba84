import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileIn, standIn } from './stand-in.ts'

/**
 * Answers as GitHub Pages does: /x is x.html, /x/ is x/index.html, one 404.html for all, no headers of ours, gzip alone.
 * Seen of each form of an address: https://github.com/slorber/trailing-slash-guide
 */
export function gitHubPages(folder: string): RequestListener {
  const isFile = fileIn(folder)
  const sending = {
    codings: ['gzip'] as const,
    ranges: true,
    headers: (file: string) => ({
      'Last-Modified': statSync(join(folder, file)).mtime.toUTCString(),
      'Cache-Control': 'max-age=600',
      'Accept-Ranges': 'bytes',
    }),
    etag: (hash: string, coding?: string) => (coding ? `W/"${hash}"` : `"${hash}"`),
  }
  return standIn(folder, sending, (path) => {
    const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
    const file = /\0|\.\./.test(path) ? undefined : candidates.map((each) => each.slice(1)).find(isFile)
    return file ? { status: 200, file } : { status: 404, file: '404.html' }
  })
}
