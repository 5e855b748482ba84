import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { marker, readForm, sendMarked } from './form.ts'

const page = new URL('https://www.bedrijf.example/contact')
const now = new Date('2026-11-22T06:00:00Z')

const pageOf = (action: string, readable = '') => `<!doctype html>
  <form action="https://elsewhere.example"><input name="q"></form>
  <form action="${action}" data-draft="contact"${readable}>
    <input name="FNAME" autocomplete="name"><input name="EMAIL" type="email" autocomplete="email">
    <input name="COMPANY" autocomplete="organization"><input name="PHONE" autocomplete="tel">
    <select name="MMERGE7"><option value="starter">A</option><option value="anders" selected>B</option></select>
    <textarea name="MMERGE2"></textarea><input name="b_website" tabindex="-1">
  </form>`

let server: Server | undefined
afterEach(() => {
  server?.close()
  vi.unstubAllEnvs()
})

async function provider(status: number, body: string, readers?: string) {
  const received: string[] = []
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push(Buffer.concat(chunks).toString())
    const cors = readers && { 'Access-Control-Allow-Origin': readers }
    response.writeHead(status, { 'Content-Type': 'text/html', ...cors }).end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  return { origin, received }
}

async function send(action: string, readable?: string) {
  const form = readForm(pageOf(action, readable), page)
  if (!form) throw new Error('There is no form.')
  return sendMarked(form, page, 'hallo@bedrijf.example', now)
}

test("a live page's form gives its endpoint, and what each field accepts", () => {
  const form = readForm(pageOf('/__forms/contact'), page)
  expect(form?.action.href).toBe('https://www.bedrijf.example/__forms/contact')
  expect(form?.fields.map(({ name, role }) => `${name} ${role}`)).toEqual([
    ...['FNAME name', 'EMAIL email', 'COMPANY organization', 'PHONE tel', 'MMERGE7 choice', 'MMERGE2 message'],
  ])
  expect(form?.honeypot).toBe('b_website')
  expect(form?.readable).toBe(false)
  expect(readForm('<form></form>', page)).toBeUndefined()
})

test('a marked request goes to the endpoint as a visitor would send it, with an empty honeypot', async () => {
  vi.stubEnv('BASE', '/below/')
  const { origin, received } = await provider(200, '<h1>Thank you</h1>')
  expect(await send(`${origin}/post`)).toEqual({ faults: [], answer: '200 Thank you' })
  const [sent = ''] = received
  expect(sent).toContain(`name="FNAME"\r\n\r\n${marker} www.bedrijf.example\r\n`)
  expect(sent).toContain('name="EMAIL"\r\n\r\nhallo@bedrijf.example\r\n')
  expect(sent).toContain('name="MMERGE7"\r\n\r\nanders\r\n')
  expect(sent).toContain(`name="MMERGE2"\r\n\r\n${marker} 2026-11-22T06:00:00.000Z`)
  expect(sent).toContain('npm run smoke -- https://www.bedrijf.example/below --form')
  expect(sent).toContain('name="b_website"\r\n\r\n\r\n')
  expect(sent).not.toContain('PHONE')
})

describe('a form that business.yaml calls readable', () => {
  const sendReadable = (origin: string) => send(origin, ' data-readable="true"')

  test.each(['*', page.origin])('is valid if its provider lets %s read the answer', async (readers) => {
    const { origin } = await provider(200, 'Thank you', readers)
    expect((await sendReadable(origin)).faults).toEqual([])
  })

  test.each([undefined, 'https://elsewhere.example'])('is a fault if its provider lets %s read it', async (readers) => {
    const { origin } = await provider(200, 'Thank you', readers)
    expect((await sendReadable(origin)).faults).toEqual([
      `${origin} does not let pages from ${page.origin} read its response: Access-Control-Allow-Origin is ${readers ?? 'missing'}. Every visitor would be told that sending failed. Allow ${page.origin} in the settings of the provider, or remove contactReadable from content/business.yaml.`,
    ])
  })

  test('is a fault if the provider redirects to an origin that allows only our pages, not *', async () => {
    const { origin: elsewhere } = await provider(200, 'Thank you', page.origin)
    const [last] = [server]
    const { origin } = await provider(200, '')
    server?.removeAllListeners('request').on('request', (request, response) => {
      request.resume().once('end', () => response.writeHead(303, { Location: elsewhere }).end())
    })
    const { faults } = await sendReadable(origin)
    last?.close()
    expect(faults).toEqual([
      expect.stringContaining(`${elsewhere} does not let pages from ${page.origin} read its response`),
    ])
  })
})

test.each([
  [500, 'Oops', 'answered 500: it did not accept the request.'],
  [200, '<p>There are errors below</p>', 'answered with a page that says "errors below": see below.'],
])('an endpoint that answers %i %s did not accept it', async (status, body, fault) => {
  const { origin } = await provider(status, body)
  expect((await send(origin)).faults).toEqual([`${origin} ${fault}`])
})

test('a missing endpoint does not count as having received the form', async () => {
  const { origin } = await provider(200, '')
  await new Promise((resolve) => server?.close(resolve))
  const { faults } = await send(origin)
  expect(faults).toEqual([expect.stringContaining(`${origin} did not accept the request: `)])
})
