import { afterAll, beforeAll, expect, test } from 'vitest'
import { addContent, addToPrograms } from '../harness/builds/german.ts'
import { startChromium } from '../harness/engines/chromium.ts'
import type { Engine, Visitor } from '../harness/engines/engine.ts'
import { freePort, nightly, person, type Running } from './person.ts'
import { textFaults } from './shown-texts.ts'
import { findingsOf, Page, readServer } from './whole-site.ts'

// A day of an engineer, by the steps of docs/architecture.md: a page, an island, a colour, a rule, a language. What is
// forgotten on the way is named.
const engineer = person()

const types = () => engineer.types('npx tsc --noEmit --pretty false')
const check = (...options: string[]) => engineer.types(`npm run --silent check -- ${options.join(' ')}`)

/** The colour that is changed: nightly the blue, in which the icon and every picture for shared links are drawn as well. */
const colour = nightly ? 'blue-600' : 'soft'
/** oklch(45% 0.1 150), as an icon writes it. */
const drawnNew = '#236436'

/** The third is German, whose words are the English ones. */
const languages = ['nl', 'en', 'de']

let browser: Engine
let server: Running
let address = ''

beforeAll(async () => {
  browser = await startChromium({ quick: true })
})
afterAll(() => browser?.close())

test('a page begins with its route, and what it still needs is named, one after the other', async () => {
  engineer.edits(
    'site/words.ts',
    /^ {2}search: page,$/m,
    '  search: page,\n  partners: page.extend({ question: line }),\n  offer: page,',
  )
  engineer.edits(
    'site/routes.ts',
    /^ {2}search: \{$/m,
    `  partners: {
    addresses: { nl: ['/voor-partners', '/partners'], en: ['/en/for-partners', '/en/partners'] },
    under: 'plans',
    menus: ['header', 'resources', 'index'],
    data: 'page',
    words: words.partners,
  },
  offer: {
    addresses: { nl: ['/aanbod'], en: ['/en/offer'] },
    menus: ['services', 'end', 'index'],
    data: 'page',
    words: words.offer,
    hasText: true,
  },
  search: {`,
  )
  // A component for writers, which the offer will have.
  engineer.edits('components/mdx/vocabulary.tsx', /^function Steps/m, `${stamp}\n$&`)
  engineer.edits(
    'components/mdx/vocabulary.tsx',
    '  Steps: {',
    '  Stamp: { component: Stamp, props: z.strictObject({ on: title }) },\n$&',
  )
  // Not the first change on this machine: of the commands as they were before, some are kept.
  for (let number = 0; number < 12; number++) engineer.writes(`.cache/commands/before-${number}/check.js`, '')
  writePage('en', 'For partners', 'How many partners do you have?')
  engineer.edits('content/en/pages/partners.mdx', /^question: .*\n/m, '')
  const first = await check()
  expect(first.status).toBe(1)
  expect(first.says.match(/^content\/.*$/gm)).toEqual([
    expect.stringMatching(/^content\/en\/pages\/offer\.mdx:1:1 {2}The file is missing/),
    expect.stringMatching(/^content\/en\/pages\/partners\.mdx:1:1 {2}question is missing/),
    expect.stringMatching(/^content\/nl\/pages\/offer\.mdx:1:1 {2}The file is missing/),
    expect.stringMatching(
      /^content\/nl\/pages\/partners\.mdx:1:1 {2}The file is missing.* content\/en\/pages\/partners\.mdx/,
    ),
  ])

  const kept = new Set(engineer.lists('.cache/commands').map((file) => file.split('/')[0]))
  expect(kept.size).toBeLessThanOrEqual(10)

  // Nobody minds two signs yet.
  writePage('nl', 'Voor partners', 'Hoeveel partners!!')
  writePage('en', 'For partners', 'How many partners do you have?')
  writeOffer('nl', 'Een aanbod voor partners', 'De afspraak!!')
  writeOffer('en', 'An offer for partners', 'What we agree')
  expect(await check()).toMatchObject({ status: 0 })

  // The compiler reads the whole project, which takes its time.
  if (nightly) {
    const third = await types()
    expect(third).toMatchObject({ status: expect.any(Number), says: expect.stringContaining('page.partners') })
    expect(third.status).not.toBe(0)
  }
  engineer.edits(
    'site/messages.ts',
    "  'page.cases':",
    "  'page.partners': { nl: 'Voor partners', en: 'For partners' },\n  'nav.partners': { nl: 'Partners', en: 'Partners' },\n  'page.offer': { nl: 'Aanbod', en: 'Offer' },\n  'page.cases':",
  )
})

test.runIf(nightly)('a page without its view is not built, and the build says which', async () => {
  const { status, says } = await engineer.types('npm run build')
  expect(status).toBe(1)
  expect(says).toMatch(/pages\/partners\.tsx/)
  expect(engineer.has('dist/index.html')).toBe(false)
})

test('the view, an island, another foot and another colour are written', async () => {
  engineer.writes('components/islands/Counter.tsx', counter)
  engineer.writes('renderer/styles/parts/counter.css', '.counter {\n  margin: 7.5px;\n}\n')
  engineer.writes('pages/partners.tsx', view)
  engineer.writes('pages/offer.mdx', viewInMdx)
  // A field of the form, a header, and a word that visitors search with.
  engineer.edits(
    'site/forms.ts',
    /^ {4}\{ name: 'PHONE'.*\n/m,
    "$&    { name: 'MMERGE9', label: t('field.town'), autoComplete: 'address-level2' },\n",
  )
  engineer.edits('site/messages.ts', /^ {2}'field\.phone':/m, "  'field.town': { nl: 'Plaats', en: 'Town' },\n$&")
  engineer.edits('site/headers.ts', 'usb=()', 'usb=(), midi=()')
  engineer.edits('content/nl/search.yaml', /^groups:$/m, 'groups:\n  - [partners, kompanen]')
  engineer.edits('components/Footer.tsx', '<footer', '<footer data-edited="yes"')
  // A word of the interface, and the name of a subject.
  engineer.edits('site/messages.ts', /'nav\.about': \{ nl: '[^']*'/, "'nav.about': { nl: 'Wie we zijn'")
  engineer.edits('site/categories.ts', /(?<=technical: \{[^}]*\},\s*name: \{ nl: ')[^']*/, 'Installatietechniek')
  engineer.edits(
    'renderer/styles/shared/tokens.css',
    new RegExp(`--color-${colour}: [^;]*;`),
    `--color-${colour}: light-dark(oklch(45% 0.1 150), oklch(77% 0.115 150));`,
  )
  // The compiler takes its time; by day, that the site is built and counts is enough.
  if (nightly) expect(await types()).toMatchObject({ status: 0 })
})

test('a third language needs its word, its tables and its content, and what it lacks is named', async () => {
  addToPrograms(engineer.folder, ['site/locales.ts'])
  if (nightly) {
    const { status, says } = await types()
    expect(status).not.toBe(0)
    for (const table of ['site/locales.ts', 'site/routes.ts', 'site/messages.ts', 'site/categories.ts'])
      expect(says).toContain(`${table}(`)
  }
  addToPrograms(engineer.folder)
  const { status, says } = await check()
  expect(status).toBe(1)
  expect(says).toMatch(/^content\/business\.yaml:\d+:\d+ {2}.*\.de is missing/m)
  addContent(engineer.folder)
  // Its legal texts are published with those that they translate.
  const { says: wrote } = await engineer.types('npm run legal -- --against HEAD')
  for (const text of ['dpa', 'privacy', 'terms']) expect(wrote).toContain(`Wrote content/de/legal/${text}.mdx.`)
})

test('an icon in another blue than that of the pages is named, with the colour to draw it in', async () => {
  const icon = engineer.reads('public/favicon.svg')
  const drawn = /stroke="(#[0-9a-f]{6})"/.exec(icon)?.[1] ?? 'no blue'
  // Nightly the blue of the pages is the one that was changed, by day that of the icon.
  if (!nightly) engineer.writes('public/favicon.svg', icon.replaceAll(drawn, drawnNew))
  const wanted = nightly ? drawnNew : drawn
  const building = engineer.starts('npm start')
  const said = /public\/favicon\.svg is not drawn in (#[0-9a-f]{6})|The site is on/
  expect(await building.hears(said)).toBe(wanted)
  expect({ status: await building.ended, there: engineer.has('.local/start/site') }).toEqual({
    status: 1,
    there: false,
  })
  engineer.writes('public/favicon.svg', icon.replaceAll(drawn, wanted))
})

test('the site is there with one command', async () => {
  server = engineer.starts('npm start')
  address = await server.hears(/The site is on \S*?(http:\/\/\S+:\d+)/)
})

test('the page turns up at its addresses, in the lists for machines, in menus, and as the twin of the other language', async () => {
  const get = async (path: string) => (await fetch(address + path)).text()
  for (const path of ['/voor-partners', '/partners', '/en/for-partners', '/en/partners']) {
    const page = await get(path)
    const canonical = /rel="canonical" href="[^"]*?(\/[a-z-]+(?:\/[a-z-]+)?)"/.exec(page.replace('https://', ''))?.[1]
    expect({ path, canonical }).toEqual({
      path,
      canonical: path.startsWith('/en') ? '/en/for-partners' : '/voor-partners',
    })
  }
  const site = await readServer(address)
  const { faults } = findingsOf(site, '/', languages)
  const nowhere = await fetch(`${address}/de/nirgends`)
  expect([nowhere.status, /<html lang="(\w+)"/.exec(await nowhere.text())?.[1]]).toEqual([404, 'de'])
  expect([...faults, ...textFaults(engineer, site)]).toEqual([])
  // Every page is made again, also those whose own texts are as they were.
  const pages = [...site].filter(([, body]) => String(body.subarray(0, 15)) === '<!doctype html>')
  const lacks = (sign: string) =>
    pages.filter(([path, body]) => !/^\/(en|de)\b/.test(path) && !body.includes(sign)).map(([path]) => path)
  expect([...lacks('<footer data-edited="yes"'), ...lacks('>Wie we zijn</a>')]).toEqual([])
  expect(pages.flatMap(([path, body]) => menuFaults(new Page(path, String(body))))).toEqual([])
  // The style of a part stands where the part does, and on no other page.
  const styled = pages.filter(([, body]) => body.includes('margin:7.5px')).map(([path]) => path)
  const prefixed = ['/de', '/en'].flatMap((prefix) => [`${prefix}/for-partners`, `${prefix}/partners`])
  expect(styled.sort()).toEqual([...prefixed, '/partners', '/voor-partners'])
  const worn = `--color-${colour}:light-dark(oklch(45% .1 150),oklch(77% .115 150))`
  const pale = pages.filter(([, body]) => !body.includes(worn) && !String(body).includes('rel="stylesheet"'))
  expect(pale.map(([path]) => path)).toEqual([])
  const subject = [
    '/blog',
    '/blog/techniek',
    '/feed.xml',
    '/feed.json',
    `/blog/${engineer.fields('content/nl/blog/fault-to-invoice.mdx').slug}`,
  ]
  for (const path of subject)
    expect({ path, there: String(site.get(path)).includes('Installatietechniek') }).toEqual({ path, there: true })
  for (const [path, twin] of [
    ['/voor-partners', '/en/for-partners'],
    ['/partners', '/en/partners'],
    ['/aanbod', '/en/offer'],
  ])
    for (const [from, to, language] of [
      [path, twin, 'en'],
      [twin, path, 'nl'],
    ])
      expect(await get(from ?? '')).toMatch(new RegExp(`<a href="${to}"[^>]*data-language="${language}"`))
  for (const [language, lists] of Object.entries(turnsUp))
    for (const [list, texts] of Object.entries(lists)) {
      const text = await get(list)
      expect({ language, list, lacks: texts.filter((each) => !text.includes(each)) }).toEqual({
        language,
        list,
        lacks: [],
      })
    }
  const indexes = JSON.parse(String(site.get('/search.json')))
  for (const [language, found] of [
    ['nl', ['/voor-partners', '/aanbod', '/aanbod#deal']],
    ['en', ['/en/for-partners', '/en/offer', '/en/offer#deal']],
  ] as const)
    for (const path of found) expect(String(site.get(indexes[language]))).toContain(`"${path}"`)
})

test('search engines are told what the page is, and where it belongs', async () => {
  for (const [locale, path, under] of [
    ['nl', '/voor-partners', '/pakketten'],
    ['en', '/en/for-partners', '/en/plans'],
  ] as const) {
    const page = new Page(path, await (await fetch(address + path)).text())
    const { origin } = new URL(page.canonical ?? '')
    const { title, heading, description } = engineer.fields(`content/${locale}/pages/partners.mdx`)
    expect(page.data('WebPage')).toEqual({
      ...{ '@type': 'WebPage', name: heading, description, url: origin + path, inLanguage: locale },
    })
    const names = { nl: ['Home', title], en: ['Home', title] }[locale]
    expect(page.data('BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [locale === 'nl' ? '/' : '/en', under, path].map((to, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: index === 1 ? expect.any(String) : names[index && 1],
        item: origin + to,
      })),
    })
  }
})

test('a view in MDX has the parts of each folder, the words and the text of its page, in both languages', async () => {
  for (const [locale, path, to] of [
    ['nl', '/aanbod', '/contact?service=starter'],
    ['en', '/en/offer', '/en/contact?service=starter'],
  ] as const) {
    const page = await (await fetch(address + path)).text()
    const { title } = engineer.fields(`content/${locale}/plans/starter.mdx`)
    const parts = {
      words:
        page.includes('<h1>') && page.includes(`>${engineer.fields(`content/${locale}/pages/offer.mdx`).heading}</h1>`),
      building: page.includes(`href="${to}"`),
      plans: new RegExp(`<article class="plan card[\\s\\S]*<h3>${title}</h3>`).test(page),
      drawings: /<\/article>\s*<svg[\s\S]*<\/svg>\s*<div class="callout"/.test(page),
      writers: new RegExp(`<p class="callout-title">${locale}</p>\\s*<p>Said <strong>here</strong>`).test(page),
      steps: /<div class="steps">\s*<ol>\s*<li>First\.<\/li>/.test(page),
      markdown: /<table>[\s\S]*<td>Left<\/td>/.test(page),
      text: /<h2 id="deal"/.test(page),
      stamped: page.match(/<p class="stamp">(Today|Vandaag): <\/p>/g)?.length === 1,
    }
    expect({ path, ...parts }).toEqual({
      path,
      ...{
        words: true,
        building: true,
        plans: true,
        drawings: true,
        writers: true,
        steps: true,
        markdown: true,
        text: true,
        stamped: true,
      },
    })
  }
})

test('a field of the form is there in both languages, and a header on every host', async () => {
  for (const [path, label] of [
    ['/contact', 'Plaats'],
    ['/en/contact', 'Town'],
  ]) {
    const page = await (await fetch(address + path)).text()
    const names = [...page.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"/g)].map(([, name]) => name)
    expect(names.slice(names.indexOf('PHONE'), names.indexOf('MMERGE7') + 1)).toEqual(['PHONE', 'MMERGE9', 'MMERGE7'])
    expect(page).toContain(`<label for="MMERGE9">${label}</label>`)
  }
  expect((await fetch(address)).headers.get('permissions-policy')).toContain('usb=(), midi=()')
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(engineer.reads(`.local/start/hosts/${file}`)).toContain('usb=(), midi=()')
  const { files } = await (await fetch(`${address}/release.json`)).json()
  expect(await engineer.types('npm run --silent smoke -- --dir .local/start/site --own')).toMatchObject({
    status: 0,
    says: expect.stringContaining(
      `.local/start/site holds the ${files.length + 1} files of the site, and nothing else`,
    ),
  })
})

test('the island counts in the browser, the page wears the new colour, and says nothing on the console', async () => {
  const visitor = await browser.visitor(address, { width: 1280, height: 800 })
  const { tab } = visitor
  await tab.goto(`${address}/en/for-partners`)
  expect(await textOf(visitor, '.counter')).toBe('0')
  // React comes when somebody is about to count, and not before.
  const programs = () =>
    tab.run(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  const before = await programs()
  await tab.click('.counter')
  await expect.poll(() => textOf(visitor, '.counter')).toBe('1')
  expect(await programs()).toBeGreaterThan(before)
  // Another one of its kind counts by itself.
  const counts = () => tab.run(() => [...document.querySelectorAll('.counter')].map((each) => each.textContent))
  expect(await counts()).toEqual(['1', '0'])
  await tab.click('#again .counter')
  await expect.poll(counts).toEqual(['1', '1'])
  await tab.click('#partners .counter')
  await expect.poll(counts).toEqual(['2', '1'])
  // What React makes later belongs to what was there.
  const belongs = () =>
    [...document.querySelectorAll('output')].map(({ htmlFor, parentElement }) => {
      const button = parentElement?.querySelector('button')
      return document.getElementById(htmlFor.value) === button
    })
  expect(await tab.run(belongs)).toEqual([true, true])
  const worn = await tab.run(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
    return [style('header .button').backgroundColor, style('.lead').color]
  })
  expect(worn[nightly ? 0 : 1]).toMatch(/oklch\(0\.45 0\.1 150\)/)
  await tab.goto(`${address}/zoeken?q=kompanen`)
  await expect
    .poll(() => tab.run(() => [...document.querySelectorAll('.hits a')].map((link) => link.getAttribute('href'))), {
      timeout: 25_000,
    })
    .toContain('/voor-partners')
  expect(visitor.complaints).toEqual([])
  await visitor.close()
  await server.interrupt()
})

test('while a text is written its page follows, and a mistake is named over it', async () => {
  const file = 'content/en/pages/partners.mdx'
  for (const locale of languages)
    engineer.writes(
      `content/${locale}/blog/not-yet.mdx`,
      engineer
        .reads(`content/${locale}/blog/process-on-one-sheet.mdx`)
        .replace(/^id: .*$/m, 'id: 999\ndraft: true')
        .replace(/^title: .*$/m, 'title: Not yet')
        .replace(/^slug: .*$/m, 'slug: not-yet')
        .replace(/^(aliases|translates): .*\n/gm, ''),
    )
  const dev = engineer.starts('npm run dev')
  const there = await dev.hears(/(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/)
  expect(there).toMatch(/^http:\/\/127\.0\.0\.1:30\d\d$/)
  if (process.platform === 'linux') await expect(fetch(there.replace('0.0.1', '0.0.2'))).rejects.toThrow()
  const page = async () => (await fetch(`${there}/en/for-partners`)).text()
  expect(await page()).toContain('This is how we work together')
  // Drafts are there and say so, with all that previews have, and what is not there is not there.
  const wanted = {
    '/blog/not-yet': '200 nl ribbon',
    '/en/blog/not-yet': '200 en ribbon',
    '/en/_components': '200 en ribbon',
    '/en/partners': '200 en ribbon',
    '/en/nowhere': '404 en ribbon',
    '/de/nirgends': '404 de ribbon',
    '/nergens': '404 nl ribbon',
  }
  const answers = Object.keys(wanted).map(async (path) => {
    const answer = await fetch(there + path)
    const [, lang] = /<html lang="(\w+)"/.exec(await answer.clone().text()) ?? []
    return [path, `${answer.status} ${lang} ${/class="(ribbon)"/.exec(await answer.text())?.[1]}`]
  })
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(wanted)
  expect(await (await fetch(`${there}/en/blog`)).text()).toContain('>Not yet</a>')
  for (const locale of languages) engineer.removes(`content/${locale}/blog/not-yet.mdx`)
  // Forms are sent to this machine here as well, and search has what was written.
  const form = new FormData()
  form.append('EMAIL', 'engineer@example.org')
  expect((await fetch(`${there}/__forms/contact`, { method: 'POST', body: form })).status).toBe(200)
  await dev.hears(/Form received: contact[\s\S]*engineer@example\.org/)
  const indexOf = async () => (await (await fetch(`${there}/search.json`)).json()).en
  const index = await indexOf()
  expect(await (await fetch(there + index)).text()).toContain('"/en/offer#deal"')
  const visitor = await browser.visitor(there, { width: 1280, height: 800 })
  const { tab } = visitor
  await tab.goto(`${there}/en/for-partners`)
  const before = engineer.reads(file)
  let tries = 0
  /** Until the page listens, it cannot follow. */
  const write = () => {
    engineer.writes(file, before.replace('This is how we work together', `So we work together, try ${++tries},`))
    return textOf(visitor, '.lead')
  }
  await expect.poll(write, { interval: 1000, timeout: 60_000 }).toMatch(/^So we work together/)
  expect(await indexOf()).not.toBe(index)
  expect((await fetch(`${there}/en/blog/not-yet`)).status).toBe(404)
  engineer.edits(file, 'heading:', 'headin:')
  await dev.hears(/content\/en\/pages\/partners\.mdx:\d+:\d+ {2}/)
  const isNamed = () => tab.run(() => document.querySelector('vite-error-overlay') !== null)
  await expect.poll(isNamed).toBe(true)
  // Also over a page that is opened now.
  await tab.goto(`${there}/en/offer`)
  await expect.poll(isNamed).toBe(true)
  engineer.edits(file, 'headin:', 'heading:')
  await expect.poll(isNamed).toBe(false)
  engineer.writes(file, before)
  // What a view says follows as well, and one that is missing is named.
  engineer.edits('pages/partners.tsx', 'id="again"', 'id="once-more"')
  await expect.poll(page).toContain('id="once-more"')
  engineer.removes('pages/offer.mdx')
  await expect
    .poll(async () => `${(await fetch(`${there}/aanbod`)).status} ${dev.says()}`)
    .toMatch(/^500[\s\S]*pages\/offer\.tsx or \.mdx/)
  engineer.writes('pages/offer.mdx', viewInMdx)
  await expect.poll(async () => (await fetch(`${there}/aanbod`)).status).toBe(200)
  // A picture that a text names is missed, until it is put there.
  const picture = 'public/images/blog/fault-to-invoice.svg'
  const drawing = engineer.reads(picture)
  const mended = () => dev.says().split('The content is in order again.').length
  const times = mended()
  engineer.removes(picture)
  await dev.hears(/content\/\w+\/blog\/[^\n]*fault-to-invoice\.svg/)
  engineer.writes(picture, drawing)
  await expect.poll(mended).toBe(times + 1)
  // What is no island cannot count.
  engineer.writes('components/Counter.tsx', counter)
  engineer.edits('pages/partners.tsx', '../components/islands/Counter.tsx', '../components/Counter.tsx')
  await expect
    .poll(async () => `${(await fetch(`${there}/voor-partners`)).status} ${dev.says()}`)
    .toMatch(/^500[\s\S]*Counter is no island\./)
  await visitor.close()
  await dev.interrupt()
  engineer.edits('pages/partners.tsx', '../components/Counter.tsx', '../components/islands/Counter.tsx')
  engineer.removes('components/Counter.tsx')
})

test('a source that is no TypeScript is named with its place', async () => {
  const before = engineer.reads('site/format.ts')
  engineer.writes('site/format.ts', `${before}export const = 1\n`)
  const { status, says } = await check()
  engineer.writes('site/format.ts', before)
  expect({ status, place: /^site\/format\.ts:(\d+):\d+/m.exec(says)?.[1] }).toEqual({
    status: 1,
    place: String(before.split('\n').length),
  })
})

test.runIf(nightly)('one line of the styles alone is in the next build', async () => {
  engineer.writes(
    'renderer/styles/shared/frame.css',
    `${engineer.reads('renderer/styles/shared/frame.css')}.of-today { margin: 7.5px }\n`,
  )
  expect(await engineer.types('npm run build')).toMatchObject({ status: 0 })
  const files = engineer.lists('dist/').filter((file) => /\.(css|html)$/.test(file))
  expect(files.filter((file) => engineer.reads(`dist/${file}`).includes('.of-today')).length).toBeGreaterThan(0)
})

test('a rule names the place of what it finds, in both languages, and explains itself; without Dutch it does not compile', async () => {
  const dutch = `    nl: '"!!" schreeuwt. Schrijf er één, of geen.',\n`
  engineer.writes('scripts/check/shouting.ts', rule.replace(dutch, ''))
  engineer.edits(
    'scripts/check/all.ts',
    'import { staleTwin',
    "import { shouting } from './shouting.ts'\nimport { staleTwin",
  )
  engineer.edits('scripts/check/all.ts', '  questionLost,\n', '  questionLost,\n  shouting,\n')
  if (nightly) expect((await types()).says).toMatch(/scripts\/check\/shouting\.ts.*'nl' is missing/s)
  engineer.writes('scripts/check/shouting.ts', rule)
  // The texts are as they were when they were checked before.
  const shouted = shouting.map((file) => {
    const before = engineer.reads(file).split('!!')[0]?.split('\n') ?? []
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  })
  const said = await check('--quiet')
  expect({ status: said.status, lines: said.says.match(/^content\/.*$/gm) }).toEqual({
    status: 1,
    lines: shouted.map(({ file, line, column }) => `${file}:${line}:${column}  "!!" shouts. Write one, or none.`),
  })
  const { problems } = JSON.parse((await check('--format json --lang nl')).says)
  expect(problems).toEqual(
    shouted.map((place) => ({
      ruleId: 'shouting',
      ...place,
      message: '"!!" schreeuwt. Schrijf er één, of geen.',
      values: [],
      note: 'Hoofdletters en tekens overtuigen niet.',
      url: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding',
      actual: '!!',
      expected: '!',
    })),
  )
  const explained = (await check('--explain shouting')).says.split('\n')
  expect(explained.filter((line) => line && !line.startsWith('npm '))).toEqual([
    'shouting',
    '  "!!" shouts. Write one, or none.',
    'Capitals and signs do not persuade.',
    'Wrong:',
    '  Nu gratis!!',
    'Right:',
    '  Nu gratis.',
    'More: CONTRIBUTING.md#how-an-error-reads',
  ])
})

test('the desk lists both pages, has their fields, and says what the rule says', async () => {
  const desk = engineer.starts(`npm run edit -- --no-open --port ${await freePort()}`)
  const there = await desk.hears(/The desk is on \S*?(http:\/\/\S+token=\w+)/)
  const visitor = await browser.visitor(new URL(there).origin, { width: 1280, height: 800 })
  const { tab } = visitor
  await tab.goto(there)
  const listed = () =>
    tab.run(() =>
      [...document.querySelectorAll('.entries a')].map((link) =>
        [link.getAttribute('href'), ...[...link.querySelectorAll('.title')].map((each) => each.textContent)].join(),
      ),
    )
  await expect.poll(listed, { timeout: 60_000 }).toContain('#pages/partners,Voor partners,For partners,For partners')
  expect(await listed()).toContain('#pages/offer,Een aanbod voor partners,An offer for partners,An offer for partners')
  await tab.run(() => {
    location.hash = 'pages/partners'
  })
  const shown = () => tab.run(() => document.querySelector<HTMLElement>('[data-entry="pages/partners"]')?.innerText)
  await expect.poll(shown, { timeout: 60_000 }).toMatch(/"!!" (shouts\. Write|schreeuwt\. Schrijf)/)
  await visitor.close()
  await desk.interrupt()
})

test('what the rule has one right answer for, the check writes; what a component no longer admits is named', async () => {
  const mended = shouting.map((file) => engineer.reads(file).replace('!!', '!'))
  // The text that has it is as it was when it was checked before.
  engineer.edits('components/mdx/vocabulary.tsx', 'on: title', "on: z.enum(['Vandaag'])")
  const { status, says } = await check('--fix --quiet')
  expect({ status, places: says.match(/^content\/\S+:\d+:\d+/gm) }).toEqual({
    status: 1,
    places: ['de', 'en'].map((locale) => `content/${locale}/pages/offer.mdx:10:8`),
  })
  expect(says).toMatch(/^2 mistakes corrected\.$/m)
  expect(says).toMatch(/^2 problems left in the content\.$/m)
  expect(shouting.map((file) => engineer.reads(file))).toEqual(mended)
})

/** The texts that shout, until the check mends them. */
const shouting = ['content/nl/pages/offer.mdx', 'content/nl/pages/partners.mdx']

/** Where the two pages turn up, in each language. */
const turnsUp = {
  nl: {
    '/sitemap.xml': ['/voor-partners<', '/aanbod<'],
    '/llms.txt': ['- [Voor partners](', '- [Aanbod]('],
    '/zoeken': ['<a href="/voor-partners">Voor partners</a>', '<a href="/aanbod">Een aanbod voor partners</a>'],
  },
  en: {
    '/sitemap.xml': ['/en/for-partners<', '/en/offer<'],
    '/en/llms.txt': ['- [For partners](', '- [Offer]('],
    '/en/search': ['<a href="/en/for-partners">For partners</a>', '<a href="/en/offer">An offer for partners</a>'],
  },
}

/** What each menu adds for the two pages, and which link of the menu is marked. */
function menuFaults(page: Page): string[] {
  const part = (element: string) => new RegExp(`<${element}[ >][\\s\\S]*?</${element}>`).exec(page.source)?.[0] ?? ''
  const links = (html: string) =>
    [...html.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)<\/a>/g)].map(([, to, more = '', text]) => ({
      said: `${to} ${text}`,
      to,
      current: /aria-current="(\w+)"/.exec(more)?.[1],
    }))
  const [, list = ''] = /<ul>([\s\S]*?)<\/ul>/.exec(part('header')) ?? []
  const header = links(list)
  const isDutch = page.lang === 'nl'
  const wanted = isDutch ? ['/voor-partners', '/aanbod'] : [`/${page.lang}/for-partners`, `/${page.lang}/offer`]
  const mark = page.lang === 'de' ? ' (de)' : ''
  const [partners, offer] = isDutch ? ['Voor partners', 'Aanbod'] : [`For partners${mark}`, `Offer${mark}`]
  const footer = links(part('footer')).map(({ said }) => said)
  const own = page.canonical && decodeURIComponent(new URL(page.canonical).pathname)
  const marked = header.filter(({ current }) => current === 'page').map(({ to }) => to)
  const shouldBe = header.filter(({ to }) => to === own).map(({ to }) => to)
  const above = header.filter(({ current }) => current === 'true').map(({ to }) => to)
  const faults = {
    header: header.some(({ said }) => said === `${wanted[0]} Partners${mark}`),
    footer: footer.filter((said) => said === `${wanted[0]} ${partners}`).length === 1,
    // In the list of services and in the last line.
    offer: footer.filter((said) => said === `${wanted[1]} ${offer}`).length === 2,
    marked: marked.join() === shouldBe.join(),
    under: own !== wanted[0] || above.join() === (isDutch ? '/pakketten' : `/${page.lang}/plans`),
  }
  return Object.entries(faults).flatMap(([name, isSo]) => (isSo ? [] : `${page.path}: ${name}`))
}

const textOf = ({ tab }: Visitor, selector: string) =>
  tab.run((given: string) => document.querySelector(given)?.textContent, selector)

function writePage(locale: 'nl' | 'en', title: string, question: string) {
  const words = {
    nl: [
      'Werk je samen met ons, of wil je dat? Dan lees je hier hoe dat gaat en wie je daarvoor spreekt.',
      'Zo werken we samen met andere bedrijven.',
    ],
    en: [
      'Do you work with us, or would you like to? Here you read how that goes and whom you talk to.',
      'This is how we work together with other companies.',
    ],
  }[locale]
  engineer.writes(
    `content/${locale}/pages/partners.mdx`,
    `---
title: ${title}
description: ${words[0]}
heading: ${title}
intro: ${words[1]}
question: ${question}
---
`,
  )
}

function writeOffer(locale: 'nl' | 'en', title: string, heading: string) {
  const words = {
    nl: [
      'Wat partners van ons krijgen, wat ze ervoor doen en hoe je er een wordt, op één pagina bij elkaar.',
      'Zo doen we dat met iedereen die met ons werkt.',
    ],
    en: [
      'What partners get of us, what they do for it and how to become one, all of it together on a page.',
      'We do it like this with everybody who works with us.',
    ],
  }[locale]
  engineer.writes(
    `content/${locale}/pages/offer.mdx`,
    `---
title: ${title}
description: ${words[0]}
heading: ${title}
intro: ${words[1]}
---

## ${heading} [#deal]

<Stamp on="${locale === 'nl' ? 'Vandaag' : 'Today'}">

${words[1]}

</Stamp>
`,
  )
}

const stamp = `function Stamp({ on, children }: { on: string; children?: ReactNode }) {
  return (
    <div className="stamped">
      <p className="stamp">{on}: </p>
      {children}
    </div>
  )
}
`

const viewInMdx = `<PageHead heading={props.words.heading} intro={props.words.intro}>
  <Button to="contact" text="cta.demo" service="starter" />
</PageHead>

<div className="container section-tight of-offer">

## Parts

| One | Two |
| --- | --- |
| Left | Right |

<PlanCard id="starter" />

<Illustration name="one-line" />

<Callout title={props.page.locale}>

Said **here**.

</Callout>

<Steps>

1. First.
2. Then.

</Steps>

</div>

<Text html={props.html} />
`

const view = `import { Counter } from '../components/islands/Counter.tsx'
import { Island } from '../components/Island.tsx'
import { PageHead } from '../components/PageHead.tsx'
import type { PageInfo } from '../site/content.ts'
import { words } from '../site/content.ts'

export default function Partners({ page: { locale } }: PageInfo) {
  const page = words('partners', locale)
  return (
    <>
      <PageHead heading={page.heading} intro={page.intro} />
      <div className="container section-tight">
        <Island of={Counter} id="partners" props={{ question: page.question }} />
        <Island of={Counter} id="again" props={{ question: page.heading }} />
      </div>
    </>
  )
}
`

const counter = `import { useId, useState } from 'react'

interface Props {
  question: string
}

export function Counter({ question }: Props) {
  const [count, setCount] = useState(0)
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{question}</label>{' '}
      <button id={id} type="button" className="button counter" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {count > 0 && <output htmlFor={id}>{question}</output>}
    </p>
  )
}
`

const rule = `import type { Message } from './message.ts'
import type { EntryRule } from './rule.ts'

const shouts: Message = {
    en: '"!!" shouts. Write one, or none.',
    nl: '"!!" schreeuwt. Schrijf er één, of geen.',
}

export const shouting: EntryRule = {
  id: 'shouting',
  says: [shouts],
  why: { en: 'Capitals and signs do not persuade.', nl: 'Hoofdletters en tekens overtuigen niet.' },
  example: { wrong: 'Nu gratis!!', right: 'Nu gratis.' },
  check({ lines }) {
    return lines.flatMap((line, index) => {
      const at = line.indexOf('!!')
      return at < 0 ? [] : [{ line: index + 1, column: at + 1, message: shouts, actual: '!!', expected: '!' }]
    })
  },
}
`
