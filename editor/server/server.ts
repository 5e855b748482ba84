import { randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { contentSettings } from '../../scripts/content/settings.ts'
import { plainText } from '../../scripts/content/source.ts'
import { listen } from '../../scripts/lib/process.ts'
import { home } from '../protocol.ts'
import { answer, type Desk } from './api.ts'
import { openContent } from './content.ts'
import { Refusal, refusal } from './errors.ts'
import { openHistory } from './history.ts'
import { forbidden, headers, sendPage } from './page.ts'
import { maxPictureBytes } from './picture.ts'
import { openPreview, sendFrom, sendPublic } from './preview.ts'
import { makeProgram } from './program.ts'
import { createQueue } from './turns.ts'

/** A month, so that the address without the token still opens the desk after the browser was closed. */
const cookieSeconds = 30 * 24 * 3600

interface Options {
  root: string
  port: number
  env: NodeJS.ProcessEnv
  /** Returns the public origin of a port behind a proxy. */
  originOf?: (port: number) => string
  preview?: boolean
}

export type RunningDesk = Awaited<ReturnType<typeof startDesk>>

/** Starts the desk on localhost, on the first free port, starting from the requested one. */
export async function startDesk({ root, port, env, originOf, preview = true }: Options) {
  const settings = { ...contentSettings(env, 'desk'), textAddress: `${home}#{key}` }
  const content = openContent(root, settings)
  // Compile the content while Vite builds the client in another process.
  const texts = content.examined().catch(() => {})
  const program = await makeProgram()
  const enqueue = createQueue()
  const history = openHistory(root, enqueue)
  const desk: Desk = { root, content, settings, enqueue, history, formerSlugs: new Map() }
  // Bundle the site after the first compilation, because the list of texts waits for the compilation.
  const site = preview ? texts.then(() => openPreview(root, content)) : undefined
  // Avoid an unhandled rejection; the page reports the failure.
  site?.catch(() => {})
  const token = tokenOf(root)
  const origins: string[] = []

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://desk')
    const path = decodeURIComponent(url.pathname)
    if (url.searchParams.has('token')) {
      const secure = origins.includes(`https://${request.headers.host}`) ? '; Secure' : ''
      const attributes = `Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`
      response.setHeader('Set-Cookie', `${cookieOf(request)}=${token}; ${attributes}`)
      return void response.writeHead(303, { Location: url.pathname }).end()
    }
    if (path.startsWith(`${home}api/`)) {
      const name = path.slice(home.length + 4)
      return sendJson(response, 200, await answer(desk, name, url.searchParams, await bodyOf(request)))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    if (path === home || path === home.slice(0, -1)) return sendPage(response)
    if (path.startsWith(home)) return sendFrom(program, request, response, path.slice(home.length - 1))
    if (site) return (await site).answer(request, response, path)
    if (/\.\w+$/.test(path)) return sendPublic(root, request, response, path)
    response.end()
  }
  const answering = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(headers)
    if (isFromDesk(request, origins, token))
      return void handle(request, response).catch((error) => fail(response, error))
    response.writeHead(403, { 'Content-Type': 'text/html; charset=utf-8' }).end(forbidden)
  }
  const { server, port: actualPort } = await listen(answering, port)
  const local = `http://127.0.0.1:${actualPort}`
  const publicOrigin = originOf?.(actualPort) ?? local
  origins.push(local, `http://localhost:${actualPort}`, new URL(publicOrigin).origin)
  return {
    address: `${publicOrigin}${home}?token=${token}`,
    port: actualPort,
    async stop() {
      await history.stop()
      await site?.then((one) => one.close()).catch(() => {})
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const cookieOf = ({ socket }: IncomingMessage) => `desk-${socket.localPort}`

/** True for requests to an allowed host, from an allowed origin, with the token. */
function isFromDesk(request: IncomingMessage, origins: readonly string[], token: string): boolean {
  const { host = '', origin, cookie: cookies = '' } = request.headers
  // The address printed in the terminal contains the token.
  const queryToken = new URL(request.url ?? '/', 'http://desk').searchParams.get('token')
  if (!origins.some((one) => new URL(one).host === host)) return false
  if (origin !== undefined && !origins.includes(origin)) return false
  const tokenCookie = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookieOf(request)}=`))
  const expected = Buffer.from(token)
  return [tokenCookie?.slice(tokenCookie.indexOf('=') + 1), queryToken].some((given) => {
    const givenBytes = Buffer.from(given ?? '')
    return givenBytes.length === expected.length && timingSafeEqual(givenBytes, expected)
  })
}

/** Reads the whole body, so that the client gets the response. Keeps at most the maximum size of a picture. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxPictureBytes) chunks.push(chunk)
  }
  const maxMegabytes = maxPictureBytes / 1e6
  if (size > maxPictureBytes) throw refusal('pictureTooLarge', { size: Math.ceil(size / 1e6), max: maxMegabytes })
  return Buffer.concat(chunks)
}

function fail(response: ServerResponse, error: unknown) {
  if (error instanceof Refusal) return sendJson(response, error.status, { sentence: error.sentence })
  const isUnread = error instanceof SyntaxError || error instanceof URIError
  const { sentence } = new Refusal(error instanceof Error ? error.message : String(error))
  sendJson(response, isUnread ? 400 : 500, { sentence })
}

function sendJson(response: ServerResponse, status: number, reply: unknown) {
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'application/json' })
  // The protocol uses no byte-order marks, and only line feeds.
  response.end(JSON.stringify(reply ?? null, (_, value) => (typeof value === 'string' ? plainText(value) : value)))
}

/** Token of the project, readable by its user only. Stored, so that open windows survive a restart. */
function tokenOf(root: string): string {
  const folder = join(root, '.local/desk')
  const path = join(folder, 'token')
  const storedToken = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (/^[0-9a-f]{32}$/.test(storedToken)) return storedToken
  const token = randomBytes(16).toString('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, token, { mode: 0o600 })
  return token
}
