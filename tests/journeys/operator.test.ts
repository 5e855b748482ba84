import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import { isHere } from '../harness/serving/servers.ts'
import { answerFaults } from './answers.ts'
import { freePort, nightly, person, type Running } from './person.ts'
import { findingsOf, Page, readServer } from './whole-site.ts'

// A week of an operator: fills in the facts, publishes to nginx and Caddy, breaks a build, kills one, goes back, and asks
// of every state whether it is the site that was built.
const operator = person()
const build = 'npm run build -- --strict --compress'
const business = 'content/business.yaml'

/** One text for all that is published: of the same site the same, to the byte. */
function published(): string {
  const digest = createHash('sha256')
  for (const file of operator.lists('dist/').sort())
    digest.update(file).update(readFileSync(join(operator.folder, 'dist', file)))
  return digest.digest('hex')
}

/** The price that is live: what is bad has another. */
let good = ''
const monthly = () => /monthly: (\d+) euro/.exec(operator.reads(business))?.[1] ?? ''

/** Another price of the smallest plan: what a visitor reads tells the builds apart. */
const raise = () => operator.edits(business, `monthly: ${monthly()} euro`, `monthly: ${Number(monthly()) - 10} euro`)

test('what is not filled in is not published, and each is named with its variable', async () => {
  const { status, says } = await operator.types(build)
  expect(status).toBe(1)
  expect(operator.has('dist')).toBe(false)
  const named = [...says.matchAll(/^ {2}(\w[\w.]*) \(or (SITE_\w+) in the environment\)$/gm)].map(
    ([, fact, variable]) => `${fact} ${variable}`,
  )
  const variableOf = (fact: string) => `SITE_${fact.replace(/[A-Z]/g, '_$&').replace('.', '_').replaceAll('__', '_')}`
  const groups = operator.reads(business).split(/^(?=\w+:(?: #.*)?$)/m)
  const open = groups.flatMap((group) =>
    [...group.matchAll(/^ {2}(\w+):[^#\n]* !placeholder/gm)].map(([, name]) => `${group.split(':')[0]}.${name}`),
  )
  expect(named.sort()).toEqual(
    [...open, 'forms.contact', 'forms.newsletter'].map((fact) => `${fact} ${variableOf(fact).toUpperCase()}`).sort(),
  )
})

test('with the facts filled in the site is built, compressed before it is live', async () => {
  operator.edits(business, /!placeholder /g, '')
  operator.edits(business, /^ {2}contact:$/m, '  contact: https://mail.werkstroom.example/post')
  operator.edits(business, /^ {2}newsletter:$/m, '  newsletter: https://mail.werkstroom.example/list')
  operator.edits(business, 'hsts: 1 day', 'hsts: 1 month')
  good = monthly()
  expect(await operator.types(build)).toMatchObject({ status: 0 })
  const endpointOf = (file: string) => /<form[^>]* action="(https:[^"]*)"/.exec(operator.reads(`dist/${file}`))?.[1]
  expect([endpointOf('contact.html'), endpointOf('blog.html')]).toEqual([
    'https://mail.werkstroom.example/post',
    'https://mail.werkstroom.example/list',
  ])
  for (const file of ['index.html', 'en/plans.html.br', 'en/plans.html.gz', 'release.json'])
    expect({ file, there: operator.has(`dist/${file}`) }).toEqual({ file, there: true })
})

const servers = (['nginx', 'caddy'] as const).filter((name) => isHere(name))
describe.each(servers)('on %s, with the settings that the build wrote', (host) => {
  // What a build leaves is the same on any server: it is tried on the first, and nightly on each.
  const whole = nightly || host === servers[0]
  let server: Running
  let origin = ''
  let plain = ''
  const smoke = () => operator.types(`npm run --silent smoke -- ${origin}/ --host ${host}`)
  const homepage = async () => (await fetch(`${origin}/pakketten`)).text()

  beforeAll(async () => {
    ;({ server, origin, plain } = await serve(host))
  })
  afterAll(() => server?.kill())

  test('the site that was built is the one that is there', async () => {
    expect(await smoke()).toMatchObject({ status: 0 })
    if (host === 'nginx') {
      const answer = await fetch(`${plain}/en/plans?from=mail`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/en\/plans\?from=mail$/)
    }
  })

  test('every kind of file is answered with its headers, and packed it is the same', async () => {
    const paths = operator.lists(realpathSync(join(operator.folder, 'dist'))).map((file) => `/${file}`)
    const given = { forms: ['https://mail.werkstroom.example'], seconds: 2_592_000, isCompressed: true }
    expect(await answerFaults(origin, paths, given)).toEqual([])
  })

  test.runIf(whole)('what was done to the site by hand is named, each by itself', async () => {
    const site = realpathSync(join(operator.folder, 'dist'))
    const text = (file: string) => readFileSync(join(site, file), 'utf8')
    const program = firstScript(site)
    const picture = operator.lists(site).find((file) => /^social\/.*\.png$/.test(file)) ?? ''
    const bytes = readFileSync(join(site, picture))
    const tampered = {
      [program]: text(program).slice(0, 200),
      'robots.txt': 'User-agent: *\nDisallow: /\n',
      'en/plans.html': text('en/plans.html').replace('<h1', '<h2'),
      // Of the same size.
      [picture]: bytes.fill(0, bytes.length - 20),
      'en/faq.html.gz': readFileSync(join(site, 'faq.html.gz')),
      'en/blog.html': gone,
    }
    const before = new Map(Object.keys(tampered).map((file) => [file, readFileSync(join(site, file))]))
    for (const [file, content] of Object.entries(tampered)) {
      if (content === gone) rmSync(join(site, file))
      else put(join(site, file), content)
    }
    put(join(site, 'notes.txt'), 'To do')
    const { status, says } = await operator.types('npm run --silent smoke -- --dir dist')
    for (const [file, content] of before) put(join(site, file), content)
    rmSync(join(site, 'notes.txt'))
    const named = [...says.matchAll(/^ {4}(\S+) /gm)].map(([, file]) => file)
    expect({ status, named: named.sort() }).toEqual({ status: 1, named: [...before.keys(), 'notes.txt'].sort() })
    expect(await operator.types('npm run --silent smoke -- --dir dist')).toMatchObject({ status: 0 })
  })

  test.skipIf(host === servers[0])(
    'a header that its settings lost is named, and a file that nobody published',
    async () => {
      const site = realpathSync(join(operator.folder, 'dist'))
      const lacking = join(operator.above, 'lacking')
      mkdirSync(lacking)
      const own = host === 'nginx' ? 'nginx.conf' : 'Caddyfile'
      writeFileSync(
        join(lacking, own),
        operator.reads(`.build/hosts/${own}`).replace(/^.*X-Content-Type-Options.*\n/gim, ''),
      )
      await server.kill()
      ;({ server, origin, plain } = await serve(host, lacking))
      put(join(site, 'backup.sql'), 'select 1')
      const { status, says } = await smoke()
      rmSync(join(site, 'backup.sql'))
      const named = [/X-Content-Type-Options/i, /backup\.sql/].filter((name) => name.test(says))
      expect({ status, named: named.length }).toEqual({ status: 1, named: 2 })
    },
  )

  test.runIf(whole)('a build that is broken, or killed, leaves what visitors read', async () => {
    const before = published()
    operator.edits('content/nl/pages/plans.mdx', /^title:/m, 'titel:')
    expect(await operator.types(build)).toMatchObject({
      status: 1,
      says: expect.stringContaining('content/nl/pages/plans.mdx:2:1'),
    })
    operator.edits('content/nl/pages/plans.mdx', /^titel:/m, 'title:')
    // Nor is a translation published whose source says something else by now.
    const source = operator.reads('content/nl/pages/plans.mdx')
    operator.edits('content/nl/pages/plans.mdx', /^heading: "?/m, '$&Nu: ')
    const refused = await operator.types(build)
    operator.writes('content/nl/pages/plans.mdx', source)
    expect(refused).toMatchObject({
      status: 1,
      says: expect.stringMatching(/^content\/en\/pages\/plans\.mdx:\d+:\d+ {2}/m),
    })
    expect(refused.says).toContain('dist/ was left as it was.')
    expect(await operator.types('npm run --silent smoke -- --dir dist')).toMatchObject({ status: 0 })
    raise()
    for (const seconds of nightly ? [0, 0.5, 1, 1.5, 2, 3, 4, 5] : [0.2]) {
      const killed = operator.starts(build)
      const earlier = lock()
      await expect.poll(() => lock() !== '' && lock() !== earlier, { timeout: 60_000, interval: 20 }).toBe(true)
      const { pid } = JSON.parse(lock())
      await wait(seconds * 1000)
      await killed.kill()
      // The system lists it for a moment longer.
      await expect.poll(() => isListed(pid), { timeout: 30_000 }).toBe(false)
      // On a fast machine it was done before.
      if ((await killed.ended) === 0) {
        expect(await operator.types('npm run rollback')).toMatchObject({ status: 0 })
        break
      }
      expect({ seconds, isAsBefore: published() === before }).toEqual({ seconds, isAsBefore: true })
    }
    if (nightly) expect(await smoke()).toMatchObject({ status: 0 })
    // Nor is anything published where the folder to write to is somebody else's.
    writeFileSync(join(operator.above, 'diary.txt'), 'Rain.')
    const elsewhere = await operator.types('npm run build -- --strict --out ..')
    expect(elsewhere).toMatchObject({ status: 1, says: expect.stringContaining('dist/ was left as it was.') })
    expect(published()).toBe(before)
  })

  test.runIf(whole)(
    'the next build is live at once, and going back leads to the one before, never to a bad one',
    async () => {
      const prices = [good]
      for (const bad of nightly ? ['bad', 'bad again', 'bad once more'] : ['bad']) {
        // The first bad price is there since the build that was killed.
        if (bad !== 'bad') raise()
        prices.push(monthly())
        const building = operator.starts(build)
        // Whoever builds at the same time is told so.
        await wait(500)
        expect(await operator.types(build)).toMatchObject({
          status: 1,
          says: expect.stringMatching(/Another build is at work here/),
        })
        expect(await lookedAtUntil(building.ended)).toEqual([])
        expect(await building.ended).toBe(0)
        expect(await homepage()).toMatch(new RegExp(`€\\s*${monthly()}\\b`))
        expect(await operator.types('npm run rollback')).toMatchObject({ status: 0 })
        const page = await homepage()
        expect(prices.filter((price) => new RegExp(`€\\s*${price}\\b`).test(page))).toEqual([good])
      }
      // Once more leads further back, or nowhere.
      await operator.types('npm run rollback')
      expect(await homepage()).toMatch(new RegExp(`€\\s*${good}\\b`))
      const list = async () => (await operator.types('npm run --silent rollback -- --list')).says
      const shown = await list()
      expect(shown.match(/^.* live$/gm)).toHaveLength(1)
      const commit = operator.git('rev-parse', 'HEAD').slice(0, 7)
      for (const line of shown
        .trim()
        .split('\n')
        .filter((each) => /^\d/.test(each)))
        expect(line).toMatch(
          new RegExp(`^\\d+-\\d+ {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}${commit}\\+ {3}(live|rolled back)$`),
        )
      // By its name it leads to any, and then back to the one before.
      const bad = shown.split('\n').find((line) => /^\S+ .*\d/.test(line) && !line.endsWith(' live')) ?? ''
      expect(await operator.types(`npm run rollback -- ${bad.split(' ')[0]}`)).toMatchObject({ status: 0 })
      expect((await list()).split('\n').find((line) => line.endsWith(' live'))).toContain(bad.split(' ')[0])
      expect(await operator.types('npm run rollback')).toMatchObject({ status: 0 })
      expect(await homepage()).toMatch(new RegExp(`€\\s*${good}\\b`))
      expect(await (nightly ? smoke() : operator.types('npm run --silent smoke -- --dir dist'))).toMatchObject({
        status: 0,
      })
    },
  )
})

test('another hand on the machine sees in one line what a live site is', async () => {
  const commit = operator.git('rev-parse', 'HEAD')
  expect(JSON.parse(operator.reads('dist/release.json')).commit).toContain(commit)
})

test('a name that no build has goes back to nothing, and what was compressed elsewhere is the same', async () => {
  const before = published()
  const { status, says } = await operator.types('npm run --silent rollback -- yesterday')
  expect({ status, isNamed: says.includes('yesterday'), isListed: /^\d+-\d+ .* live$/m.test(says) }).toEqual({
    status: 2,
    isNamed: true,
    isListed: true,
  })
  expect(published()).toBe(before)
  // A copy that lost what the build had compressed gets it back by itself.
  const copy = join(operator.above, 'copy')
  cpSync(realpathSync(join(operator.folder, 'dist')), copy, { recursive: true })
  const packed = operator.lists(copy).filter((file) => /\.(br|gz)$/.test(file))
  for (const file of packed) rmSync(join(copy, file))
  expect(await operator.types('npm run compress -- ../copy')).toMatchObject({ status: 0 })
  const site = realpathSync(join(operator.folder, 'dist'))
  const other = packed.filter((file) => !readFileSync(join(copy, file)).equals(readFileSync(join(site, file))))
  expect({ other, some: packed.length > 100 }).toEqual({ other: [], some: true })
  expect(published()).toBe(before)
})

test('a legal text gets a new number and date, and the version before keeps an address', async () => {
  operator.git('commit', '--quiet', '--all', '--message', 'Filled in')
  const files = ['nl', 'en'].map((locale) => `content/${locale}/legal/privacy.mdx`)
  const [before] = files.map((file) => operator.fields(file).version)
  for (const file of files) operator.writes(file, `${operator.reads(file).trimEnd()} OK.\n`)
  const answer = await operator.types('npm run legal -- --against HEAD', { BUILD_NOW: '2031-03-05T11:00:00Z' })
  const wrote = ['nl', 'en'].flatMap((locale) => [
    `Wrote content/${locale}/legal/privacy.mdx.`,
    `Wrote content/${locale}/legal/versions/privacy-${before}.html.`,
  ])
  expect(answer).toMatchObject({ status: 0 })
  expect(
    answer.says
      .split('\n')
      .filter((line) => /^(Wrote|legal\/)/.test(line))
      .sort(),
  ).toEqual([...wrote, `legal/privacy is version ${before + 1}: version ${before} keeps an address of its own.`].sort())
  for (const file of files)
    expect(operator.reads(file)).toMatch(new RegExp(`^version: ${before + 1}\ndate: 2031-03-05$`, 'm'))
  const changed = operator.git('status', '--porcelain', '--untracked-files=all').split('\n')
  const kept = ['nl', 'en'].map((locale) => `?? content/${locale}/legal/versions/privacy-${before}.html`)
  expect(changed.map((line) => line.trim()).sort()).toEqual([...files.map((file) => `M ${file}`), ...kept].sort())
  const again = await operator.types('npm run legal -- --against HEAD', { BUILD_NOW: '2031-03-06T11:00:00Z' })
  expect(again).toMatchObject({ status: 0, says: expect.stringContaining('No legal text changed since its version.') })
})

test('below a path the whole site stands there, and nothing beside it', async () => {
  const photo = sharp({ create: { width: 480, height: 270, channels: 3, background: '#1d5fd6' } })
  operator.writes('public/images/blog/desk.jpg', await photo.jpeg().toBuffer())
  const text = 'content/nl/blog/five-reasons.mdx'
  operator.writes(text, `${operator.reads(text)}\n![Een bureau.](/images/blog/desk.jpg)\n`)
  const trust = {
    SITE_TRUST_FOUNDER: 'Bea de Boer',
    SITE_TRUST_REFERENCE: 'Bij ons wacht niemand meer.',
    SITE_TRUST_REFERENCE_FROM: 'Cor, planner',
    SITE_TRUST_CERTIFICATE: 'ISO 27001, 12345',
  }
  const server = operator.starts('npm start', {
    BASE: '/sub/',
    PORT: '0',
    SITE_FORMS_CONTACT: '',
    SITE_CONTACT_PHONE: '+31 20 555 01 99',
    ...trust,
  })
  const address = await server.hears(/The site is on \S*?(http:\/\/\S+\/sub)/)
  const site = await readServer(new URL(address).origin, '/sub/')
  const { faults, pages } = findingsOf(site, '/sub/')
  expect({ faults, pages: pages > 50 }).toEqual({ faults: [], pages: true })
  const named = (name: RegExp) => [...site.keys()].filter((path) => name.test(path)).length
  expect([named(/^\/sub\/images\/.*desk/) > 1, named(/^\/sub\/en\/.*privacy.*\d$/)]).toEqual([true, 1])
  // The version before says what it said, and the page of today leads to it.
  for (const [locale, old] of [
    ['nl', 'privacy/versie/1'],
    ['en', 'en/privacy/version/1'],
  ]) {
    const page = (path: string) => new Page(path, String(site.get(`/sub/${path}`)))
    const now = locale === 'nl' ? 'privacy' : 'en/privacy'
    const headings = [...operator.reads(`content/${locale}/legal/privacy.mdx`).matchAll(/^## (.*?) \[#/gm)].map(
      (found) => found[1],
    )
    expect(headings.filter((heading) => !page(`${old}`).text.includes(`${heading}`))).toEqual([])
    expect([old, now].map((path) => / OK\./.test(page(path ?? '').text))).toEqual([false, true])
    expect(page(now).source).toContain(`href="/sub/${old}"`)
  }
  // Behind a server of one's own its settings answer there as on this machine.
  const above = join(operator.above, 'below')
  mkdirSync(above)
  symlinkSync(join(operator.folder, '.local/start/site'), join(above, 'sub'))
  const given = { forms: ['https://mail.werkstroom.example'], seconds: 2_592_000 }
  for (const host of servers) {
    const { server: own, origin } = await serve(host, '.local/start/hosts', above)
    const paths = [...site.keys()].map((path) => path.replace('/sub', ''))
    expect({ host, faults: await answerFaults(`${origin}/sub`, paths, given) }).toEqual({
      host,
      faults: [],
    })
    await own.kill()
  }
  const contact = await (await fetch(`${address}/contact`)).text()
  expect(contact).toContain('href="tel:+31205550199"')
  const action = /<form[^>]* action="([^"]*__forms[^"]*)"/.exec(contact)?.[1] ?? ''
  const body = new URLSearchParams({ EMAIL: 'karin@example.org', FNAME: 'Karin', MMERGE2: 'Onder een pad verstuurd.' })
  await fetch(new URL(action, `${address}/contact`), {
    method: 'POST',
    body,
    headers: { origin: new URL(address).origin },
  })
  await server.hears(/Onder een pad verstuurd\./, 10)
  const browser = await startChromium({ quick: true })
  const { tab } = await browser.visitor(new URL(address).origin, { width: 1280, height: 800 })
  await tab.goto(`${address}/zoeken?q=opzegtermijn`)
  const found = () => document.querySelector('.hits a')?.getAttribute('href') ?? ''
  await expect.poll(() => tab.run(found), { timeout: 25_000 }).toMatch(/^\/sub\//)
  await tab.goto(`${address}/pakketten`)
  await tab.click('[data-field]')
  await tab.type('1')
  const sends = () => document.querySelector<HTMLAnchorElement>('[data-send]')?.href ?? ''
  await expect.poll(() => tab.run(sends), { timeout: 25_000 }).toContain(`${address}/contact?`)
  await browser.close()
  // What visitors may trust us for is there as soon as it is filled in: in both languages, and on both pages.
  const said = (path: string) =>
    Object.values(trust).filter((text) => new Page(path, String(site.get(path))).text.includes(text))
  const [founder, ...others] = Object.values(trust)
  expect(['/sub/over-ons', '/sub/en/about', '/sub/', '/sub/en'].map(said)).toEqual([
    [founder, ...others],
    [founder, ...others],
    others,
    others,
  ])
  // Whether the contact form takes requests is asked as a visitor would send one.
  const asked = await operator.types(`npm run --silent smoke -- ${address}/ --form --email check@example.org`)
  expect(asked).toMatchObject({
    status: 0,
    says: expect.stringMatching(/\[smoke test\] went to \S*\/__forms\/contact/),
  })
  await server.hears(/EMAIL check@example\.org[\s\S]*\[smoke test\] \d{4}-/, 10)
  expect((await fetch(`${address}/en/plans`)).status).toBe(200)
  expect((await fetch(new URL('/en/plans', address))).status).toBe(404)
  await server.interrupt()
})

/**
 * Starts a server with the settings of a build, of which what a machine has to say of itself is filled in: its port, and
 * the folder that answers at its root.
 */
async function serve(
  host: 'nginx' | 'caddy',
  hosts = '.build/hosts',
  root = join(operator.folder, 'dist'),
): Promise<{ server: Running; origin: string; plain: string }> {
  const [port, plain] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const folder = join(operator.above, host)
  mkdirSync(folder, { recursive: true })
  const name = host === 'nginx' ? 'nginx.conf' : 'Caddyfile'
  const file = join(folder, name)
  const settings = readFileSync(resolve(operator.folder, hosts, name), 'utf8')
  writeFileSync(file, host === 'nginx' ? nginx(settings, folder, root, port, plain) : caddy(settings, root, origin))
  const server = operator.starts(host === 'nginx' ? `exec nginx -c "${file}"` : `exec caddy run --config "${file}"`, {
    HOME: folder,
  })
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return { server, origin, plain: `http://127.0.0.1:${plain}` }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${host} does not answer: ${server.says()}`)
}

function nginx(settings: string, folder: string, served: string, port: number, plain: number): string {
  const [own = '', unencrypted = ''] = settings.split(/^server \{\n {2}listen 80;\n {2}listen \[::\]:80;/m)
  const site = own
    .replace(/^ {2}(listen|ssl_certificate|ssl_certificate_key|server_name) .*\n/gm, '')
    .replace(/^ {2}root .*$/m, `  listen 127.0.0.1:${port};\n  root "${served}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path "${folder}/${kind}";`,
  )
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${folder}/pid";
error_log stderr crit;
events {}
http {
access_log off;
${temporary.join('\n')}
${site}
server {
  listen 127.0.0.1:${plain};${unencrypted}
}
`
}

function caddy(settings: string, served: string, origin: string): string {
  const site = settings.replace(/^[^(\s]\S* \{$/m, `${origin} {`).replace(/root \* .*/, `root * "${served}"`)
  return `{\n\tadmin off\n\tauto_https off\n}\n${site}`
}

/** What the lock says that docs/operations.md names: who builds, or nothing once it was given back. */
function lock(): string {
  const files = operator.has('.build/lock') ? operator.lists('.build/lock') : []
  const [newest] = files.filter((file) => /^\d+$/.test(file)).sort((one, other) => Number(other) - Number(one))
  return newest ? operator.reads(`.build/lock/${newest}`) : ''
}

/** Tells whether the system still lists a process. */
function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** In the place of a file's content: it is taken away. */
const gone = 'gone'

/** Looks at what is live until a build has ended: each time a whole page, with the same page beside it compressed. */
async function lookedAtUntil(ended: Promise<unknown>): Promise<string[]> {
  const wrong: string[] = []
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const site = realpathSync(join(operator.folder, 'dist'))
    const page = readFileSync(join(site, 'pakketten.html'))
    const compressed = join(site, 'pakketten.html.br')
    if (!existsSync(compressed)) wrong.push('a page without its compressed one')
    else if (!brotliDecompressSync(readFileSync(compressed)).equals(page))
      wrong.push('a page beside another compressed one')
    await wait(20)
  }
  return wrong
}

const firstScript = (site: string) => operator.lists(site).find((file) => /^assets\/.*\.js$/.test(file)) ?? ''

/** Puts a file in a place as an upload does: what is there goes. Builds that are kept share their files. */
function put(file: string, content: string | Uint8Array) {
  rmSync(file, { force: true })
  writeFileSync(file, content)
}
