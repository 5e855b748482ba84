import { realpathSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { withBase, withoutBase } from '../../site/base.ts'
import { headersOf, type Outside, plainHeaders, securityHeaders } from '../../site/headers.ts'
import { localeOf, type Path } from '../../site/locales.ts'
import { mediaTypeOf } from '../../site/media-types.ts'
import { routes } from '../../site/routes.ts'
import { fileOf, listFiles } from '../lib/files.ts'
import type { Recorder } from './recorder.ts'

export { listen } from '../lib/listen.ts'

/** Answers with the files of a built site as a good host does: clean addresses, its headers, its not-found pages. */
export function siteHandler(dist: string, outside?: Outside, recorder?: Recorder): RequestListener {
  let site = openPublished(dist)
  return (request, response) => {
    response.setHeaders(new Map(Object.entries({ ...securityHeaders(outside), ...plainHeaders })))
    if (recorder?.handles(request)) return void recorder.answer(request, response)
    // Another build may have been published since. An answer is of one site, never of two.
    if (folderOf(dist) !== site.folder) site = openPublished(dist)
    answer(site, request, response, outside)
  }
}

function folderOf(dist: string): string | undefined {
  try {
    return realpathSync(dist)
  } catch {
    return undefined
  }
}

function answer(site: Published, request: IncomingMessage, response: ServerResponse, outside?: Outside) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const [asked = '/', query] = (request.url ?? '/').split(/(?=\?)/)
  const path = withoutBase(decode(asked)) ?? ''
  const redirect = site.redirectAt(path)
  if (redirect) {
    response.writeHead(301, { Location: withBase(redirect) + (query ?? '') }).end()
    return
  }
  const file = site.fileAt(path)
  if (!file) response.statusCode = 404
  else response.setHeaders(new Map(Object.entries(headersOf(`/${file}`, outside))))
  sendFile(site, file ?? site.notFoundAt(path), request, response)
}

/** Sends a file, compressed where the visitor's browser takes it and a compressed version stands beside it. */
function sendFile(site: Published, file: string, request: IncomingMessage, response: ServerResponse) {
  const versions = { br: `${file}.br`, gzip: `${file}.gz` }
  const offered = (['br', 'gzip'] as const).filter((coding) => site.has(versions[coding]))
  const coding = offered.find((one) => new Negotiator(request).encoding([one]))
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
    // A file can only be missing when its site was removed while it was being asked for. No browser is to remember that.
    .on('error', ({ status }: { status?: number }) => response.writeHead(status ?? 500, plainHeaders).end())
    .pipe(response)
}

/** A path as it was meant; one that cannot be read stays as it is, and no address of the site is written like it. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A built site as a host sees it: which file answers which address. */
type Published = ReturnType<typeof openPublished>

/** Reads what a folder holds; later changes are not seen. */
function openPublished(dist: string) {
  // Without links on the way it stays this site when another one is published.
  const folder = realpathSync(dist)
  const files = new Set(listFiles(folder))
  const hidden = new Set(Object.values(routes.notFound.addresses).map(([url]) => fileOf(url)))
  const page = (path: string) => {
    const file = fileOf(path)
    return files.has(file) && !hidden.has(file) ? file : undefined
  }
  return {
    folder,
    /** Tells whether the site has a file, such as the compressed version of another. */
    has: (file: string) => files.has(file),
    /** Returns the file at an address, from the folder; nothing when there is none. */
    fileAt(path: string): string | undefined {
      const bare = path.replace(/(.)\/$/, '$1')
      if (bare === '/index') return undefined
      const file = path.slice(1)
      return page(bare) ?? (files.has(file) && !/\.(html|br|gz)$/.test(file) ? file : undefined)
    },
    /** Returns the address that another way to write it leads to, such as /faq for /faq.html. */
    redirectAt(path: string): Path | undefined {
      const bare = path.replace(/^\/index(\.html)?$/, '/').replace(/\.html$/, '') as Path
      return bare !== path && page(bare) ? bare : undefined
    },
    /** Returns the 404 page of an address, in its language. */
    notFoundAt: (path: string) => fileOf(routes.notFound.addresses[localeOf(path)][0]),
  }
}
