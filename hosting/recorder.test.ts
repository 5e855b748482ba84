import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Recorder } from './recorder.ts'
import { listen } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
const printed: string[] = []
const recorder = new Recorder(folder, (line) => printed.push(line))
let server: Server
let url = ''

beforeAll(async () => {
  const listening = await listen((asked, response) => void recorder.answer(asked, response), 0)
  server = listening.server
  url = `http://localhost:${listening.port}/__forms`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  recorder.mode = 'ok'
})

/** Posts parts as a form does. */
function post(form: string, parts: [string, string][], signal?: AbortSignal) {
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  return fetch(`${url}/${form}`, { method: 'POST', body, redirect: 'manual', signal })
}

const hostile = '<script>alert(1)</script> "é" 👩‍👩‍👧 مرحبا %00'

test('what a form sends is shown in the terminal and on the page, and kept as a line of JSON', async () => {
  const parts: [string, string][] = [
    ['EMAIL', 'anna@bedrijf.nl'],
    ['MMERGE2', hostile],
    ['b_contact_website', ''],
  ]
  expect((await post('contact', parts)).status).toBe(200)
  expect(recorder.received.at(-1)).toMatchObject({ form: 'contact', parts })
  const lines = readFileSync(join(folder, 'forms.jsonl'), 'utf8').trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual(recorder.received.at(-1))
  expect(printed.at(-1)).toContain('anna@bedrijf.nl')
  const page = await (await fetch(url)).text()
  expect(page).toContain('anna@bedrijf.nl')
  expect(page).not.toContain('<script>')
})

test('parts keep their order, and a name that comes twice is kept twice', async () => {
  const parts: [string, string][] = [
    ['Z', '1'],
    ['A', '2'],
    ['Z', '3'],
  ]
  await post('newsletter', parts)
  expect(recorder.received.at(-1)?.parts).toEqual(parts)
})

test.each(['ok', 'slow', 'fail', 'hang'] as const)('it can be told on its page to answer: %s', async (mode) => {
  const answer = await post('mode', [['mode', mode]])
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__forms'])
  expect(recorder.mode).toBe(mode)
  expect(await (await fetch(url)).text()).toContain(`value="${mode}" disabled`)
})

test('an unknown mode is no mode', async () => {
  await post('mode', [['mode', 'explode']])
  expect(recorder.mode).toBe('ok')
})

test('slow, it answers after a while; failing, it drops the connection; hanging, it never answers', async () => {
  recorder.delay = 200
  recorder.mode = 'slow'
  const start = performance.now()
  await post('contact', [['EMAIL', 'slow@bedrijf.nl']])
  expect(performance.now() - start).toBeGreaterThanOrEqual(190)
  const before = recorder.received.length
  recorder.mode = 'fail'
  await expect(post('contact', [['EMAIL', 'a@b.nl']])).rejects.toThrow('fetch failed')
  recorder.mode = 'hang'
  await expect(post('contact', [['EMAIL', 'a@b.nl']], AbortSignal.timeout(300))).rejects.toThrow('timeout')
  expect(recorder.received).toHaveLength(before)
})

test('what is no form is refused with a sentence, and one that breaks off does no harm', async () => {
  const answer = await fetch(`${url}/contact`, { method: 'POST', body: 'EMAIL=a' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('not a form')])
  await new Promise((resolve) => {
    const broken = request(`${url}/contact`, { method: 'POST', headers: { 'Content-Length': '1000' } })
    broken.on('error', resolve)
    broken.write('half', () => broken.destroy(new Error('gone')))
  })
  expect((await fetch(url)).status).toBe(200)
})

test.each(['/__forms', '/__forms/', '/__forms/contact', '/__forms?x=1'])('%s is the recorder’s', (path) => {
  expect(recorder.handles({ url: path } as Parameters<Recorder['handles']>[0])).toBe(true)
})

test.each(['/', '/__formsx', '/en/__forms', '/contact'])('%s is not', (path) => {
  expect(recorder.handles({ url: path } as Parameters<Recorder['handles']>[0])).toBe(false)
})
