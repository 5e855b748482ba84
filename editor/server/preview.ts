import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import send from 'send'
import { Tinypool } from 'tinypool'
import { startBundle } from '../../scripts/build/bundle.ts'
import { openBeside } from '../../scripts/build/dev/beside-pages.ts'
import { searchFiles } from '../../scripts/content/search/make-index.ts'
import { openCache } from '../../scripts/lib/cache.ts'
import { checkout } from '../../scripts/lib/checkout.ts'
import { contentSecurityPolicy } from '../../site/headers.ts'
import { mediaTypeOf } from '../../site/media-types.ts'
import type { DeskContent } from './content.ts'
import { refuseLink } from './guard.ts'

export type Preview = ReturnType<typeof openPreview>

/**
 * Opens the site as it would be with all that is typed, at its own addresses. It makes the programs of the site, as a build
 * does, and renders each page when it is asked for.
 */
export function openPreview(root: string, content: DeskContent) {
  const folder = join(root, '.local/desk/site')
  const bundle = startBundle(root, folder, openCache(join(root, '.cache/site')))
  const beside = openBeside(root, async () => searchFiles(await content.searchIndexes()))
  // One thread makes one page at a time, so that none is made of two versions.
  const pool = new Tinypool({
    minThreads: 1,
    maxThreads: 1,
    env: { ...(process.env as Record<string, string>), CONTENT: 'desk', NODE_ENV: 'production' },
    execArgv: [],
  })
  const filename = join(checkout, 'editor/server/preview-worker.mjs')
  const modules = {
    server: pathToFileURL(join(folder, 'server/entry.mjs')).href,
    content: pathToFileURL(join(root, '.content/index.js')).href,
  }
  async function render(url: string): Promise<{ status: number; html: string; type: string }> {
    try {
      await bundle.ready
      const rendered = await pool.run({ ...modules, url, version: await content.shown() }, { filename })
      return { ...rendered, type: 'text/html; charset=utf-8' }
    } catch (error) {
      // The next one begins anew.
      await pool.recycleWorkers()
      return { status: 500, html: String(error), type: 'text/plain; charset=utf-8' }
    }
  }
  // The first page takes the longest, so it is made before anybody asks for one.
  void render('/')

  return {
    async answer(request: IncomingMessage, response: ServerResponse, path: string) {
      if (path.startsWith('/assets/')) {
        await bundle.ready
        // The name of an asset has the hash of its content.
        response.setHeader('Cache-Control', 'private, max-age=31536000, immutable')
        return sendFrom(join(folder, 'client'), request, response, path)
      }
      if (/\.\w+$/.test(path)) {
        const bytes = await beside.make(path)
        if (!bytes) return sendPublic(root, request, response, path)
        return void response.writeHead(200, { 'Content-Type': mediaTypeOf(path) }).end(bytes)
      }
      const { status, html, type } = await render(path)
      // In a frame of the desk, and of nobody else.
      const policy = contentSecurityPolicy().replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      response.writeHead(status, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(html)
    },
    async close() {
      await bundle.stop()
      await pool.destroy()
    },
  }
}

export function sendFrom(folder: string, request: IncomingMessage, response: ServerResponse, path: string) {
  response.setHeader('Content-Type', mediaTypeOf(path))
  send(request, encodeURI(path), { root: folder, dotfiles: 'deny', index: false, cacheControl: false })
    .on('error', ({ status }: { status?: number }) => response.writeHead(status ?? 500).end())
    .pipe(response)
}

/** Sends a file of public/, unless a link leads to it. */
export function sendPublic(root: string, request: IncomingMessage, response: ServerResponse, path: string) {
  refuseLink(root, `public${path}`)
  sendFrom(join(root, 'public'), request, response, path)
}
