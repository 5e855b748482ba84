import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import type { Engine } from '../harness/engines/engine.ts'
import { nightly, person, type Running } from './person.ts'

// The first hour of someone who has just cloned the project, on a machine with Node and npm.
const newcomer = person('Anna de Vries', { installs: false })

/** The two lines of the README's first screen, as they are copied to the terminal. */
const [start = '', check = ''] = (/```sh\n([\s\S]*?)```/.exec(newcomer.reads('README.md'))?.[1] ?? '')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  // The packages are linked here; nightly they are installed.
  .map((line) => (nightly ? line : line.replace('npm ci && ', '')))

let browser: Engine
let server: Running
let address = ''

beforeAll(async () => {
  browser = await startChromium()
})
afterAll(() => browser?.close())

test('without the packages, the command says how to get them', async () => {
  const packages = join(newcomer.folder, 'node_modules')
  if (!nightly) {
    const place = readlinkSync(packages)
    rmSync(packages)
    onTestFinished(() => symlinkSync(place, packages, 'junction'))
  }
  const answer = await newcomer.types('npm start')
  expect(answer).toMatchObject({ status: 2, says: expect.stringContaining('Run npm ci first.') })
})

test('with an old Node, it says which one is needed and where it is', async () => {
  newcomer.writes('../old.cjs', "Object.defineProperty(process.versions, 'node', { value: '18.20.8' })")
  const answer = await newcomer.types('npm start', { NODE_OPTIONS: '--require "../old.cjs"' })
  expect(answer.status).toBe(2)
  expect(answer.says).toMatch(/needs Node 20\.19 or later, and this is 18\.20\.8\..*https:\/\/nodejs\.org/)
})

test('the first command checks, builds and serves the site, on this machine alone', async () => {
  expect(start).toMatch(/npm start$/)
  server = newcomer.starts(start)
  address = await server.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
  for (const path of ['/', '/en', '/en/', '/pakketten', '/en/plans', '/feed.xml', '/sitemap.xml', '/zoeken'])
    expect({ path, status: (await fetch(address + path)).status }).toEqual({ path, status: 200 })
  for (const path of ['/nergens', '/en/nowhere', '/README.md', '/content/business.yaml'])
    expect({ path, status: (await fetch(address + path)).status }).toEqual({ path, status: 404 })
  expect((await fetch(`${address}/en`)).headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(newcomer.has('dist')).toBe(false)
})

test('every link of every page leads to what is there, and every page names its twin, which names it back', async () => {
  const pages = new Map<string, string>()
  const lost: string[] = []
  const wanted = new Map([
    ['/', 'the address itself'],
    ['/en', 'the address itself'],
  ])
  for (const [path, from] of wanted) {
    const answer = await fetch(address + path)
    if (!answer.ok) lost.push(`${path}, of ${from}, is ${answer.status}`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.arrayBuffer()
      continue
    }
    const page = await answer.text()
    pages.set(path, page)
    for (const [, to = ''] of page.matchAll(/ (?:href|src|srcset)="(\/[^"#? ]*)/g))
      if (!wanted.has(to)) wanted.set(to, path)
  }
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(listed.length).toBeGreaterThan(50)
  lost.push(...listed.filter((path) => !pages.has(path)).map((path) => `${path}, of the sitemap`))
  for (const [path, page] of pages)
    for (const [, to = '', id = ''] of page.matchAll(/ href="([^":#?]*)#([^"]+)"/g))
      if (!pages.get(to || path)?.includes(` id="${id}"`)) lost.push(`${to}#${id}, of ${path}`)
  expect(lost).toEqual([])
  expect(pages.size).toBeGreaterThan(50)

  const twins = (page: string) =>
    [...page.matchAll(/hreflang="(nl|en)" href="https?:\/\/[^/"]*(\/[^"]*)"/gi)].map(([, , path]) => path ?? '')
  const alone: string[] = []
  for (const [path, page] of pages) {
    if (!page.includes(`<html lang="${/^\/en(\/|$)/.test(path) ? 'en' : 'nl'}"`))
      alone.push(`${path} is in another language`)
    if (page.match(/<h1[ >]/g)?.length !== 1) alone.push(`${path} has no single heading`)
    for (const twin of twins(page)) {
      if (!twins(pages.get(twin) ?? '').includes(path)) alone.push(`${path}: ${twin} does not name it`)
    }
  }
  // An article may stand in one language alone.
  const single = listed.filter((path) => twins(pages.get(path) ?? '').length < 2 && !path.includes('/blog/'))
  expect({ alone, single }).toEqual({ alone: [], single: [] })
  const articles = listed.filter((path) => path.includes('/blog/'))
  const withTwin = articles.filter((path) => twins(pages.get(path) ?? '').length === 2)
  expect(withTwin.length).toBeGreaterThan(articles.length / 2)
})

test('a form that is filled in arrives in the terminal', async () => {
  const { tab, close } = await browser.visitor(address, { width: 390, height: 844 })
  await tab.goto(`${address}/contact`)
  const typed = { name: 'Piet Jansen', email: 'piet@example.org', organization: 'Jansen Installaties' }
  for (const [field, text] of Object.entries(typed)) {
    await tab.click(`main form [autocomplete="${field}"]`)
    await tab.type(text)
  }
  await tab.click('main form textarea')
  await tab.type('Kunnen jullie onze werkbonnen verwerken?')
  await tab.click('main form [type="submit"]')
  await server.hears(/Form received: contact[\s\S]*Kunnen jullie onze werkbonnen verwerken\?/)
  for (const text of Object.values(typed)) expect(server.says()).toContain(text)
  await expect.poll(() => tab.run(() => document.querySelector('textarea')?.value)).toBe('')
  await close()
  expect(await (await fetch(`${address}/__forms`)).text()).toContain('piet@example.org')
})

test('what is mistyped is named, with what was meant', async () => {
  expect(await newcomer.types('npm run --silent check -- --quit')).toMatchObject({
    status: 2,
    says: expect.stringMatching(/has no option --quit\. Did you mean --quiet\?/),
  })
})

test('Ctrl+C ends it, and the next time it is there again, where the port is taken on the next one', async () => {
  await server.interrupt()
  await expect(fetch(address)).rejects.toThrow()
  const other = newcomer.starts('npm start')
  const there = await other.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
  expect((await fetch(there)).status).toBe(200)
  const third = newcomer.starts('npm start')
  expect(await third.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)).not.toBe(there)
  expect(third.says()).toMatch(/Port \d+ is in use; using \d+ instead\./)
  await Promise.all([other.interrupt(), third.interrupt()])
})

test('with a mistake in a text nothing is served, and the mistake is named', async () => {
  const file = 'content/nl/pages/about.mdx'
  newcomer.edits(file, /^title:/m, 'titel:')
  const { status, says } = await newcomer.types('npm start')
  newcomer.edits(file, /^titel:/m, 'title:')
  expect({ status, isServed: says.includes('The site is on') }).toEqual({ status: 1, isServed: false })
  expect(says).toContain(`${file}:2:1`)
})

test('the second command ends in one line of what passed and failed, and publishes nothing', async () => {
  expect(check).toMatch(/npm test$/)
  // The whole of it is what runs this test; nightly it is run in the copy as well.
  const { status, says } = await newcomer.types(nightly ? check : `${check} -- site/routes site/format`)
  expect({ status, last: says.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    last: expect.stringMatching(/^\d+ passed, 0 failed$/),
  })
  expect(newcomer.has('dist')).toBe(false)
})

test('without a browser the tests say how to get one, and fail', async () => {
  const { status, says } = await newcomer.types('npm test -- site/routes', { CHROME_PATH: '/nowhere/chrome' })
  expect(status).toBe(1)
  expect(says).toMatch(/CHROME_PATH is "\/nowhere\/chrome", where there is no file\. .*install/)
  expect(says.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/)
})
