import { readFileSync } from 'node:fs'
import { type RequestListener, request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { business, words } from '../../site/content.ts'
import { href } from '../../site/routes.ts'
import { type Command, kill, spawnCommand, waitForOutput } from '../harness/command.ts'
import { elementsOf } from '../harness/elements.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { copyProject } from '../harness/project.ts'

// With BASE=/sub/, npm start builds the whole site under that path, and serves it.

let project: ReturnType<typeof copyProject>
let serving: Command
let origin = ''

beforeAll(async () => {
  project = copyProject()
  serving = spawnCommand(project.folder, 'start', [], { BASE: '/sub/', PORT: '0' })
  origin = await waitForOutput(serving, /The site is running at .*?(http:\/\/localhost:\d+)/)
})
afterAll(() => {
  if (serving) kill(serving)
  project?.remove()
})

const proxy: RequestListener = (asked, answer) => {
  const { url = '', method, headers } = asked
  const passed = request(origin + url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
const { visit } = withBrowser(() => proxy)
const site = () => join(project.folder, '.local/start/site')
const read = (file: string) => readFileSync(join(site(), file), 'utf8')

test('every address in the pages is below the base, and exists', () => {
  const files = new Set(listFiles(site()))
  const isThere = (address: string) => {
    const [, path] = /^\/sub\/([^?#]*)/.exec(address) ?? []
    return path !== undefined && (path === '' || files.has(path) || files.has(`${path}.html`))
  }
  const faults = [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      elementsOf(read(file)).flatMap(({ attributes: { href, src, action } }) =>
        [href, src, action].map((address = '') => ({ file, address })),
      ),
    )
    .filter(({ address }) => address.startsWith('/') && !address.startsWith('/__forms/') && !isThere(address))
  expect(faults).toEqual([])
})

test('addresses in files for programs are below the base', () => {
  const host = new URL(business.brand.origin).origin
  for (const file of ['sitemap.xml', 'robots.txt', 'feed.xml', 'en/feed.json', 'llms.txt']) {
    const addresses = read(file).match(new RegExp(`${host}[^\\s"'<)]*`, 'g')) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith(`${host}/sub/`))).toEqual([])
  }
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ start_url: '/sub/', scope: '/sub/' })
})

test('every host check passes below the base, and no address outside it answers', async () => {
  const smoke = spawnCommand(project.folder, 'smoke', [`${origin}/sub/`, '--host', 'start'])
  await smoke.ended
  const failed = smoke.said().match(/(?<=✗\S* ).*/g)
  // This build has no compressed files.
  expect(failed).toEqual(['text files are sent compressed, with the same content'])
  for (const path of ['/faq', '/', '/subfaq', '/favicon.svg']) expect((await fetch(origin + path)).status).toBe(404)
})

test('programs load: questions open, and search finds pages of the site', async () => {
  const faq = await visit('/sub/faq')
  const question = faq.locator('main h3 button').first()
  await question.click()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
  const page = await visit(`/sub${href('search', 'nl')}?q=${encodeURIComponent(words('plans', 'nl').title)}`)
  const plans = `/sub${href('plans', 'nl')}`
  await page.locator(`#search a[href^="${plans}"]`).first().click()
  await page.waitForURL((url) => url.pathname === plans)
})

test('the not-found page keeps the bad path when the language is switched', async () => {
  const page = await visit('/sub/en/does-not-exist')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  const other = page.locator('header a[data-language="nl"]').first()
  await expect.poll(() => other.getAttribute('href')).toBe('/sub/does-not-exist')
})
