import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileIn, headersIn, standIn } from './stand-in.ts'

/**
 * Answers as Netlify documents it: /x is x.html, /x/ leads there unless x/index.html is there, and what is not there is answered by the first rule of
 * _redirects that fits, with the headers of the address that was asked for. https://docs.netlify.com/manage/routing/
 * Seen of each form of an address: https://github.com/slorber/trailing-slash-guide
 */
export function netlify(folder: string): RequestListener {
  const isFile = fileIn(folder)
  const headersOf = headersIn(folder)
  const lines = existsSync(join(folder, '_redirects'))
    ? readFileSync(join(folder, '_redirects'), 'utf8').split('\n')
    : []
  const rules = lines.filter((line) => line.startsWith('/')).map((line) => line.split(' '))
  const sending = {
    codings: ['br', 'gzip'] as const,
    ranges: false,
    headers: () => ({ 'Cache-Control': 'public,max-age=0,must-revalidate' }),
    etag: (hash: string, coding?: string) => (coding ? `"${hash}-ssl-df"` : `"${hash}-ssl"`),
  }
  return standIn(folder, sending, (path) => {
    const headers = headersOf(path)
    const bare = path.slice(1).replace(/\/$/, '')
    const safe = !/\0|\.\.|^\/_(headers|redirects)$/.test(path)
    const start = `${path.slice(1)}index.html`
    if (safe && path.endsWith('/') && isFile(start)) return { status: 200, file: start, headers }
    const file = [bare, `${bare}.html`].find((each) => safe && isFile(each))
    if (file && path.endsWith('/')) return { status: 301, location: `/${bare}`, headers }
    if (file) return { status: 200, file, headers }
    const [, to = '', status = '404'] = rules.find(([from = '']) => matches(from, path)) ?? []
    if (status !== '404') return { status: Number(status), location: to, headers }
    return { status: 404, headers, ...(isFile(to.slice(1)) && { file: to.slice(1) }) }
  })
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : path === pattern
}
