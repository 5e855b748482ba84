import { randomBytes } from 'node:crypto'
import { chmodSync, type FSWatcher, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../scripts/lib/listen.ts'
import { type Author, home } from '../protocol.ts'
import { answer, type Desk } from './api.ts'
import { openContent } from './content.ts'
import { Refused } from './errors.ts'
import { type Gate, isFromDesk, tokenIn } from './guard.ts'
import { refusal, sendPage, setHeaders } from './page.ts'
import { largest, tooLarge } from './picture.ts'
import { openPreview, type Preview, sendFrom, sendPublic } from './preview.ts'
import { makeProgram } from './program.ts'
import { takeTurns } from './turns.ts'

interface Options {
  root: string
  port: number
  env: NodeJS.ProcessEnv
  /** The address under which a proxy shows the desk, where there is one; `{port}` in it is the port. */
  address?: string
  author?: Author
  /** Whether the third column shows the site, for which its programs are made. */
  preview?: boolean
  /** Whether the first window fetches the newest from the remote. */
  fetchAtStart?: boolean
}

export interface RunningDesk {
  /** Where it is, with the token. */
  address: string
  port: number
  stop(): Promise<void>
}

/** Starts the desk on this machine alone, on the first free port from the one that is asked for. */
export async function startDesk(options: Options): Promise<RunningDesk> {
  const { root, port, env, address, author, preview = true, fetchAtStart = false } = options
  const content = openContent(root, env)
  // The texts are read while Vite, in a process of its own, makes the program of the desk.
  const texts = content.examined().catch(() => {})
  const program = await makeProgram()
  const desk: Desk = { root, content, env, author, inTurn: takeTurns(), hasFetched: !fetchAtStart }
  // What somebody waits for comes first: the list, and then the programs of the site.
  const site = preview ? texts.then(() => openPreview(root, content)) : undefined
  // It may fail before anybody asks for a page; then the page says so.
  site?.catch(() => {})
  const gate: Gate = { token: tokenOf(root), origins: [], cookie: '' }
  const answering = (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response)
    if (!isFromDesk(request, gate))
      return void response.writeHead(403, { 'Content-Type': 'text/html; charset=utf-8' }).end(refusal)
    handle(request, response, { desk, gate, program, site }).catch((error) => fail(response, error))
  }
  // On the loopback alone.
  const { server, port: own } = await listen(answering, port)
  const local = `http://127.0.0.1:${own}`
  const shown = address?.replace('{port}', String(own)).replace(/\/+$/, '') ?? local
  const origins = [local, `http://localhost:${own}`, ...(address ? [new URL(shown).origin] : [])]
  Object.assign(gate, { origins, cookie: `desk-${own}` })
  const watchers = ['content', 'public/images'].flatMap((folder) => watchFolder(join(root, folder), content.touch))
  return {
    address: `${shown}${home}?token=${gate.token}`,
    port: own,
    async stop() {
      for (const watcher of watchers) watcher.close()
      await site?.then((one) => one.close()).catch(() => {})
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Rooms {
  desk: Desk
  gate: Gate
  program: string
  site?: Promise<Preview>
}

async function handle(request: IncomingMessage, response: ServerResponse, { desk, gate, program, site }: Rooms) {
  const url = new URL(request.url ?? '/', 'http://desk')
  const path = decodeURIComponent(url.pathname)
  if (tokenIn(request)) {
    const secure = gate.origins.some(
      (origin) => origin.startsWith('https:') && new URL(origin).host === request.headers.host,
    )
    response.setHeader(
      'Set-Cookie',
      `${gate.cookie}=${gate.token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
    return void response.writeHead(303, { Location: url.pathname }).end()
  }
  if (path.startsWith(`${home}api/`)) {
    const reply = await answer(desk, {
      name: path.slice(home.length + 4),
      query: url.searchParams,
      body: await bodyOf(request),
    })
    return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  if (path === home || path === home.slice(0, -1)) return sendPage(response)
  if (path.startsWith(home)) return sendFrom(program, request, response, path.slice(home.length - 1))
  if (site) return (await site).answer(request, response, path)
  if (/\.\w+$/.test(path)) return sendPublic(desk.root, request, response, path)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('')
}

/** What was sent, as far as it is not too much: it is read to its end, so that the answer is heard. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  if (request.method !== 'POST') return Buffer.alloc(0)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  if (size > largest) throw tooLarge(size)
  return Buffer.concat(chunks)
}

function fail(response: ServerResponse, error: unknown) {
  const isUnread = error instanceof SyntaxError || error instanceof URIError
  const { sentence, status } =
    error instanceof Refused
      ? error
      : new Refused(error instanceof Error ? error.message : String(error), isUnread ? 400 : 500)
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ sentence }))
}

/** The token of this project, which only its user can read: a window that was open goes on when the desk starts again. */
function tokenOf(root: string): string {
  const folder = join(root, '.local/desk')
  const path = join(folder, 'token')
  try {
    const known = readFileSync(path, 'utf8')
    if (/^[0-9a-f]{32}$/.test(known)) return known
  } catch {
    // The first start.
  }
  const token = randomBytes(16).toString('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, token, { mode: 0o600 })
  chmodSync(path, 0o600)
  return token
}

function watchFolder(folder: string, touch: () => void): FSWatcher[] {
  try {
    return [watch(folder, { recursive: true }, touch).on('error', () => {})]
  } catch {
    return []
  }
}
