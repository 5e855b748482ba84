import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import type { Engine } from '../harness/engines/engine.ts'
import { answerFaults } from './answers.ts'
import { freePort, nightly, person, type Running } from './person.ts'
import { textFaults } from './shown-texts.ts'
import { findingsOf, readServer, type WholeSite } from './whole-site.ts'

// The first hour of someone who has just cloned the project, on a machine with Node and npm.
const newcomer = person('Anna de Vries', { installs: false })

/** The two lines of the README's first screen, as they are copied to the terminal. */
const [start = '', check = ''] = (/```sh\n([\s\S]*?)```/.exec(newcomer.reads('README.md'))?.[1] ?? '')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  // The packages are linked here; nightly they are installed.
  .map((line) => (nightly ? line : line.replace('npm ci && ', '')))

const article = { nl: 'content/nl/blog/fault-to-invoice.mdx', en: 'content/en/blog/fault-to-invoice.mdx' }
const excerpt =
  'Waar een storing blijft liggen, en wat je daaraan doet. Met de sommen erbij, voor jouw eigen aantallen.'

let browser: Engine
let server: Running
let address = ''
let site: WholeSite

beforeAll(async () => {
  browser = await startChromium({ quick: true })
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
  // That of the system, and one that was new enough last year.
  for (const version of ['18.20.4', '20.18.3']) {
    newcomer.writes('../old.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' })`)
    const answer = await newcomer.types('npm run help', { NODE_OPTIONS: '--require "../old.cjs"' })
    expect({ version, status: answer.status }).toEqual({ version, status: 2 })
    expect(answer.says).toContain(`needs Node 20.19 or later, and this is ${version}.`)
    expect(answer.says).toContain('https://nodejs.org')
  }
})

test('the first command checks, builds and serves the site, on this machine alone', async () => {
  expect(start).toMatch(/npm start$/)
  server = newcomer.starts(start)
  address = await server.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
  for (const path of ['/', '/en', '/en/', '/pakketten', '/en/plans', '/feed.xml', '/sitemap.xml', '/zoeken'])
    expect({ path, status: (await fetch(address + path)).status }).toEqual({ path, status: 200 })
  for (const path of ['/nergens', '/en/nowhere', '/README.md', '/content/business.yaml'])
    expect({ path, status: (await fetch(address + path)).status }).toEqual({ path, status: 404 })
  expect(newcomer.has('dist')).toBe(false)
})

test('the whole site agrees with itself: each link, picture, twin, feed and list', async () => {
  site = await readServer(address)
  const { faults, pages, posts } = findingsOf(site)
  expect(faults).toEqual([])
  expect({ pages: pages > 50, posts: posts > 0 }).toEqual({ pages: true, posts: true })
})

test('every kind of file is answered as on a live site', async () => {
  expect(await answerFaults(address, [...site.keys()])).toEqual([])
})

test('nobody else on the network can open it', async () => {
  const { port } = new URL(address)
  for (const host of addressesOfOthers()) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
})

test('as long as nobody is counted, nobody is asked about cookies, and Google is on no page', () => {
  const asking = [...site].filter(([, body]) => /googletagmanager|id="consent"|data-consent=|G-\w+'/.test(String(body)))
  const pages = asking.filter(([path]) => !/\.\w+$/.test(path)).map(([path]) => path)
  expect(pages).toEqual([])
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
    says: expect.stringMatching(/Unknown option '--quit'\. Did you mean --quiet\?/),
  })
})

test('an option that npm keeps for itself is named, with the line that gives it to the command', async () => {
  const answer = await newcomer.types('npm run check --fix')
  expect(answer).toMatchObject({ status: 2, says: expect.stringContaining('Write npm run check -- --fix,') })
  const { says } = await newcomer.types('npm start -- --help')
  expect(says.split('For example:')[1]?.trim().split('\n')[0]).toMatch(/^npm start -- --host /)
})

test('every command of the README is among those that the help lists, with the same words', async () => {
  const { status, says } = await newcomer.types('npm run --silent help')
  const listed = [...says.matchAll(/^ {2}npm (?:run )?(\S+) +(.*?)\.?$/gm)].map(([, name, does]) => `${name}: ${does}`)
  const table = /## Commands\n([\s\S]*?)\n## /.exec(newcomer.reads('README.md'))?.[1] ?? ''
  const told = [...table.matchAll(/^\| `npm (?:run )?([\w:]+)` \| (.*) \|$/gm)].map(
    ([, name, does]) => `${name}: ${does}`,
  )
  expect({ status, listed: listed.sort() }).toEqual({ status: 0, listed: told.sort() })
  expect(told.length).toBeGreaterThan(10)
})

test('Ctrl+C ends it, and the next time it is there again with what was written meanwhile, each on each page', async () => {
  await server.interrupt()
  await expect(fetch(address)).rejects.toThrow()
  // One field of one article in each language: what shows it may not be taken from the build before.
  newcomer.edits(article.nl, newcomer.fields(article.nl).excerpt, excerpt)
  newcomer.edits(article.en, newcomer.fields(article.en).imageAlt, 'A line that begins at a boiler and ends at a bill.')
  // And a colour, as the README has it.
  newcomer.edits(
    'renderer/styles/shared/tokens.css',
    /--color-soft: [^;]*;/,
    '--color-soft: light-dark(oklch(45% 0.1 150), oklch(77% 0.115 150));',
  )
  const other = newcomer.starts('npm start -- --host 0.0.0.0')
  const there = await other.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
  // This time it is open to the network, as was asked for.
  for (const host of addressesOfOthers())
    expect((await fetch(`http://${host}:${new URL(there).port}/en`)).status).toBe(200)
  const then = await readServer(there)
  expect(textFaults(newcomer, then)).toEqual([])
  expect([...then.values()].some((body) => body.includes('--color-soft:light-dark(oklch(45% .1 150)'))).toBe(true)
  await other.interrupt()
})

test('where the port is taken it takes the next one, and says so', async () => {
  onTestFinished(() => void newcomer.git('checkout', '--quiet', 'content', 'renderer'))
  // An article grows, and another moves.
  newcomer.writes(article.nl, `${newcomer.reads(article.nl)}\n${'Zo gaat het elke dag opnieuw. '.repeat(60)}\n`)
  const { slug } = newcomer.fields(article.en)
  const linking = 'content/en/blog/five-reasons.mdx'
  newcomer.edits(linking, `/blog/${slug}`, '/blog/from-boiler-to-bill')
  newcomer.edits(article.en, /^slug: .*$/m, `slug: from-boiler-to-bill\naliases: [${slug}]`)
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void taken.close())
  const other = newcomer.starts('npm start', { PORT: String(port) })
  const there = await other.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
  expect(new URL(there).port).not.toBe(String(port))
  expect(other.says()).toContain(`Port ${port} is in use; using ${new URL(there).port} instead.`)
  expect(textFaults(newcomer, await readServer(there))).toEqual([])
  const moved = await (await fetch(`${there}/en/blog/${slug}`)).text()
  expect(/rel="canonical" href="([^"]*)"/.exec(moved)?.[1]).toMatch(/\/en\/blog\/from-boiler-to-bill$/)
  await other.interrupt()
})

test('with a mistake in a text nothing is served, and the mistake is named', async () => {
  const file = 'content/nl/pages/about.mdx'
  newcomer.edits(file, /^title:/m, 'titel:')
  const { status, says } = await newcomer.types('npm start')
  newcomer.edits(file, /^titel:/m, 'title:')
  expect({ status, isServed: says.includes('The site is on') }).toEqual({ status: 1, isServed: false })
  expect(says).toContain(`${file}:2:1`)
})

// The whole of it is what runs this test; nightly it is run in the copy as well.
test.runIf(nightly)('the second command ends in one line of what passed and failed', async () => {
  const { status, says } = await newcomer.types(check)
  expect({ status, last: says.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    last: expect.stringMatching(/^\d+ passed, 0 failed$/),
  })
  expect(newcomer.has('dist')).toBe(false)
})

test('a mistake in the form of the code, in a text, in a type and in each of two tests are five that failed', async () => {
  expect(check).toMatch(/npm test$/)
  onTestFinished(() => {
    newcomer.git('checkout', '--quiet', '.')
    newcomer.git('clean', '--quiet', '--force', 'site')
  })
  // One file of tests stays, so that the day has no evening of them.
  const kept = 'site/format.test.ts'
  for (const file of newcomer.git('ls-files', '*.test.ts', '*.test.tsx').split('\n'))
    if (file !== kept) newcomer.removes(file)
  const tests = [1, 2].map((number) => `test('one is ${number}', () => expect(1).toBe(${number}))\n`)
  newcomer.writes(kept, `import { expect, test } from 'vitest'\n\n${tests.join('')}`)
  newcomer.writes('site/lost.test.ts', "import './nowhere.js'\n")
  newcomer.writes('site/wide.ts', 'export const wide   = 1\n')
  newcomer.writes('site/word.ts', 'export const word: string = 1\n')
  newcomer.edits('content/nl/pages/about.mdx', /^title:/m, 'titel:')
  const { status, says } = await newcomer.types(check)
  expect({ status, last: says.trim().split('\n').at(-1) }).toEqual({
    status: 1,
    last: '1 passed, 5 failed',
  })
  expect(newcomer.has('dist')).toBe(false)
})

test('without a browser the tests say how to get one, and nothing is run', async () => {
  const { status, says } = await newcomer.types('npm test', { CHROME_PATH: '/nowhere/chrome' })
  expect(status).toBe(1)
  expect(says).toMatch(/CHROME_PATH is "\/nowhere\/chrome", where there is no file\. .*install/)
  expect(says.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
})

test('after all of it git has nothing to say', () => {
  expect(newcomer.git('status', '--porcelain')).toBe('')
})

/** Where others on the network would find this machine. */
function addressesOfOthers(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)
}
