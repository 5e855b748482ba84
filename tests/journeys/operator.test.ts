import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withRealFacts } from '../harness/builds/real-facts.ts'
import { hosts, isHere } from '../harness/serving/servers.ts'
import { person } from './person.ts'

// An operator fills in the facts, publishes to nginx and Caddy, breaks a build, and rolls back.

const operator = person()
const business = 'content/business.yaml'
const build = 'npm run build -- --strict --compress'
const plans = 'content/nl/pages/plans.mdx'

function published(): string {
  const digest = createHash('sha256')
  for (const file of operator.lists('dist/').sort())
    digest.update(file).update(readFileSync(join(operator.folder, 'dist', file)))
  return digest.digest('hex')
}

const monthly = () => /monthly: (\d+) euro/.exec(operator.reads(business))?.[1] ?? ''
const changePrice = () =>
  operator.edits(business, `monthly: ${monthly()} euro`, `monthly: ${Number(monthly()) - 10} euro`)

test('a site with placeholders is not published, and each placeholder is listed with its variable', async () => {
  const { status, says } = await operator.types(build)
  expect({ status, there: operator.has('dist') }).toEqual({ status: 1, there: false })
  expect(says).toMatch(/^ {2}forms\.contact \(or SITE_FORMS_CONTACT in the environment\)$/m)
})

test('with the facts filled in, the site is built, and compressed before it goes live', async () => {
  operator.edits(business, /!placeholder /g, '')
  // The privacy statement depends on the ids for analytics.
  expect(await operator.types('npm run legal -- --against HEAD')).toMatchObject({ status: 0 })
  expect(await operator.types(build)).toMatchObject({
    status: 1,
    says: expect.stringMatching(
      /^content\/business\.yaml:\d+:\d+ {2}contact\.phone ".*" is not a real number\. Write /m,
    ),
  })
  operator.writes(business, withRealFacts(operator.reads(business)))
  expect(await operator.types('npm run legal -- --against HEAD')).toMatchObject({ status: 0 })
  expect(await operator.types(build)).toMatchObject({ status: 0 })
  const page = operator.reads('dist/contact.html')
  expect(page).toContain('action="https://list.draadwerk.nl/contact"')
  expect(page).toMatch(/connect-src 'self' https:\/\/list\.draadwerk\.nl/)
  for (const file of ['index.html', 'en/plans.html.br', 'en/plans.html.gz', 'release.json'])
    expect({ file, there: operator.has(`dist/${file}`) }).toEqual({ file, there: true })
})

const servers = (['nginx', 'caddy'] as const).filter((name) => isHere(name))

describe.each(servers)('on %s, with the settings that the build wrote', (host) => {
  let running: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    running = await serve(host)
  })
  afterAll(() => running?.stop())

  test('the served site is the one that was built', async () => {
    expect(await operator.types(`npm run --silent smoke -- ${running.origin}/ --host ${host}`)).toMatchObject({
      status: 0,
    })
  })
})

test('a failed build leaves the live site unchanged', async () => {
  const before = published()
  operator.edits(plans, /^title:/m, 'titel:')
  const broken = await operator.types(build)
  operator.edits(plans, /^titel:/m, 'title:')
  expect(broken).toMatchObject({ status: 1, says: expect.stringContaining(`${plans}:2:1`) })
  expect(published()).toBe(before)
})

test('during a build, another build and a rollback are refused', async () => {
  const building = operator.starts(build)
  const pid = await nextBuilder()
  process.kill(pid, 'SIGSTOP')
  const told = await Promise.all([build, 'npm run rollback'].map((line) => operator.types(line))).finally(() =>
    process.kill(pid, 'SIGCONT'),
  )
  for (const { status, says } of told)
    expect({ status, says }).toEqual({ status: 1, says: expect.stringMatching(/Another build is running here/) })
  expect(await building.ended).toBe(0)
})

test('after two bad builds in a row, rollbacks lead to the good one, and a name selects any build', async () => {
  const good = published()
  const list = async () => (await operator.types('npm run --silent rollback -- --list')).says
  for (const _ of ['bad', 'worse']) {
    changePrice()
    expect(await operator.types(build)).toMatchObject({ status: 0 })
    expect(published()).not.toBe(good)
    expect(await operator.types('npm run rollback')).toMatchObject({ status: 0 })
    expect(published()).toBe(good)
  }
  const [bad = ''] = /^\S+(?=.* rolled back$)/m.exec(await list()) ?? []
  expect(await operator.types(`npm run rollback -- ${bad}`)).toMatchObject({ status: 0 })
  expect(await list()).toMatch(new RegExp(`^${bad} .* live$`, 'm'))
  expect(await operator.types('npm run rollback -- yesterday')).toMatchObject({
    status: 2,
    says: expect.stringContaining('yesterday is not one of the kept builds.'),
  })
})

/** Starts a server with the build's settings, and fills in port and folder. */
function serve(host: 'nginx' | 'caddy') {
  const folder = join(operator.above, host)
  mkdirSync(folder)
  const root = join(operator.folder, 'dist')
  const settings = operator.reads(`.build/hosts/${host === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`)
  return hosts[host](folder, (port) => (host === 'nginx' ? nginx(settings, root, port) : caddy(settings, root, port)))
}

function nginx(settings: string, root: string, port: number): string {
  const [own = ''] = settings.split(/^server \{\n {2}listen 80;/m)
  return own
    .replace(/^ {2}(listen|ssl_certificate|ssl_certificate_key|server_name) .*\n/gm, '')
    .replace(/^ {2}root .*$/m, `  listen 127.0.0.1:${port};\n  root "${root}";`)
}

const caddy = (settings: string, root: string, port: number) =>
  settings.replace(/^[^(\s]\S* \{$/m, `http://127.0.0.1:${port} {`).replace(/root \* .*/, `root * "${root}"`)

/** Content of the build lock, which identifies its process (docs/operations.md); empty without a lock. */
function lock(): string {
  const files = operator.has('.build/lock') ? operator.lists('.build/lock') : []
  const [newest] = files.filter((file) => /^\d+$/.test(file)).sort((one, other) => Number(other) - Number(one))
  return newest ? operator.reads(`.build/lock/${newest}`) : ''
}

/** Waits until the latest build has the lock, and returns its process id. */
async function nextBuilder(): Promise<number> {
  const earlier = lock()
  await expect.poll(() => lock() !== '' && lock() !== earlier, { timeout: 180_000, interval: 20 }).toBe(true)
  return JSON.parse(lock()).pid
}
