import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import send from 'send'
import { startBundle } from '../../scripts/build/bundle.ts'
import { openDevAssets } from '../../scripts/build/dev.ts'
import { searchFiles, selectCollections } from '../../scripts/content/write.ts'
import { openCache } from '../../scripts/lib/cache.ts'
import { mediaTypeOf } from '../../site/files.ts'
import { contentSecurityPolicy } from '../../site/headers.ts'
import type { DeskContent } from './content.ts'
import { refuseLink } from './files.ts'
import { createQueue } from './turns.ts'

/** Serves the site with its current texts: bundled as in a build, and rendered on request. */
export function openPreview(root: string, content: DeskContent) {
  const folder = join(root, '.local/desk/site')
  const bundle = startBundle(root, folder, openCache(join(root, '.cache/site')))
  const assets = openDevAssets(root, async () => searchFiles(await content.searchIndexes()))
  // Set these before the first import of React and #content, which read them when imported.
  selectCollections('desk')
  process.env.NODE_ENV = 'production'
  const enqueue = createQueue()
  /** Renders one page at a time, so that no page mixes two versions. */
  const render = (urlOriginal: string) =>
    enqueue(async () => {
      await bundle.ready
      const isNew = await content.writeShown()
      const { renderPage } = await import('vike/server')
      const { reload } = await import(pathToFileURL(join(root, '.content/index.js')).href)
      await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)
      if (isNew) reload()
      return (await renderPage({ urlOriginal })).httpResponse
    })
  // Warm up: the first page takes the longest.
  render('/').catch(() => {})

  return {
    async answer(request: IncomingMessage, response: ServerResponse, path: string) {
      if (path.startsWith('/assets/')) {
        await bundle.ready
        response.setHeader('Cache-Control', 'private, max-age=31536000, immutable')
        return sendFrom(join(folder, 'client'), request, response, path)
      }
      if (/\.\w+$/.test(path)) {
        const bytes = await assets(path)
        if (!bytes) return sendPublic(root, request, response, path)
        return void response.writeHead(200, { 'Content-Type': mediaTypeOf(path) }).end(bytes)
      }
      const { statusCode, body } = await render(path)
      // Allow framing by the desk only.
      const policy = contentSecurityPolicy().replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
      response.writeHead(statusCode, headers).end(body)
    },
    close: () => bundle.stop(),
  }
}

export function sendFrom(folder: string, request: IncomingMessage, response: ServerResponse, path: string) {
  response.setHeader('Content-Type', mediaTypeOf(path))
  send(request, encodeURI(path), { root: folder, dotfiles: 'deny', index: false, cacheControl: false })
    .on('error', ({ status }: { status?: number }) => response.writeHead(status ?? 500).end())
    .pipe(response)
}

export function sendPublic(root: string, request: IncomingMessage, response: ServerResponse, path: string) {
  refuseLink(root, `public${path}`)
  sendFrom(join(root, 'public'), request, response, path)
}
