import type { RequestListener } from 'node:http'
import { posix } from 'node:path'
import { fileIn, headersIn, standIn } from './stand-in.ts'

/**
 * Answers as Cloudflare Pages does, after packages/pages-shared/asset-server of cloudflare/workers-sdk: /x is x.html, /x/
 * and /x.html lead there, what is not there is answered by the nearest 404.html above it, a range by the whole file.
 * `gone` are the addresses that it keeps for a while after their file is gone, each with the file that it kept.
 */
export function cloudflare(folder: string, gone: Readonly<Record<string, string>> = {}): RequestListener {
  const isFile = fileIn(folder)
  const headersOf = headersIn(folder)
  const sending = {
    codings: ['br', 'gzip'] as const,
    ranges: false,
    headers: () => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' }),
    etag: (hash: string, coding?: string) => (coding ? `W/"${hash}"` : `"${hash}"`),
  }
  return standIn(folder, sending, (path, query) => {
    const headers = { 'Access-Control-Allow-Origin': '*', ...headersOf(path) }
    const there = (file: string) => !/\0|\.\.|^\/_(headers|redirects)$/.test(file) && isFile(file.slice(1))
    const lead = (to: string) => ({ status: 308, location: to + query, headers })
    const give = (file: string) => ({ status: 200, file: file.slice(1), headers })
    if (path.endsWith('/')) {
      if (there(`${path}index.html`)) return give(`${path}index.html`)
      if (path.endsWith('/index/')) return lead(path.slice(0, -'index/'.length))
      if (there(`${path.slice(0, -1)}.html`)) return lead(path.slice(0, -1))
    } else if (there(path)) {
      if (!path.endsWith('.html')) return give(path)
      return lead(path.replace(/(?<=\/)index\.html$|\.html$/, ''))
    } else if (path.endsWith('/index')) return lead(path.slice(0, -'index'.length))
    else if (there(`${path}.html`)) return give(`${path}.html`)
    else if (there(`${path}/index.html`)) return lead(`${path}/`)
    const kept = gone[path]
    if (kept) return { status: 200, file: kept, headers: { ...headers, 'X-Robots-Tag': 'noindex' } }
    for (let above = path; above !== '/'; ) {
      above = posix.dirname(above)
      const file = posix.join(above, '404.html')
      if (there(file)) return { status: 404, file: file.slice(1), headers }
    }
    return { status: 404, headers }
  })
}
