import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import pc from 'picocolors'
import { languages, locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { isOwn, readBody } from './form-request.ts'

const address = /^\/__forms(?:\/(\w+))?\/?(?:\?|$)/

/** Posts that stay in memory; all of them are in the file. */
const mostPosts = 50

/** One post as it arrived: its parts in their order. */
interface Received {
  form: string
  at: string
  parts: [name: string, value: string][]
}

/**
 * A stand-in for the two form providers, for this machine only. It shows what a form sends in the terminal and at
 * /__forms, and keeps it as JSON lines in `folder`. It answers pages of its own server alone.
 */
export class Recorder {
  readonly received: Received[] = []

  constructor(
    private readonly folder: string,
    private readonly print: (line: string) => void = () => {},
  ) {}

  /** Tells whether a request is for /__forms or below. */
  handles(request: IncomingMessage): boolean {
    return address.test(request.url ?? '')
  }

  async answer(request: IncomingMessage, response: ServerResponse) {
    const form = address.exec(request.url ?? '')?.[1] ?? ''
    if (!isOwn(request)) return reply(response, 403, '<p>This recorder answers pages of its own site alone.</p>')
    const { origin } = request.headers
    if (origin) response.setHeader('Access-Control-Allow-Origin', origin).setHeader('Vary', 'Origin')
    if (request.method === 'POST') await this.post(form, request, response)
    else reply(response, 200, this.page())
  }

  private async post(form: string, request: IncomingMessage, response: ServerResponse) {
    const data = await parse(request)
    if (data === 'too large') return reply(response, 413, '<p>A form may hold 1 MB at most; this one holds more.</p>')
    if (!data) return reply(response, 400, '<p>This is not a form that was sent as multipart data.</p>')
    this.keep({ form, at: new Date().toISOString(), parts: [...data].map(([name, value]) => [name, String(value)]) })
    const back = locales.map((locale) => `<a href="${href('home', locale)}">${languages[locale].name}</a>`)
    reply(response, 200, `<h1>Received</h1><p>${back.join(' / ')}</p>`)
  }

  private keep(post: Received) {
    this.received.push(post)
    this.received.splice(0, this.received.length - mostPosts)
    mkdirSync(this.folder, { recursive: true })
    appendFileSync(join(this.folder, 'forms.jsonl'), `${JSON.stringify(post)}\n`)
    const parts = post.parts.map(([name, value]) => `    ${pc.dim(name)} ${value}`).join('\n')
    this.print(`${pc.green('Form received:')} ${post.form}\n${parts}`)
  }

  private page() {
    const posts = this.received
      .toReversed()
      .map(
        ({ form, at, parts }) =>
          `<h2>${plain(form)}, ${at}</h2><table>${parts.map(([name, value]) => `<tr><th>${plain(name)}<td>${plain(value)}`).join('')}</table>`,
      )
    return `<h1>Local recorder</h1>${posts.join('') || '<p>Nothing received yet.</p>'}`
  }
}

/** Reads the parts of a multipart post; nothing when it is none or breaks off. */
async function parse(request: IncomingMessage): Promise<FormData | 'too large' | undefined> {
  try {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    const body = await readBody(request)
    return body ? await new Response(new Uint8Array(body), { headers }).formData() : 'too large'
  } catch {
    return undefined
  }
}

function reply(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Local recorder</title>${style}${body}`)
}

/** As on the site's own pages, so that a transition to this one is not broken off. */
const style =
  '<link rel="icon" href="data:,"><style>@view-transition{navigation:auto}:root{color-scheme:light dark;font-family:system-ui}</style>'

/** Escapes a text for HTML. */
function plain(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
