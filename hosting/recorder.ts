import { appendFileSync, mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import pc from 'picocolors'
import { languages, locales } from '../site/locales.ts'
import { href } from '../site/routes.ts'

const address = /^\/__forms(?:\/(\w+))?\/?(?:\?|$)/

/** How the recorder answers: at once, after a while, with a dropped connection, or never. */
export const modes = ['ok', 'slow', 'fail', 'hang'] as const
export type Mode = (typeof modes)[number]

/** One post as it arrived: its parts in their order. */
export interface Received {
  form: string
  at: string
  parts: [name: string, value: string][]
}

/**
 * A stand-in for the two form providers, for this machine only. It shows what a form sends in the terminal and at
 * /__forms, keeps it as JSON lines in `folder`, and can be told to be slow, to fail or to hang.
 */
export class Recorder {
  mode: Mode = 'ok'
  /** How long a slow answer takes, in milliseconds. */
  delay = 3000
  readonly received: Received[] = []

  constructor(
    private readonly folder: string,
    private readonly print: (line: string) => void = () => {},
  ) {}

  /** Whether a request is for /__forms or below. */
  handles(request: IncomingMessage): boolean {
    return address.test(request.url ?? '')
  }

  async answer(request: IncomingMessage, response: ServerResponse) {
    const form = address.exec(request.url ?? '')?.[1] ?? ''
    if (request.method === 'POST') await this.post(form, request, response)
    else reply(response, 200, this.page())
  }

  private async post(form: string, request: IncomingMessage, response: ServerResponse) {
    const data = await parse(request)
    if (!data) return reply(response, 400, '<p>This is not a form that was sent as multipart data.</p>')
    if (form === 'mode') {
      this.mode = modes.find((mode) => mode === data.get('mode')) ?? 'ok'
      response.writeHead(303, { Location: '/__forms' }).end()
      return
    }
    if (this.mode === 'fail') return void request.socket.destroy()
    if (this.mode === 'hang') return
    if (this.mode === 'slow') await wait(this.delay)
    this.keep({ form, at: new Date().toISOString(), parts: [...data].map(([name, value]) => [name, String(value)]) })
    const back = locales.map((locale) => `<a href="${href('home', locale)}">${languages[locale].name}</a>`)
    reply(response, 200, `<h1>Received</h1><p>${back.join(' / ')}</p>`)
  }

  private keep(post: Received) {
    this.received.push(post)
    mkdirSync(this.folder, { recursive: true })
    appendFileSync(join(this.folder, 'forms.jsonl'), `${JSON.stringify(post)}\n`)
    const parts = post.parts.map(([name, value]) => `    ${pc.dim(name)} ${value}`).join('\n')
    this.print(`${pc.green('Form received:')} ${post.form}\n${parts}`)
  }

  private page() {
    const buttons = modes.map(
      (mode) => `<button name="mode" value="${mode}"${mode === this.mode ? ' disabled' : ''}>${mode}</button>`,
    )
    const posts = this.received
      .toReversed()
      .map(
        ({ form, at, parts }) =>
          `<h2>${plain(form)}, ${at}</h2><table>${parts.map(([name, value]) => `<tr><th>${plain(name)}<td>${plain(value)}`).join('')}</table>`,
      )
    return `<h1>Local recorder</h1><form method="post" action="/__forms/mode" enctype="multipart/form-data">Answers: ${buttons.join(' ')}</form>${posts.join('') || '<p>Nothing received yet.</p>'}`
  }
}

/** The parts of a multipart post, or nothing when it is none or breaks off. */
async function parse(request: IncomingMessage): Promise<FormData | undefined> {
  try {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    return await new Response(await buffer(request), { headers }).formData()
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

/** Text as HTML shows it, without being read as HTML. */
function plain(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
