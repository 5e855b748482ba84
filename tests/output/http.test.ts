import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, siteHandler } from '../../scripts/hosting/server.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { releaseFile } from '../../site/files.ts'
import { securityHeaders } from '../../site/headers.ts'
import { href } from '../../site/routes.ts'
import { bytesOf, dist, notFoundPages, pages } from '../harness/site.ts'

let stop = () => {}
let port = 0

beforeAll(async () => {
  const listening = await listen(siteHandler(dist), 0)
  port = listening.port
  stop = () => listening.server.close()
})

afterAll(() => stop())

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Asks for a path exactly as it is written, which fetch would tidy up first. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode, headers: answer.headers, body })
    })
    asking.on('error', reject).end()
  })
}

const there = pages.filter((page) => page.route !== 'notFound')
const langOf = ({ body }: Answer) => /<html lang="(\w+)"/.exec(body.toString())?.[1]

test('every address answers with its page, with and without a slash at its end, and with a query', async () => {
  for (const { url, locale } of there) {
    for (const path of [url, url === '/' ? '/' : `${url}/`, `${url}?from=mail`]) {
      const answer = await ask(path)
      expect({ path, status: answer.status, lang: langOf(answer) }).toEqual({ path, status: 200, lang: locale })
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  }
})

test.each([
  ['/bestaat-niet', 'nl'],
  ['/english', 'nl'],
  ['/blog/bestaat/niet', 'nl'],
  ['/en/does-not-exist', 'en'],
  ['/en/does-not-exist/?q=1', 'en'],
  ['/assets/none.js', 'nl'],
  ['/404', 'nl'],
  ['/404.html', 'nl'],
  ['/en/404', 'en'],
  ['/en/404/', 'en'],
  ['/%E0%A4%A', 'nl'],
  ['/../package.json', 'nl'],
  ['/%2e%2e/package.json', 'nl'],
  ['/..%2fpackage.json', 'nl'],
  ['//example.com', 'nl'],
])('%s does not exist, and says so in the language of its address: %s', async (path, lang) => {
  const answer = await ask(path)
  expect({ status: answer.status, lang: langOf(answer) }).toEqual({ status: 404, lang })
  expect(answer.body.equals(bytesOf(lang === 'nl' ? '404.html' : 'en/404.html'))).toBe(true)
})

describe('every answer, found or not, page or file', () => {
  const paths = [...there.slice(0, 3).map((page) => page.url), ...notFoundPages.map((page) => page.url), '/favicon.svg']

  test.each([...paths, '/bestaat-niet', `/${listFiles(dist).find((file) => file.endsWith('.js'))}`])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await ask(path)
      for (const [name, value] of Object.entries(securityHeaders()))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
    },
  )
})

test('the content policy runs no script that is not ours, and no text as a program', async () => {
  const policy = String((await ask('/')).headers['content-security-policy'])
  const directives = Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )
  expect(directives['default-src']).toEqual(["'none'"])
  expect(directives['script-src']?.filter((source: string) => !source.startsWith("'sha256-"))).toEqual(["'self'"])
  expect(directives['require-trusted-types-for']).toEqual(["'script'"])
  expect(directives['base-uri']).toEqual(["'none'"])
  expect(directives['frame-ancestors']).toEqual(["'none'"])
})

test('a file whose name holds its hash is kept forever, release.json never, anything else is asked for again', async () => {
  for (const file of listFiles(dist)) {
    const path = file.endsWith('.html') ? `/${file.replace(/(^index)?\.html$/, '')}` : `/${file}`
    const kept = file.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate'
    const expected = path === releaseFile ? 'no-store' : kept
    expect({ path, cache: (await ask(path)).headers['cache-control'] }).toEqual({ path, cache: expected })
  }
})

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  [`/${listFiles(dist).find((file) => file.endsWith('.woff2'))}`, 'font/woff2'],
  [`/${listFiles(dist).find((file) => file.endsWith('.js'))}`, 'text/javascript'],
])('%s is sent as %s', async (path, type) => {
  expect((await ask(path)).headers['content-type']?.toString().split(';')[0]).toBe(type)
})

test('a page that the browser already has is not sent again', async () => {
  const { etag } = (await ask(href('faq', 'nl'))).headers
  const again = await ask(href('faq', 'nl'), { headers: { 'If-None-Match': String(etag) } })
  expect({ status: again.status, bytes: again.body.length }).toEqual({ status: 304, bytes: 0 })
  expect((await ask(href('faq', 'nl'), { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})

test.each([href('plans', 'en'), '/bestaat-niet'])('HEAD %s answers as GET does, without the page', async (path) => {
  const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
  expect(head.body.length).toBe(0)
  expect(head.status).toBe(get.status)
  for (const name of ['content-type', 'content-security-policy', 'cache-control', 'etag'])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]])
})
