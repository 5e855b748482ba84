import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { styleText } from 'node:util'
import type { Plugin } from 'vite'
import { languages, locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'

const address = /^\/__forms(?:\/(\w+))?\/?(?:\?|$)/

interface Received {
  form: string
  at: string
  parts: [name: string, value: string][]
}

/**
 * Local stand-in for the two form providers. Prints submissions, shows them at /__forms, and appends them to `folder`
 * as JSON lines. Accepts submissions only from pages of its own server.
 */
export class FormSink {
  readonly received: Received[] = []

  constructor(
    private readonly folder: string,
    private readonly print: (line: string) => void = () => {},
  ) {}

  handles(request: IncomingMessage): boolean {
    return address.test(request.url ?? '')
  }

  async answer(request: IncomingMessage, response: ServerResponse) {
    if (!isOwn(request)) return reply(response, 403, '<p>This server accepts forms from its own pages only.</p>')
    const { origin, 'content-type': type = '' } = request.headers
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin).setHeader('Vary', 'Origin')
    if (request.method !== 'POST') return reply(response, 200, this.page())
    const body = await bodyOf(request).catch(() => undefined)
    if (body === 'too large') return reply(response, 413, '<p>This form is larger than 1 MB. Send less.</p>')
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => undefined)
    if (!data) return reply(response, 400, '<p>This request is not a form with multipart data.</p>')
    const form = address.exec(request.url ?? '')?.[1] ?? ''
    this.keep({ form, at: new Date().toISOString(), parts: [...data].map(([name, value]) => [name, String(value)]) })
    const back = locales.map((locale) => `<a href="${href('home', locale)}">${languages[locale].name}</a>`)
    reply(response, 200, `<h1>Received</h1><p>${back.join(' / ')}</p>`)
  }

  private keep(post: Received) {
    this.received.push(post)
    mkdirSync(this.folder, { recursive: true })
    appendFileSync(join(this.folder, 'forms.jsonl'), `${JSON.stringify(post)}\n`)
    const parts = post.parts.map(([name, value]) => `    ${styleText('dim', name)} ${value}`).join('\n')
    this.print(`${styleText('green', 'Form received:')} ${post.form}\n${parts}`)
  }

  private page() {
    const row = ([name, value]: [string, string]) => `<tr><th>${escapeHtml(name)}<td>${escapeHtml(value)}`
    const posts = this.received
      .toReversed()
      .map(
        ({ form, at: time, parts }) => `<h2>${escapeHtml(form)}, ${time}</h2><table>${parts.map(row).join('')}</table>`,
      )
    return `<h1>Received forms</h1>${posts.join('') || '<p>No forms yet.</p>'}`
  }
}

export function formSinkPlugin(root: string): Plugin {
  // Reads console.log on each call, because Vike replaces it during startup and restores it later.
  const formSink = new FormSink(join(root, '.local'), (line) => console.log(line))
  return {
    name: 'form-sink',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (formSink.handles(request)) void formSink.answer(request, response)
        else next()
      })
    },
  }
}

/**
 * True for requests from this server's pages. The host must be an IP address or localhost, to prevent DNS rebinding.
 * Clients such as curl send no origin; browsers send one with every POST request.
 */
function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const server = originAt(`http://${host}`)
  const isLocal = /^(.+\.)?localhost$/.test(server.hostname) || isIP(server.hostname.replace(/^\[|\]$/g, '')) > 0
  return isLocal && (origin === undefined || originAt(origin).host === server.host)
}

const mostBytes = 1_000_000

/** Reads the whole body, because a client can miss a response that is sent earlier. Keeps at most 1 MB. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const chunks: Buffer[] = []
  let size = 0
  // Safe cast: a request without an encoding yields buffers.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= mostBytes) chunks.push(chunk)
  }
  return size > mostBytes ? 'too large' : new Uint8Array(Buffer.concat(chunks))
}

function originAt(text: string) {
  return URL.canParse(text) ? new URL(text) : { host: undefined, hostname: '' }
}

function reply(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Received forms</title>${style}${body}`)
}

/** Enables view transitions, as the site's pages do: a transition happens only if both pages allow it. */
const style =
  '<link rel="icon" href="data:,"><style>@view-transition{navigation:auto}:root{color-scheme:light dark;font-family:system-ui}</style>'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
