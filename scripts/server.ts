import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { cacheControl, type Outside, securityHeaders } from '../site/headers.ts'
import { localeOf } from '../site/locales.ts'
import { routes } from '../site/routes.ts'
import { fileOf } from './build/files.ts'
import type { Recorder } from './recorder.ts'

/** Answers with the files of a built site as a good host does: clean addresses, its headers, its not-found pages. */
export function siteHandler(dist: string, outside?: Outside, recorder?: Recorder): RequestListener {
  const headers = securityHeaders(outside)
  const notFound = new Map(
    Object.entries(routes.notFound).map(([locale, [url]]) => [locale, readFileSync(join(dist, fileOf(url)))]),
  )
  const files = sirv(dist, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  })
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const miss = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': cacheControl('') })
      response.end(request.method === 'HEAD' ? undefined : notFound.get(localeOf(request.url ?? '/')))
    }
    if (recorder?.handles(request)) void recorder.answer(request, response)
    else if (isNotFoundPage(request.url ?? '/')) miss()
    else files(request, response, miss)
  }
}

/** The not-found pages have no address of their own. */
function isNotFoundPage(url: string) {
  const path = url.split('?')[0]?.replace(/(\.html)?\/*$/, '')
  return Object.values(routes.notFound).some(([address]) => address === path)
}

/** Listens on a port, or on the next free one when it is taken. */
export async function listen(handler: RequestListener, port: number): Promise<{ server: Server; port: number }> {
  for (let next = port; ; next++) {
    const server = createServer(handler)
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve).listen(next, () => resolve(undefined))
    })
    if (!error) {
      const address = server.address()
      return { server, port: typeof address === 'object' && address ? address.port : next }
    }
    if (error.code !== 'EADDRINUSE' || next - port >= 20) throw error
  }
}
