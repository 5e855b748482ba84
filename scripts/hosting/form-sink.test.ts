import { mkdtempSync, readFileSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../lib/process.ts'
import { FormSink } from './form-sink.ts'

const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
const printed: string[] = []
const formSink = new FormSink(folder, (line) => printed.push(line))
let server: Server
let url = ''
let port = 0

beforeAll(async () => {
  const listening = await listen((asked, response) => void formSink.answer(asked, response), 0)
  server = listening.server
  port = listening.port
  url = `http://localhost:${listening.port}/__forms`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function post(form: string, parts: [string, string][]) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return fetch(`${url}/${form}`, { method: 'POST', body, redirect: 'manual' })
}

const hostile = '<script>alert(1)</script> "é" 👩‍👩‍👧 مرحبا %00'

test('a form is shown in the terminal and on the page, and kept as a line of JSON with its parts in their order', async () => {
  const parts: [string, string][] = [
    ['EMAIL', 'anna@bedrijf.nl'],
    ['MMERGE2', hostile],
    ['b_contact_website', ''],
    ['EMAIL', 'twice@bedrijf.nl'],
  ]
  expect((await post('contact', parts)).status).toBe(200)
  expect(formSink.received.at(-1)).toMatchObject({ form: 'contact', parts })
  const lines = readFileSync(join(folder, 'forms.jsonl'), 'utf8').trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual(formSink.received.at(-1))
  expect(printed.at(-1)).toContain('anna@bedrijf.nl')
  const page = await (await fetch(url)).text()
  expect(page).toContain('anna@bedrijf.nl')
  expect(page).not.toContain('<script>')
})

test('a body that is not a form is refused with a message, and an incomplete one does no harm', async () => {
  const answer = await fetch(`${url}/contact`, { method: 'POST', body: 'EMAIL=a' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('not a form')])
  await new Promise((resolve) => {
    const broken = request(`${url}/contact`, { method: 'POST', headers: { 'Content-Length': '1000' } })
    broken.on('error', resolve)
    broken.write('half', () => broken.destroy(new Error('gone')))
  })
  expect((await fetch(url)).status).toBe(200)
})

test('a form of more than 1 MB is refused with a sentence, and a smaller one is accepted', async () => {
  const before = formSink.received.length
  const answer = await post('contact', [['MMERGE2', 'a'.repeat(1_000_000)]])
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('larger than 1 MB')])
  expect(formSink.received.length).toBe(before)
  expect((await post('contact', [['MMERGE2', 'a'.repeat(990_000)]])).status).toBe(200)
})

function raw(headers: Record<string, string | number>, send: (asking: ClientRequest) => void) {
  return new Promise<{ answer: IncomingMessage; text: string }>((resolve, reject) => {
    const asking = request(
      { port, path: '/__forms/contact', method: 'POST', headers, agent: false },
      async (answer) => {
        resolve({ answer, text: Buffer.concat(await answer.toArray()).toString() })
      },
    )
    asking.on('error', reject)
    send(asking)
  })
}

const boundary = 'the-boundary-of-the-parts-of-this-form'
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const part = `--${boundary}\r\nContent-Disposition: form-data; name="EMAIL"\r\n\r\n`
const small = `${part}a@b.nl\r\n--${boundary}--\r\n`

describe('only pages of the site itself may send', () => {
  test.each([
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['another program on this machine', { Origin: 'http://localhost:1' }],
    ['a name that was made to lead here', { Host: 'evil.example', Origin: 'http://evil.example' }],
  ])('%s is refused', async (_, headers) => {
    const before = formSink.received.length
    const { answer, text } = await raw({ ...multipart, ...headers }, (asking) => asking.end(small))
    expect([answer.statusCode, formSink.received.length]).toEqual([403, before])
    expect(text).toContain('This server accepts forms from its own pages only.')
  })

  test.each([
    ['the site by its name', (at: number) => ({ Host: `localhost:${at}`, Origin: `http://localhost:${at}` })],
    ['the site by an address of IPv6', (at: number) => ({ Host: `[::1]:${at}`, Origin: `http://[::1]:${at}` })],
    ['a program such as curl, which names no origin', (at: number) => ({ Host: `127.0.0.1:${at}` })],
  ])('%s is taken', async (_, headersAt) => {
    const headers: Record<string, string> = headersAt(port)
    const { answer } = await raw({ ...multipart, ...headers }, (asking) => asking.end(small))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe(headers.Origin)
  })

  test('received forms are not shown under a host name that someone pointed at this machine', async () => {
    const { statusCode } = await new Promise<IncomingMessage>((resolve) =>
      request({ port, path: '/__forms', headers: { Host: 'evil.example' } }, resolve).end(),
    )
    expect(statusCode).toBe(403)
  })
})
