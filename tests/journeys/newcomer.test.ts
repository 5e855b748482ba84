import { readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import type { Engine } from '../harness/engines/engine.ts'
import { answerFaults } from './answers.ts'
import { nightly, person, type Running } from './person.ts'
import { textFaults } from './shown-texts.ts'
import { ask, differences, findingsOf, readFolder, readServer, type WholeSite } from './whole-site.ts'

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
  // The oldest that is admitted, and one that is newer by its first number alone.
  for (const version of ['20.19.0', '22.1.0']) {
    newcomer.writes('../new.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' })`)
    const answer = await newcomer.types('node --require ../new.cjs scripts/run.mjs help')
    expect({ version, ...answer }).toMatchObject({ version, status: 0, says: expect.stringContaining('npm run edit') })
  }
})

test('the first command checks, builds and serves the site, on this machine alone', async () => {
  expect(start).toMatch(/npm start$/)
  server = newcomer.starts(start)
  address = await siteOf(server)
  expect(portFaults(server, 4173)).toEqual([])
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
  // Served is what was built, and what was built is what the command said.
  const folder = '.local/start/site'
  const served = new Map([...site, ['/release.json', (await ask(`${address}/release.json`)).body]])
  expect(differences(readFolder(join(newcomer.folder, folder)), served)).toEqual([])
  const [, ...said] = /Built (\d+) pages, \d+ of them anew, (\d+) files.*: (\S+)\//.exec(server.says()) ?? []
  expect(said).toEqual([`${pages}`, `${served.size}`, folder])
})

test('each fact that is to be filled in is named, with the variable that sets it', () => {
  const told = [...server.says().matchAll(/^ {2}(\S+) \(or (\w+) in the environment\)$/gm)]
  const open = new Set<string>()
  let [group = '', field = ''] = []
  for (const line of newcomer.reads('content/business.yaml').split('\n')) {
    group = /^(\w+):/.exec(line)?.[1] ?? group
    field = /^ {2}(\w+):/.exec(line)?.[1] ?? field
    if (/^ +\w+: (\{.*)?!placeholder/.test(line)) open.add(`${group}.${field}`)
  }
  const { forms } = newcomer.fields('content/business.yaml')
  const unset = ['contact', 'newsletter'].filter((form) => !forms[form]).map((form) => `forms.${form}`)
  const variable = (name: string) =>
    `SITE_${name
      .replace(/(?<=[a-z])[A-Z]/g, '_$&')
      .replace('.', '_')
      .toUpperCase()}`
  expect(told.map(([, name, set]) => `${name} ${set}`).sort()).toEqual(
    [...open, ...unset].map((name) => `${name} ${variable(name)}`).sort(),
  )
})

test('every kind of file is answered as on a live site', async () => {
  expect(await answerFaults(address, [...site.keys()])).toEqual([])
})

test('nobody else on the network can open it', async () => {
  const { port } = new URL(address)
  for (const host of otherAddresses()) await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow()
  expect(server.says()).not.toContain('open to the network')
})

test('as long as nobody is counted, nobody is asked about cookies, and Google is on no page', () => {
  const asking = [...site].filter(([, body]) => /googletagmanager|id="consent"|data-consent=|G-\w+'/.test(String(body)))
  const pages = asking.filter(([path]) => !/\.\w+$/.test(path)).map(([path]) => path)
  expect(pages).toEqual([])
})

test('a form that is filled in arrives in the terminal, on a page and in a file, field by field', async () => {
  const { tab, close } = await browser.visitor(address, { width: 390, height: 844 })
  await tab.goto(`${address}/contact`)
  const typed = { name: 'Piet Jansen', email: 'piet@example.org', organization: 'Jansen Installaties' }
  for (const [field, text] of Object.entries(typed)) {
    await tab.click(`main form [autocomplete="${field}"]`)
    await tab.type(text)
  }
  await tab.click('main form textarea')
  await tab.type('Kunnen jullie onze werkbonnen verwerken? <b>Snel</b> & goed.')
  const filledIn = await tab.run(() =>
    [...new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined)].map(
      ([name, value]) => `${name} ${value}`,
    ),
  )
  await tab.click('main form [type="submit"]')
  await server.hears(/Form received: contact[\s\S]*Kunnen jullie onze werkbonnen verwerken\?/)
  for (const text of Object.values(typed)) expect(server.says()).toContain(text)
  await expect.poll(() => tab.run(() => document.querySelector('textarea')?.value)).toBe('')
  await tab.goto(/on \S*?(http:\S+\/__forms)/.exec(server.says())?.[1] ?? '')
  const shown = await tab.run(() =>
    [...document.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent)),
  )
  await close()
  expect(formsInFile()).toEqual([{ form: 'contact', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), parts: shown }])
  // What is empty need not be sent.
  const filled = (fields: string[]) => fields.filter((field) => !field.endsWith(' ')).sort()
  expect(filled(shown.map((cells) => cells.join(' ')))).toEqual(filled(filledIn))
})

test('each form arrives without scripts as well, and nothing that a page of another site sends', async () => {
  const forms = [...site].flatMap(([path, body]) =>
    [...String(body).matchAll(/<form[^>]* action="(\/__forms[^"]*)"/g)].map(([, action = '']) => ({ path, action })),
  )
  const actions = new Set(forms.map(({ action }) => action))
  expect([...actions].sort()).toEqual(['/__forms/contact', '/__forms/newsletter'])
  for (const action of actions) {
    const body = new FormData()
    body.append('EMAIL', `${action.length}@example.org`)
    const answer = await fetch(address + action, { method: 'POST', body, headers: { origin: address } })
    // From there it goes on in either language.
    const back = [...(await answer.text()).matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to)
    expect({ action, status: answer.status, back }).toEqual({ action, status: 200, back: ['/', '/en'] })
    await server.hears(
      new RegExp(`Form received: ${action.split('/').at(-1)}\\s+\\S*EMAIL\\S* ${action.length}@example.org`),
    )
    const strange = await fetch(address + action, {
      method: 'POST',
      body,
      headers: { origin: 'https://other.example' },
    })
    expect(strange.status).toBe(403)
  }
  expect((await ask(`${address}/__forms`, { host: `other.example:${new URL(address).port}` })).status).toBe(403)
  expect(formsInFile().map(({ form }) => form)).toEqual([
    'contact',
    ...[...actions].map((action) => action.split('/').at(-1)),
  ])
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
  const told = /^npm start --\s+(.*)\.$/m.exec(says)?.[1]
  expect(newcomer.reads('README.md')).toContain(`| \`npm start\` | ${told} |`)
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
  server = newcomer.starts('npm start -- --host 0.0.0.0')
  address = await siteOf(server)
  expect(portFaults(server, 4173)).toEqual([])
  // This time it is open to the network, as was asked for.
  for (const host of otherAddresses())
    expect((await fetch(`http://${host}:${new URL(address).port}/en`)).status).toBe(200)
  expect(server.says()).toContain('It is open to the network')
  const then = await readServer(address)
  expect(textFaults(newcomer, then)).toEqual([])
  expect([...then.values()].some((body) => body.includes('--color-soft:light-dark(oklch(45% .1 150)'))).toBe(true)
  // What the forms sent before is still in the file.
  expect(formsInFile()).toHaveLength(3)
})

test('a second one beside it takes the next port, and says so; what was written meanwhile is on both', async () => {
  onTestFinished(() => void newcomer.git('checkout', '--quiet', 'content', 'renderer'))
  // An article grows, and another moves.
  newcomer.writes(article.nl, `${newcomer.reads(article.nl)}\n${'Zo gaat het elke dag opnieuw. '.repeat(60)}\n`)
  const { slug } = newcomer.fields(article.en)
  const linking = 'content/en/blog/five-reasons.mdx'
  newcomer.edits(linking, `/blog/${slug}`, '/blog/from-boiler-to-bill')
  newcomer.edits(article.en, /^slug: .*$/m, `slug: from-boiler-to-bill\naliases: [${slug}]`)
  const { port } = new URL(address)
  const other = newcomer.starts('npm start', { PORT: port })
  const there = await siteOf(other)
  expect(new URL(there).port).not.toBe(port)
  expect(portFaults(other, Number(port))).toEqual([])
  const now = await readServer(there)
  expect(textFaults(newcomer, now)).toEqual([])
  const moved = now.get(`/en/blog/${slug}`)
  expect(/rel="canonical" href="([^"]*)"/.exec(String(moved))?.[1]).toMatch(/\/en\/blog\/from-boiler-to-bill$/)
  for (const path of [`/en/blog/${slug}`, '/en/blog/from-boiler-to-bill', '/feed.xml'])
    expect({ path, same: (await ask(address + path)).body.equals(now.get(path) ?? Buffer.of()) }).toEqual({
      path,
      same: true,
    })
  await other.interrupt()
  await server.interrupt()
})

test('with a mistake in a text nothing is served, and the mistake is named', async () => {
  const file = 'content/nl/pages/about.mdx'
  newcomer.edits(file, /^title:/m, 'titel:')
  const { status, says } = await newcomer.types('npm start')
  newcomer.edits(file, /^titel:/m, 'title:')
  expect({ status, isServed: says.includes('The site is on') }).toEqual({ status: 1, isServed: false })
  expect(says).toContain(`${file}:2:1`)
  const places = says.match(/^content\/\S+:\d+:\d+ {2}/gm) ?? []
  expect(says).toContain(`\n${places.length} problem(s) in the content.\n.local/start/site/ was left as it was.\n`)
  expect(newcomer.has('.local/start/site/index.html')).toBe(true)
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
    newcomer.git('clean', '--quiet', '--force', 'site', 'tests')
  })
  // One file of tests stays, so that the day has no evening of them.
  const kept = 'tests/journeys/newcomer.test.ts'
  for (const file of newcomer.git('ls-files', '*.test.ts', '*.test.tsx').split('\n'))
    if (file !== kept) newcomer.removes(file)
  const tests = [1, 2].map((number) => `test('one is ${number}', () => expect(1).toBe(${number}))\n`)
  newcomer.writes(kept, `import { expect, test } from 'vitest'\n\n${tests.join('')}`)
  newcomer.writes('tests/journeys/lost.test.ts', "import './nowhere.js'\n")
  // Neither room imports the other, and nothing may be left out without being looked at.
  newcomer.writes('site/wide.ts', "import '../scripts/help.ts'\n\nexport const wide   = 1\n")
  newcomer.writes(
    'site/word.ts',
    'export const word: string = 1\nexport const long = (text?: string): number => text.length\nexport const first = (texts: string[]): string => texts[0]\n',
  )
  newcomer.edits('content/nl/pages/about.mdx', /^title:/m, 'titel:')
  const { status, says } = await newcomer.types(check)
  expect({ status, last: says.trim().split('\n').at(-1) }).toEqual({
    status: 1,
    last: '1 passed, 5 failed',
  })
  // Each is named, with its place.
  const named = [
    /Pages are opened in \//,
    ...['lint', 'check', 'types'].map((script) => new RegExp(`^npm run ${script}$`, 'm')),
    /site\/wide\.ts:1:\d+ lint\/style\/noRestrictedImports/,
    /site\/wide\.ts format/,
    /^content\/nl\/pages\/about\.mdx:2:1 {2}/m,
    ...[1, 2, 3].map((line) => new RegExp(`^site/word\\.ts\\(${line},`, 'm')),
    /newcomer\.test\.ts > one is 2/,
    /lost\.test\.ts/,
  ]
  expect(named.filter((pattern) => !pattern.test(plainly(says)))).toEqual([])
  expect(newcomer.has('dist')).toBe(false)

  // Words choose among the files of tests, and nothing else is looked at.
  const chosen = await newcomer.types(`${check} -- nowhere newcomer`)
  expect({ status: chosen.status, last: chosen.says.trim().split('\n').at(-1) }).toEqual({
    status: 1,
    last: '1 passed, 1 failed',
  })
  expect(chosen.says).not.toMatch(/npm run|lost\.test/)
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

/** Where a command says that the site is. */
const siteOf = (command: Running) => command.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)

/** Names what a command says otherwise of its port than it is: one that is taken is named, with the one in its place. */
function portFaults(command: Running, wanted: number): string[] {
  const says = plainly(command.says())
  const port = Number(/The site is on http:\/\/localhost:(\d+)/.exec(says)?.[1])
  const taken = `Port ${wanted} is in use; using ${port} instead.`
  return [
    ...(says.includes(taken) === (port !== wanted) ? [] : [`it is on ${port}, and not on ${wanted}: ${says}`]),
    ...(says.includes(`on http://localhost:${port}/__forms\n`) ? [] : [`it leads to no forms: ${says}`]),
  ]
}

/** What was said, without its colours. */
const plainly = (says: string) => stripVTControlCharacters(says)

/** What the file holds that forms are written to. */
const formsInFile = (): { form: string }[] =>
  newcomer
    .reads('.local/forms.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Where others on the network would find this machine, and an address of its own that stands for them. */
function otherAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const others = all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address)
  return process.platform === 'linux' ? ['127.0.0.2', ...others] : others
}
