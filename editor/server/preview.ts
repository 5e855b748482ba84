import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import send from 'send'
import { startBundle } from '../../scripts/build/bundle.ts'
import { openBeside } from '../../scripts/build/dev/beside-pages.ts'
import { text as escaped } from '../../scripts/build/lists/xml.ts'
import { searchFiles } from '../../scripts/content/search/files.ts'
import { openCache } from '../../scripts/lib/cache.ts'
import { checkout } from '../../scripts/lib/checkout.ts'
import { contentSecurityPolicy } from '../../site/headers.ts'
import { mediaTypeOf } from '../../site/media-types.ts'
import type { DeskContent } from './content.ts'
import { refuseLink } from './guard.ts'

interface Rendered {
  id: number
  status: number
  html: string
  trouble?: string
}

/** The site as it would be with all that is typed, at its own addresses. */
export interface Preview {
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>
  close(): Promise<void>
}

/** Makes the programs of the site, as a build does, and renders each page when it is asked for. */
export function openPreview(root: string, content: DeskContent): Preview {
  const folder = join(root, '.local/desk/site')
  const bundle = startBundle(root, folder, openCache(join(root, '.cache/site')))
  // It may fail before anybody asks for a page; then the page says so.
  bundle.ready.catch(() => {})
  const beside = openBeside(root, async () => searchFiles(await content.searchIndexes()))
  let worker: Worker | undefined
  let asked = 0

  const start = () => {
    const workerData = {
      server: pathToFileURL(join(folder, 'server/entry.mjs')).href,
      content: pathToFileURL(join(root, '.content/index.js')).href,
    }
    const env = { ...process.env, CONTENT: 'desk', NODE_ENV: 'production' }
    const started = new Worker(join(checkout, 'editor/server/preview-worker.mjs'), { workerData, env, execArgv: [] })
    started.setMaxListeners(0).unref()
    return started
  }
  async function render(url: string): Promise<Rendered> {
    await bundle.ready
    const version = await content.shown()
    worker ??= start()
    const current = worker
    const id = ++asked
    return new Promise((resolve, reject) => {
      const hear = (rendered: Rendered) => {
        if (rendered.id !== id) return
        current.off('message', hear).off('error', fail).off('exit', end)
        // The next one begins anew.
        if (rendered.trouble) stop()
        resolve(rendered)
      }
      const stop = () => {
        if (worker === current) worker = undefined
        void current.terminate()
      }
      const fail = (error: unknown) => {
        stop()
        reject(error)
      }
      const end = () => fail(new Error(`${url} could not be made.`))
      current.on('message', hear).once('error', fail).once('exit', end)
      current.postMessage({ id, url, version })
    })
  }
  // The first page takes the longest, so it is made before anybody asks for one.
  render('/').catch(() => {})

  return {
    async answer(request, response, path) {
      if (path.startsWith('/assets/')) {
        await bundle.ready
        // The name of an asset has the hash of its content.
        response.setHeader('Cache-Control', 'private, max-age=31536000, immutable')
        return sendFrom(join(folder, 'client'), request, response, path)
      }
      if (/\.\w+$/.test(path)) {
        const bytes = await beside.make(path)
        if (bytes) return reply(response, 200, mediaTypeOf(path), bytes)
        return sendPublic(root, request, response, path)
      }
      const { status, html, trouble } = await render(path)
      // In a frame of the desk, and of nobody else.
      const policy = contentSecurityPolicy().replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      response.setHeader('Content-Security-Policy', policy)
      reply(response, status, 'text/html; charset=utf-8', trouble ? sorry(trouble) : html)
    },
    async close() {
      await bundle.stop()
      await worker?.terminate()
    },
  }
}

function reply(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { 'Content-Type': type }).end(body)
}

/** Sends a file of a folder. */
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

function sorry(trouble: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><pre>${escaped(trouble)}</pre></html>`
}
