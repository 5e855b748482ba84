import { networkInterfaces } from 'node:os'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { nightly } from '../harness/sample.ts'
import { person } from './person.ts'

// Goes through the first hour after cloning, on a machine with Node and npm.

const newcomer = person()

/** The commands on the README's first screen. `npm ci` is skipped, as packages are linked. */
const [start = '', check = ''] = (/```sh\n([\s\S]*?)```/.exec(newcomer.reads('README.md'))?.[1] ?? '')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').replace('npm ci && ', '').trim())

/** An online post, found at run time because a writer may remove any post. */
const article =
  newcomer
    .lists('content/nl/blog')
    .map((name) => `content/nl/blog/${name}`)
    .find((file) => !/^(?:draft|publishAt|readTime):/m.test(newcomer.reads(file))) ?? ''
const titleLine = newcomer
  .reads(article)
  .split(/^title:/m)[0]
  ?.split('\n').length

let server: ReturnType<typeof newcomer.starts>
let address = ''
const serves = async (line: string, env = {}) => {
  const command = newcomer.starts(line, env)
  return { command, at: await command.hears(/The site is running at \S*?(http:\/\/\S+:\d+)/) }
}
const statusOf = async (path: string) => (await fetch(address + path)).status

test.each([
  ['20.18.3', 2],
  ['20.19.0', 0],
  ['22.1.0', 0],
])('with Node %s a command ends with %i', async (version, status) => {
  newcomer.writes('../node.cjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' })`)
  const answer = await newcomer.types('node --require ../node.cjs scripts/run.mjs help')
  expect(answer.status).toBe(status)
  if (status) for (const named of ['20.19', version]) expect(answer.says).toContain(named)
})

test('the first command checks, builds and serves the site', async () => {
  expect(start).toMatch(/npm start$/)
  ;({ command: server, at: address } = await serves(start))
  for (const path of ['/', '/en', '/feed.xml', '/sitemap.xml', '/search.json'])
    expect({ path, status: await statusOf(path) }).toEqual({ path, status: 200 })
  for (const path of ['/nergens', '/en/nowhere', '/README.md', '/content/business.yaml'])
    expect({ path, status: await statusOf(path) }).toEqual({ path, status: 404 })
  expect(newcomer.has('dist')).toBe(false)
})

test('other machines cannot reach it', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address: other } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(fetch(address.replace('localhost', other))).rejects.toThrow()
  expect(server.says()).not.toContain('open to the network')
})

test('each fact to fill in is listed, with the variable that sets it', () => {
  const told = [...server.says().matchAll(/^ {2}(\S+) \(or (\w+) in the environment\)$/gm)].map(([, name]) => name)
  const open = newcomer
    .reads('content/business.yaml')
    .split(/^(?=\w+:)/m)
    .flatMap((group) =>
      [...group.matchAll(/^ {2}(\w+):[^#\n]* !placeholder/gm)].map(([, name]) => `${group.split(':')[0]}.${name}`),
    )
  expect(told).toEqual(expect.arrayContaining(open))
})

test('a submitted form is shown in the terminal, on a page and in a file', async () => {
  const body = new URLSearchParams({ FNAME: 'Piet Jansen', EMAIL: 'piet@example.org' })
  const sent = await fetch(`${address}/__forms/contact`, { method: 'POST', body, headers: { origin: address } })
  expect(sent.status).toBe(200)
  await server.hears(/Form received: contact[\s\S]*piet@example\.org/)
  expect(await (await fetch(`${address}/__forms`)).text()).toContain('Piet Jansen')
  expect(newcomer.reads('.local/forms.jsonl')).toContain('Piet Jansen')
})

test('Ctrl+C stops it, and the next start has the texts written in the meantime', async () => {
  await server.interrupt()
  await expect(fetch(address)).rejects.toThrow()
  newcomer.edits(article, /^title: .*$/m, 'title: Een titel van vandaag')
  ;({ command: server, at: address } = await serves('npm start'))
  for (const path of ['/blog', `/blog/${newcomer.fields(article).slug ?? basename(article, '.mdx')}`, '/feed.xml'])
    expect({ path, says: (await (await fetch(address + path)).text()).includes('Een titel van vandaag') }).toEqual({
      path,
      says: true,
    })
})

test.runIf(nightly)('a second server uses the next port, and says so', async () => {
  const { port } = new URL(address)
  const { command, at } = await serves('npm start', { PORT: port })
  expect(stripVTControlCharacters(command.says())).toContain(
    `Port ${port} is in use; using ${new URL(at).port} instead.`,
  )
  await command.interrupt()
  await server.interrupt()
})

test('with a mistake in a text, nothing is served, and the mistake is reported', async () => {
  newcomer.edits(article, /^title:/m, 'titel:')
  const { status, says } = await newcomer.types('npm start')
  newcomer.edits(article, /^titel:/m, 'title:')
  expect({ status, isServed: says.includes('The site is running at') }).toEqual({ status: 1, isServed: false })
  expect(says).toContain(`${article}:${titleLine}:1`)
  expect(says).toContain('.local/start/site/ was not changed.')
})

test.runIf(nightly)(
  'a mistake in the form of the code, in a text, in a type and in each of two tests are five that failed',
  async () => {
    expect(check).toMatch(/npm test$/)
    onTestFinished(() => {
      newcomer.git('checkout', '--quiet', '.')
      newcomer.git('clean', '--quiet', '--force', 'site', 'tests')
    })
    // Replaces all test files with two, so that this takes seconds.
    for (const file of newcomer.git('ls-files', '*.test.ts', '*.test.tsx').split('\n')) newcomer.removes(file)
    const tests = [1, 2].map((number) => `test('one is ${number}', () => expect(1).toBe(${number}))\n`)
    newcomer.writes('tests/search/short.test.ts', `import { expect, test } from 'vitest'\n\n${tests.join('')}`)
    newcomer.writes('tests/search/lost.test.ts', "import './nowhere.js'\n")
    newcomer.writes('site/wide.ts', "import '../scripts/check.ts'\n\nexport const wide   = 1\n")
    newcomer.writes('site/word.ts', 'export const word: string = 1\n')
    newcomer.edits(article, /^title:/m, 'titel:')
    const { status, says } = await newcomer.types(check)
    expect({ status, last: says.trim().split('\n').at(-1) }).toEqual({ status: 1, last: '1 passed, 5 failed' })
    for (const named of [
      /site\/wide\.ts:1:\d+ lint\/style\/noRestrictedImports/,
      new RegExp(`^${article}:${titleLine}:1 {2}`, 'm'),
      /^site\/word\.ts\(1,/m,
      /short\.test\.ts > one is 2/,
      /lost\.test\.ts/,
    ])
      expect(stripVTControlCharacters(says)).toMatch(named)
  },
)

test('without a browser, the tests say how to get one, and none is run', async () => {
  const { status, says } = await newcomer.types('npm test', { CHROME_PATH: '/nowhere/chrome' })
  expect(status).toBe(1)
  expect(says).toMatch(/CHROME_PATH is "\/nowhere\/chrome", but there is no such file\. .*install/)
  expect(says.trim().split('\n').at(-1)).toBe('0 passed, 1 failed')
})
