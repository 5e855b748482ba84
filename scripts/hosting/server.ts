import { existsSync, realpathSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { withBase, withoutBase } from '../../site/base.ts'
import { mediaTypeOf } from '../../site/files.ts'
import { defaultHeaders, headersOf, type Outside, securityHeaders } from '../../site/headers.ts'
import { localeOf, type Path } from '../../site/locales.ts'
import { routeOf } from '../../site/routes.ts'
import { fileOf, listFiles } from '../lib/files.ts'
import { decodeAddress } from '../lib/strings.ts'
import type { FormSink } from './form-sink.ts'

/** Serves a built site as a well-configured host does: clean URLs, headers and 404 pages. */
export function siteHandler(dist: string, outside?: Outside, formSink?: FormSink): RequestListener {
  let site = openPublished(dist)
  return (request, response) => {
    response.setHeaders(new Map(Object.entries({ ...securityHeaders(outside), ...defaultHeaders })))
    if (formSink?.handles(request)) return void formSink.answer(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    // Reopens the site after a publication, so that each answer comes from a single build.
    if (existsSync(dist) && realpathSync(dist) !== site.folder) site = openPublished(dist)
    const [pathname = '/', query = ''] = (request.url ?? '/').split(/(?=\?)/)
    const path = withoutBase(decodeAddress(pathname)) ?? ''
    const redirect = site.redirectAt(path)
    if (redirect) return void response.writeHead(301, { Location: withBase(redirect) + query }).end()
    const file = site.fileAt(path)
    if (!file) response.statusCode = 404
    else response.setHeaders(new Map(Object.entries(headersOf(`/${file}`, outside))))
    sendFile(site, file ?? site.notFoundAt(path), request, response)
  }
}

function sendFile(site: Published, file: string, request: IncomingMessage, response: ServerResponse) {
  const versions = { br: `${file}.br`, gzip: `${file}.gz` }
  const offered = (['br', 'gzip'] as const).filter((coding) => site.has(versions[coding]))
  const coding = offered.find((encoding) => new Negotiator(request).encoding([encoding]))
  response.setHeader('Content-Type', mediaTypeOf(`/${file}`))
  if (offered.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  if (coding) response.setHeader('Content-Encoding', coding)
  send(request, encodeURI(coding ? versions[coding] : file), {
    root: site.folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    acceptRanges: response.statusCode === 200,
  })
    // The file is missing only if its site was removed during the request. The error must not be cached.
    .on('error', ({ status }: { status?: number }) => response.writeHead(status ?? 500, defaultHeaders).end())
    .pipe(response)
}

type Published = ReturnType<typeof openPublished>

function openPublished(dist: string) {
  // The resolved path stays valid after another publication.
  const folder = realpathSync(dist)
  const files = new Set(listFiles(folder))
  const hidden = new Set(Object.values(routeOf('notFound').addresses).map(([url]) => fileOf(url)))
  const page = (path: string) => {
    const file = fileOf(path)
    return files.has(file) && !hidden.has(file) ? file : undefined
  }
  return {
    folder,
    has: (file: string) => files.has(file),
    fileAt(path: string): string | undefined {
      const bare = path.replace(/(.)\/$/, '$1')
      if (bare === '/index') return undefined
      const file = path.slice(1)
      return page(bare) ?? (files.has(file) && !/\.(html|br|gz)$/.test(file) ? file : undefined)
    },
    /** Returns the canonical address of a variant, such as /faq for /faq.html; undefined for other paths. */
    redirectAt(path: string): Path | undefined {
      const bare = path.replace(/^\/index(\.html)?$/, '/').replace(/\.html$/, '') as Path
      return bare !== path && page(bare) ? bare : undefined
    },
    notFoundAt: (path: string) => fileOf(routeOf('notFound').addresses[localeOf(path)][0]),
  }
}
