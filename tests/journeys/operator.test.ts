import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../harness/engines/chromium.ts'
import { isHere } from '../harness/serving/servers.ts'
import { answerFaults, headersFileFaults } from './answers.ts'
import { freePort, nightly, person, type Running } from './person.ts'
import { differences, findingsOf, isPage, Page, readFolder, readServer, releaseFaults } from './whole-site.ts'

// A week of an operator: fills in the facts, publishes to nginx and Caddy, breaks a build, kills one, goes back, and asks
// of every state whether it is the site that was built.
const operator = person()
const strict = 'npm run build -- --strict'
const build = `${strict} --compress`
const business = 'content/business.yaml'
/** Where forms post to, and where their provider leads on to. */
const forms = ['https://mail.werkstroom.example', 'https://thanks.werkstroom.example']

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
  operator.edits(business, 'redirects: []', 'redirects: [https://thanks.werkstroom.example/done]')
  good = monthly()
  expect(await operator.types(`umask 077; ${build}`)).toMatchObject({ status: 0 })
  const endpointOf = (file: string) => /<form[^>]* action="(https:[^"]*)"/.exec(operator.reads(`dist/${file}`))?.[1]
  expect([endpointOf('contact.html'), endpointOf('blog.html')]).toEqual([
    'https://mail.werkstroom.example/post',
    'https://mail.werkstroom.example/list',
  ])
  for (const file of ['index.html', 'en/plans.html.br', 'en/plans.html.gz', 'release.json'])
    expect({ file, there: operator.has(`dist/${file}`) }).toEqual({ file, there: true })
  // A server reads all of it as another user, whatever the operator's umask.
  const files = operator.lists('dist/')
  expect(files.filter((file) => (statSync(join(operator.folder, 'dist', file)).mode & 0o777) !== 0o644)).toEqual([])
  // Without an id for analytics nobody is asked about cookies, and nothing of Google is named.
  const asking = /googletagmanager|gtag|data-consent|id="consent"/
  expect(files.filter((file) => file.endsWith('.html') && asking.test(operator.reads(`dist/${file}`)))).toEqual([])
  // Both servers know the name of the site, where it stands, and its certificate.
  const { host } = new URL(operator.fields(business).brand.origin)
  const [nginx, caddy] = ['nginx.conf', 'Caddyfile'].map((file) => operator.reads(`.build/hosts/${file}`))
  const named = [...(nginx ?? '').matchAll(/^ {2}(server_name|root|ssl_certificate|return 301) (.*);$/gm)]
  expect(named.map(([, name, value]) => `${name} ${value}`)).toEqual([
    `server_name ${host}`,
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem`,
    `root "/srv/${host}/dist"`,
    `server_name ${host}`,
    `return 301 https://${host}$request_uri`,
  ])
  expect(caddy).toMatch(new RegExp(`^${host} \\{\n\troot \\* "/srv/${host}/dist"$`, 'm'))
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
    // On the second as somebody does who has no build at hand.
    const own = whole ? '' : ' --own'
    const { status, says } = await operator.types(`npm run --silent smoke -- ${origin}/ --host ${host}${own}`)
    expect({ status, isNamed: says.includes(operator.git('rev-parse', 'HEAD')) }).toEqual({
      status: 0,
      isNamed: !whole,
    })
    if (host === 'nginx') {
      const answer = await fetch(`${plain}/en/plans?from=mail`, { redirect: 'manual' })
      expect(answer.status).toBe(301)
      expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/en\/plans\?from=mail$/)
    }
  })

  test('every kind of file is answered with its headers, and packed it is the same', async () => {
    const paths = operator.lists(realpathSync(join(operator.folder, 'dist'))).map((file) => `/${file}`)
    const given = { forms, seconds: 2_592_000, isCompressed: true }
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
      'en/faq.html.br': readFileSync(join(site, 'en/faq.html.gz')),
      '.well-known/security.txt': text('.well-known/security.txt').replace('mailto:', 'mailto:x'),
      'en/blog.html': gone,
    }
    const strange = { 'notes.txt': 'To do', '.env': 'KEY=1' }
    const { status, says } = await having(site, { ...tampered, ...strange }, () =>
      operator.types('npm run --silent smoke -- --dir dist'),
    )
    const named = [...says.matchAll(/^ {4}(\S+) /gm)].map(([, file]) => file)
    expect({ status, named: named.sort() }).toEqual({
      status: 1,
      named: Object.keys({ ...tampered, ...strange }).sort(),
    })
  })

  test.skipIf(host === servers[0])('whatever is wrong with its settings, or with what it sends, is named', async () => {
    const site = realpathSync(join(operator.folder, 'dist'))
    const spoilt = join(operator.above, 'spoilt')
    mkdirSync(spoilt)
    const own = host === 'nginx' ? 'nginx.conf' : 'Caddyfile'
    const settings = operator.reads(`.build/hosts/${own}`)
    writeFileSync(join(spoilt, own), host === 'caddy' ? spoiltCaddy(settings) : settings)
    await server.kill()
    ;({ server, origin, plain } = await serve(host, spoilt))
    // What the build before had, what nobody meant to publish, a page of today that was changed, and another release.
    const wrong = {
      [olderFile()]: 'Old',
      'backup.sql': 'select 1',
      'en/plans.html': operator.reads('dist/en/plans.html').replace('<h1', '<h2'),
      'release.json': operator.reads('dist/release.json').replace(/"commit": "../, '"commit": "zz'),
    }
    const { status, says } = await having(site, wrong, smoke)
    expect({ status, fine: says.match(/^✓.*/gm), wrong: says.match(/^✗/gm)?.length }).toEqual({
      status: 1,
      fine: null,
      wrong: 15,
    })
    for (const name of [/X-Content-Type-Options/i, /backup\.sql/, /en\/plans/]) expect(says).toMatch(name)
  })

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
    expect(published()).toBe(before)
    raise()
    for (const seconds of nightly ? [0, 0.5, 1, 1.5, 2, 3, 4, 5] : [0.2]) {
      const killed = operator.starts(build)
      const pid = await nextBuilder()
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
      const days = await earlierBuilds()
      for (const bad of nightly ? ['bad', 'bad again', 'bad once more'] : ['bad']) {
        // The first bad price is there since the build that was killed.
        if (bad !== 'bad') raise()
        prices.push(monthly())
        const old = states()
        const building = operator.starts(build)
        // Whoever builds or goes back at the same time is told so, however long it takes.
        const pid = await nextBuilder()
        process.kill(pid, 'SIGSTOP')
        const others = Promise.all([build, 'npm run rollback'].map((line) => operator.types(line)))
        const told = await others.finally(() => process.kill(pid, 'SIGCONT'))
        for (const { status, says } of told)
          expect({ status, says }).toEqual({ status: 1, says: expect.stringMatching(/Another build is at work here/) })
        expect(await lookedAtUntil(building.ended)).toEqual([])
        expect(await building.ended).toBe(0)
        expect(unsteady(old)).toEqual([])
        expect(await homepage()).toMatch(new RegExp(`€\\s*${monthly()}\\b`))
        expect(await operator.types('npm run rollback')).toMatchObject({ status: 0 })
        const page = await homepage()
        expect(prices.filter((price) => new RegExp(`€\\s*${price}\\b`).test(page))).toEqual([good])
      }
      // The last ten are kept, with a damaged log too.
      const sites = readdirSync(join(operator.folder, '.build/sites'))
      const kept = days.filter((name) => sites.includes(name))
      expect([sites.length, kept]).toEqual([10, days.slice(-kept.length)])
      // Once more leads further back.
      await operator.types('npm run rollback')
      expect(await homepage()).toMatch(new RegExp(`€\\s*${good}\\b`))
      const list = async () => (await operator.types('npm run --silent rollback -- --list')).says
      const shown = await list()
      expect(shown.match(/^.* live$/gm)).toHaveLength(1)
      const commit = operator.git('rev-parse', 'HEAD').slice(0, 7)
      expect(shown.match(/^\d+-\d+/gm)?.toSorted()).toEqual(sites.toSorted())
      for (const line of shown
        .trim()
        .split('\n')
        .filter((each) => /^\d/.test(each)))
        expect(line).toMatch(
          new RegExp(`^\\d+-\\d+ {2}\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d {2}${commit}\\+(| {3}(live|rolled back))$`),
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
  const seconds = Number(operator.git('log', '-1', '--format=%ct'))
  expect(JSON.parse(operator.reads('dist/release.json'))).toMatchObject({
    commit: `${commit}+`,
    time: new Date(seconds * 1000).toISOString(),
    base: '/',
  })
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

test('for other hosts a folder holds the same site, and what each of them reads', async () => {
  const out = join(operator.above, 'published')
  const paths = operator.lists('dist/').map((file) => `/${file}`)
  const read = (file: string) => readFileSync(join(out, file), 'utf8')
  // Each takes the place of the one before.
  for (const host of ['netlify', 'cloudflare', 'github-pages']) {
    const building = await operator.types(`umask 077; ${strict} --host ${host} --out ../published`)
    expect(building).toMatchObject({ status: 0 })
    const folder = readFolder(out)
    expect({ host, faults: releaseFaults(folder) }).toEqual({ host, faults: [] })
    const site = readFolder(realpathSync(join(operator.folder, 'dist')))
    const pages = [...site.keys()].filter(
      (path) => isPage(path, site.get(path) ?? Buffer.of()) && !path.endsWith('/404'),
    )
    const own =
      host === 'github-pages'
        ? ['/.nojekyll', '/404', ...pages.filter((path) => !path.endsWith('/')).map((path) => `${path}/`)]
        : ['/_headers', '/_redirects']
    expect({ host, other: differences(site, folder).sort() }).toEqual({ host, other: [...own, '/release.json'].sort() })
    const modes = operator.lists(out).filter((file) => (statSync(join(out, file)).mode & 0o777) !== 0o644)
    expect({ host, modes, top: statSync(out).mode & 0o777 }).toEqual({ host, modes: [], top: 0o755 })
    if (host === 'github-pages') {
      const twice = pages.filter((path) => !path.endsWith('/'))
      expect(twice.filter((path) => !folder.get(`${path}/`)?.equals(site.get(path) ?? Buffer.of()))).toEqual([])
      // Its one page for what is not there has both languages, and its policy admits the program that chooses.
      const lost = read('404.html')
      const [, english = ''] = /<template lang="en"[^>]*>([\s\S]*)<\/template>/.exec(lost) ?? []
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(String(site.get('/en/404'))) ?? ['', 'none']
      expect(english).toContain(main)
      const [, program = ''] = /<script>([^<]*)<\/script>/.exec(lost) ?? []
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(lost) ?? []
      expect(policy).toContain(createHash('sha256').update(program).digest('base64'))
    } else {
      expect({ host, faults: headersFileFaults(read('_headers'), paths, { forms, seconds: 2_592_000 }) }).toEqual({
        host,
        faults: [],
      })
      const rules = read('_redirects').match(/^\/.*/gm) ?? []
      const lost = ['/en/* /en/404.html 404', '/* /404.html 404']
      expect({ host, rules }).toEqual({ host, rules: host === 'netlify' ? lost : [] })
    }
  }
  expect(await operator.types('npm run --silent smoke -- --dir ../published --host github-pages')).toMatchObject({
    status: 0,
  })
  // Of a build that was not asked to, nothing is compressed.
  expect(operator.lists('dist/').filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
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
    // As GitHub names it.
    BASE: '/sub',
    PORT: '0',
    SITE_FORMS_CONTACT: '',
    SITE_SECURITY_HSTS: '2 years with subdomains',
    SITE_CONTACT_PHONE: '+31 20 555 01 99',
    ...trust,
  })
  const address = await server.hears(/The site is on \S*?(http:\/\/\S+\/sub)/)
  const site = await readServer(new URL(address).origin, '/sub/')
  const { faults, pages } = findingsOf(site, '/sub/')
  const told = releaseFaults(readFolder(join(operator.folder, '.local/start/site')))
  expect({ faults: [...faults, ...told], pages: pages > 50 }).toEqual({ faults: [], pages: true })
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
  const given = { forms, seconds: 63_072_000, hasSubdomains: true }
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
  const refuse = new FormData()
  refuse.append('mode', 'refuse')
  await fetch(new URL('/__forms/mode', address), { method: 'POST', body: refuse })
  const refused = await operator.types(`npm run --silent smoke -- ${address}/ --form --email check@example.org`)
  expect(refused).toMatchObject({ status: 1, says: expect.stringMatching(/answered 500/) })
  // Whoever finds a weakness finds whom to tell, until the day that stands there.
  const security = String(site.get('/sub/.well-known/security.txt'))
  const { brand, contact: of } = operator.fields(business)
  expect(security).toContain(`Contact: mailto:${of.email}\n`)
  expect(security).toContain(`Canonical: ${brand.origin}/sub/.well-known/security.txt\n`)
  expect(Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
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

/** Waits until the build that was started last has the lock, and returns its process. */
async function nextBuilder(): Promise<number> {
  const earlier = lock()
  await expect.poll(() => lock() !== '' && lock() !== earlier, { timeout: 60_000, interval: 20 }).toBe(true)
  return JSON.parse(lock()).pid
}

/** Has twelve days before today, of each of which a build is kept, and a log of them that was cut off. */
async function earlierBuilds(): Promise<string[]> {
  const names = Array.from({ length: 12 }, (_, day) => `202601${String(day + 10)}060000000-1`)
  const live = basename(realpathSync(join(operator.folder, '.build/current')))
  await operator.types(`cd .build/sites && for day in ${names.join(' ')}; do cp -al ${live} $day; done`)
  operator.writes('.build/publications.json', '[{"build": "2026')
  return names
}

/** Of each file that is live its content, in short, and the second in which it was last changed. */
function states() {
  const site = realpathSync(join(operator.folder, 'dist'))
  return new Map(
    operator.lists(site).map((file) => {
      const content = createHash('sha256')
        .update(readFileSync(join(site, file)))
        .digest('hex')
      return [file, { content, second: Math.floor(statSync(join(site, file)).mtimeMs / 1000) }]
    }),
  )
}

/** Names each file that a visitor has and loads again, or keeps although it changed: hosts go by size and time. */
const unsteady = (old: ReturnType<typeof states>) =>
  [...states()].flatMap(([file, { content, second }]) => {
    const before = old.get(file)
    return before && (before.content === content) !== (before.second === second) ? [file] : []
  })

/** A file that an earlier build had and the live one has not. */
function olderFile(): string {
  const all = operator.lists('.build/sites').map((file) => file.replace(/^[^/]*\/site\//, ''))
  return all.find((file) => /^assets\/.*\.json$/.test(file) && !operator.has(`dist/${file}`)) ?? ''
}

/** The settings of Caddy with a slip for each thing that smoke looks at. */
const spoiltCaddy = (settings: string) =>
  [
    [/^.*X-Content-Type-Options.*\n/gm, ''],
    [/^.*Content-Type "application\/.*\n/gm, ''],
    [/rewrite \* \/en\/404\.html/, 'rewrite * /404.html'],
    [/^\t\tredir @page .*\n/m, ''],
    [/error @sent 405/, 'respond @sent 200'],
    [/^\t\t\tprecompressed br gzip\n/gm, ''],
    [/disable_canonical_uris/, 'disable_canonical_uris\n\t\t\tbrowse'],
    [
      /^\troute \{\n/m,
      '$&\t\trequest_header -Range\n\t\trequest_header -If-None-Match\n\t\t@head method HEAD\n\t\theader @head {\n\t\t\tCache-Control none\n\t\t\tdefer\n\t\t}\n',
    ],
  ].reduce((text, [from = '', to = '']) => {
    const spoilt = text.replace(from, String(to))
    if (spoilt === text) throw new Error(`${from} is not in the settings.`)
    return spoilt
  }, settings)

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

/**
 * Does something while files of a site are others, or gone. Each is put there as an upload does it, beside the one that it
 * takes the place of: builds that are kept share their files.
 */
async function having<T>(site: string, others: Readonly<Record<string, string | Uint8Array>>, act: () => Promise<T>) {
  const aside = join(operator.above, 'aside')
  mkdirSync(aside)
  const files = Object.keys(others).map((file, index) => ({ path: join(site, file), own: join(aside, `${index}`) }))
  for (const { path, own } of files) if (existsSync(path)) renameSync(path, own)
  for (const [file, content] of Object.entries(others)) if (content !== gone) writeFileSync(join(site, file), content)
  try {
    return await act()
  } finally {
    for (const { path, own } of files) {
      rmSync(path, { force: true })
      if (existsSync(own)) renameSync(own, path)
    }
    rmSync(aside, { recursive: true })
  }
}
