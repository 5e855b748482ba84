import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { copyProject } from '../../tests/harness/project.ts'
import type { Changes, Checked, Overview } from '../protocol.ts'
import { type RunningDesk, startDesk } from './server.ts'

let copy: ReturnType<typeof copyProject>
let desk: RunningDesk
let token = ''

beforeAll(async () => {
  copy = copyProject()
  desk = await startDesk({ root: copy.folder, port: 0, env: {}, preview: false })
  token = new URL(desk.address).searchParams.get('token') ?? ''
})
afterAll(async () => {
  await desk?.stop()
  copy?.remove()
})

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends a raw request, with paths and headers that browsers do not send. */
function ask({
  path,
  method = 'GET',
  headers = {},
  body,
}: Asked): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: desk.port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: String(Buffer.concat(chunks)), headers: response.headers }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"></svg>')

const known = () => ({ cookie: `desk-${desk.port}=${token}` })

const post = (name: string, sent: object) =>
  ask({ path: `/__desk/api/${name}`, method: 'POST', headers: known(), body: JSON.stringify(sent) })

test.each(['/__desk/', '/__desk/desk.js', '/__desk/api/overview', '/', '/images/blog/five-reasons.svg'])(
  '%s requires the token, an allowed host name and an origin of the desk',
  async (path) => {
    const strange: Record<string, string>[] = [
      {},
      { cookie: `desk-${desk.port}=x` },
      { ...known(), host: 'evil.example' },
      { ...known(), host: `evil.example:${desk.port}` },
      { ...known(), origin: 'https://evil.example' },
      { ...known(), origin: 'null' },
    ]
    for (const headers of strange) expect((await ask({ path, headers })).status).toBe(403)
    expect((await ask({ path: `${path}?token=${'0'.repeat(32)}` })).status).toBe(403)
    expect((await ask({ path, headers: known() })).status).toBe(200)
  },
)

test("the token's address sets a cookie that outlives the browser and that scripts cannot read, and redirects without the token", async () => {
  const { pathname, search } = new URL(desk.address)
  const { status, headers } = await ask({ path: pathname + search })
  expect([status, headers.location]).toEqual([303, '/__desk/'])
  expect(String(headers['set-cookie'])).toContain('; Max-Age=2592000; HttpOnly; SameSite=Lax')
  const page = await ask({ path: '/__desk/', headers: known() })
  expect(page.text).not.toContain(token)
  expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'; script-src 'self';")
})

test('the window never turns strings into code, which its policy refuses', async () => {
  const { text } = await ask({ path: '/__desk/desk.js', headers: known() })
  expect(text).not.toMatch(/(?:=|new )Function\b|\beval\(/)
})

test.each([
  'content/nl/blog/../../../package.json',
  '../package.json',
  '/etc/passwd',
  'content/nl/blog/%2e%2e/x.mdx',
  'content\\nl\\blog\\x.mdx',
  'content/nl/blog/.hidden.mdx',
  'content/nl/linked/x.mdx',
  'package.json',
  'content/nl/search.yaml',
])('%s is not written', async (file) => {
  const { status } = await post('write', { key: 'blog/five-reasons', files: { [file]: { text: 'x', base: null } } })
  expect(status).toBe(403)
})

test('a link below content/ or public/ is never read, written or sent, and the answer mentions it', async () => {
  const outside = join(copy.folder, '.local/outside')
  mkdirSync(outside, { recursive: true })
  writeFileSync(join(outside, 'secret.png'), 'secret')
  const link = (target: string, file: string) => symlinkSync(target, join(copy.folder, file))
  link(outside, 'public/images/linked')
  link('/etc/passwd', 'public/link.txt')
  link('nowhere.mdx', 'content/nl/faq/dangling.mdx')
  link(join(copy.folder, 'package.json'), 'content/nl/faq/linked.mdx')
  const refused = async (asked: Asked) => {
    const { status, text } = await ask({ headers: known(), ...asked })
    return [status, JSON.parse(text).sentence?.en.split(' ')[0]]
  }
  const named = (file: string) => [403, file]
  expect(await refused({ path: '/link.txt' })).toEqual(named('public/link.txt'))
  expect(await refused({ path: '/images/linked/secret.png' })).toEqual(named('public/images/linked'))
  for (const name of ['linked', 'dangling']) {
    const file = `content/nl/faq/${name}.mdx`
    expect(await refused({ path: `/__desk/api/entry?key=faq/${name}` })).toEqual(named(file))
    const files = { [file]: { text: 'x', base: null } }
    for (const [path, sent] of [
      ['write', { key: `faq/${name}`, files }],
      ['remove', { key: `faq/${name}` }],
    ] as const) {
      const asked = { path: `/__desk/api/${path}`, method: 'POST', body: JSON.stringify(sent) }
      expect(await refused(asked), path).toEqual(named(file))
    }
    rmSync(join(copy.folder, file))
  }
  const picture = { path: '/__desk/api/picture?key=blog/five-reasons', method: 'POST', body: svg }
  const { src } = JSON.parse((await ask({ headers: known(), ...picture })).text)
  rmSync(join(copy.folder, `public${src}`))
  link(join(outside, 'new.png'), `public${src}`)
  expect(await refused(picture)).toEqual(named(`public${src}`))
  link(outside, 'public/images/faq')
  expect(await refused({ ...picture, path: picture.path.replace('blog/five-reasons', 'faq/costs') })).toEqual(
    named('public/images/faq'),
  )
  expect(readdirSync(outside)).toEqual(['secret.png'])
})

test('no path escapes the pictures folder or the published files', async () => {
  for (const key of ['..', '../..', 'blog/../..', '%2e%2e', '/etc', 'blog/..']) {
    const path = `/__desk/api/picture?key=${encodeURIComponent(key)}`
    expect((await ask({ path, method: 'POST', headers: known(), body: 'x' })).status).toBe(400)
  }
  for (const path of ['/../package.json', '/images/..%2f..%2fpackage.json', '/images/%2e%2e/%2e%2e/package.json'])
    expect((await ask({ path, headers: known() })).text).not.toContain('"scripts"')
  for (const path of ['/favicon.svg/x.txt', `/${'x'.repeat(300)}.txt`, '/nothing.txt'])
    expect((await ask({ path, headers: known() })).status, path).toBe(404)
})

test('a text is written if its base is the current file; otherwise the answer contains that file', async () => {
  const file = 'content/nl/faq/costs.mdx'
  const before = readFileSync(join(copy.folder, file), 'utf8')
  const write = (text: string) => post('write', { key: 'faq/costs', files: { [file]: { text, base: before } } })
  expect(JSON.parse((await write(`${before}\nEen.\n`)).text)).toEqual({})
  expect(JSON.parse((await write(`${before}\nTwee.\n`)).text)).toEqual({ [file]: `${before}\nEen.\n` })
  expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(`${before}\nEen.\n`)
})

test('a write that may have arrived is repeated before the last one of a window, in one request', async () => {
  const [key, file] = ['faq/costs', 'content/nl/faq/costs.mdx']
  const before = readFileSync(join(copy.folder, file), 'utf8')
  const [begun, whole] = [`${before}\nEen sl\n`, `${before}\nEen slot\n`]
  const first = { [file]: { text: begun, base: before } }
  const sent = { key, files: { [file]: { text: whole, base: begun } }, first }
  for (const time of ['first time', 'second time']) {
    expect((await post('write', sent)).text, time).toBe('{}')
    expect(readFileSync(join(copy.folder, file), 'utf8'), time).toBe(whole)
    // In the second round, the write in progress has already arrived.
    writeFileSync(join(copy.folder, file), begun)
  }
  const strange = { 'package.json': { text: 'x', base: null } }
  expect((await post('write', { key, files: {}, first: strange })).status).toBe(403)
  writeFileSync(join(copy.folder, file), before)
})

test('a legal text without its new version number does not block the writer', async () => {
  const [key, file] = ['legal/terms', 'content/nl/legal/terms.mdx']
  const before = readFileSync(join(copy.folder, file), 'utf8')
  await post('write', {
    key,
    files: { [file]: { text: before.replace('\nversion:', '\nprinted: v0000000\nversion:'), base: before } },
  })
  const get = async (path: string) => JSON.parse((await ask({ path: `/__desk/api/${path}`, headers: known() })).text)
  const { problems }: Checked = await get(`check?key=${key}`)
  const own = problems.filter((problem) => problem.file === file)
  expect(own.map((problem) => [problem.ruleId, problem.isForReview])).toEqual([['legal-version', true]])
  const { entries }: Overview = await get('overview')
  expect(entries.find((entry) => entry.key === key)?.problems).toBe(0)
})

test('a check sees each change that another program makes to a text', async () => {
  const [key, path] = ['faq/costs', join(copy.folder, 'content/nl/faq/costs.mdx')]
  const before = readFileSync(path, 'utf8')
  const replaceWith = (text: string) => {
    writeFileSync(`${path}~`, text)
    renameSync(`${path}~`, path)
  }
  const problems = async () => {
    const { text } = await ask({ path: `/__desk/api/check?key=${key}`, headers: known() })
    return (JSON.parse(text) as Checked).problems.filter(({ file }) => path.endsWith(file)).length
  }
  for (let round = 0; round < 3; round++) {
    replaceWith(before.replace(/^title: .*/m, 'title: K'))
    expect(await problems()).toBe(1)
    replaceWith(before)
    expect(await problems()).toBe(0)
  }
})

test('a removed entry is no longer listed or readable', async () => {
  const key = 'faq/support'
  await post('remove', { key })
  expect((await ask({ path: '/__desk/api/overview', headers: known() })).text).not.toContain(key)
  const opened = await ask({ path: `/__desk/api/entry?key=${key}`, headers: known() })
  expect([opened.status, opened.text]).toEqual([200, 'null'])
})

test('an error mentions a folder that cannot be written, and the text is saved once it can be', async () => {
  const file = 'content/nl/faq/costs.mdx'
  const before = readFileSync(join(copy.folder, file), 'utf8')
  const write = () =>
    post('write', { key: 'faq/costs', files: { [file]: { text: `${before}\nDrie.\n`, base: before } } })
  // Put a file in place of the folder. A read-only folder would not stop root.
  const folder = join(copy.folder, '.local/desk/writing')
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, '')
  const refused = await write()
  expect([refused.status, JSON.parse(refused.text).sentence.en]).toEqual([
    500,
    expect.stringContaining('write to this folder'),
  ])
  expect(readFileSync(join(copy.folder, file), 'utf8')).toBe(before)
  rmSync(folder)
  expect((await write()).status).toBe(200)
})

test('a check has the texts that are online, unless the window has them', async () => {
  gitIn(copy.folder, 'init', '-q')
  gitIn(copy.folder, 'add', 'content')
  gitIn(copy.folder, 'commit', '-qm', 'Begin')
  const check = async (head: string): Promise<Checked> =>
    JSON.parse((await ask({ path: `/__desk/api/check?key=faq/costs&head=${head}`, headers: known() })).text)
  const { online, states } = await check('')
  expect(online?.['content/nl/faq/costs.mdx']).toMatch(/^---/)
  expect(await check(states.head ?? '')).not.toHaveProperty('online')
})

test('an open window keeps working after the desk restarts', async () => {
  const { port } = desk
  await desk.stop()
  desk = await startDesk({ root: copy.folder, port, env: {}, preview: false })
  expect(desk.port).toBe(port)
  expect((await ask({ path: '/__desk/api/overview', headers: known() })).status).toBe(200)
})

test('the desk uses the next free port, and listens on this machine only', async () => {
  const second = await startDesk({ root: copy.folder, port: desk.port, env: {}, preview: false })
  try {
    expect(second.port).toBeGreaterThan(desk.port)
    expect(new URL(second.address).hostname).toBe('127.0.0.1')
  } finally {
    await second.stop()
  }
})

test('the list of proposable texts includes the mistakes that block them', async () => {
  const file = 'content/nl/faq/costs.mdx'
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/^title: .*/m, 'title: X'))
  try {
    const { text: reply } = await ask({ path: '/__desk/api/changes', headers: known() })
    const { problems } = JSON.parse(reply) as Changes
    expect(problems.map((problem) => [problem.file, problem.ruleId])).toContainEqual([file, 'schema'])
    expect(problems.filter(({ isAdvice, isForReview }) => isAdvice || isForReview)).toEqual([])
  } finally {
    writeFileSync(path, text)
  }
})
