import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteHandler } from '../../scripts/hosting/server.ts'
import { fileOf } from '../../scripts/lib/files.ts'
import { business } from '../../site/content.ts'
import { kept, shownName } from '../../site/cookies.ts'
import { secondsOf } from '../../site/format.ts'
import type { Outside } from '../../site/headers.ts'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { mustBuild } from '../harness/builds/build.ts'
import { googleIsAsked, version } from '../harness/consent.ts'
import { isScript, onRequest } from '../harness/pages/asked.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { copyProject } from '../harness/project.ts'
import { nightly, sample } from '../harness/sample.ts'
import { htmlOf, pages } from '../harness/site.ts'

// Tests the effects of a cookie choice, on deployments with and without Google ids.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function save(page: Page, ...names: string[]) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  for (const name of ['Analytical', 'Marketing'])
    await page.getByRole('switch', { name }).setChecked(names.includes(name))
  await press(page, 'Save preferences')
}

interface Deployment {
  env?: Readonly<Record<string, string>>
  /** Ids to mark as placeholders in business.yaml. */
  placeholders?: readonly string[]
  outside: Outside
}

/** Builds and serves the site of another deployment, for the tests of a `describe`. */
function deployed({ env = {}, placeholders = [], outside }: Deployment) {
  let project: ReturnType<typeof copyProject>
  const dist = () => join(project.folder, 'dist')
  beforeAll(async () => {
    project = copyProject()
    const file = join(project.folder, 'content/business.yaml')
    const facts = placeholders.reduce(
      (text, id) => text.replace(`: ${id}`, `: !placeholder ${id}`),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(file, facts)
    await mustBuild(project.folder, env)
  }, 900_000)
  afterAll(() => project?.remove())
  const read = (file: string) => readFileSync(join(dist(), file), 'utf8')
  return { ...withBrowser(() => siteHandler(dist(), outside)), read, textOf: (url: string) => read(fileOf(url)) }
}

const privacy = href('privacy', 'en')

const listed = (html: string) => [...html.matchAll(/<td><code>([^<]+)<\/code>/g)].map(([, name]) => name)
const shownOf = (...purposes: (keyof typeof kept)[]) => purposes.flatMap((purpose) => kept[purpose].map(shownName))

describe.runIf(nightly)('without an id', () => {
  const { newPage, read, textOf } = deployed({
    env: { SITE_ANALYTICS_ANALYTICAL: '', SITE_ANALYTICS_MARKETING: '' },
    outside: { forms: [], analytics: false },
  })

  test('no page has the question, its dialog, script, styles or link, or anything from Google', () => {
    const words = /data-consent|id="consent|\.consent|role="?switch|gtag|dataLayer|googletagmanager|name="analytics"/
    // Guards against a pattern that never matches: all pages of the other site match it.
    expect(pages.filter(({ url }) => words.test(htmlOf(url))).length).toBe(pages.length)
    expect(pages.map(({ url }) => url).filter((url) => words.test(textOf(url)))).toEqual([])
  })

  test('the privacy statement lists what the site stores, and no cookie choice', () => {
    const stored = kept.functional.filter(({ ofQuestion }) => !ofQuestion).map(shownName)
    expect(listed(textOf(privacy))).toEqual(stored)
  })

  test('no visitor is asked, no choice is stored, and the chat link is visible', async () => {
    const page = await newPage({ width: 360 })
    const programs = new Set<string>()
    onRequest(page, (request) => {
      const { pathname } = new URL(request.url())
      if (isScript(pathname)) programs.add(pathname)
    })
    for (const url of ['/en', '/en/faq']) await page.goto(url, { waitUntil: 'networkidle' })
    expect(programs.size).toBeGreaterThan(0)
    expect([...programs].filter((file) => /cookie-consent|gtag/.test(read(file)))).toEqual([])
    expect(await page.locator('[data-chat]').isVisible()).toBe(true)
    const stored = await page.evaluate(() => [...Object.keys(localStorage), document.cookie])
    expect(stored).toEqual(['language', ''])
    expect(await page.evaluate('typeof window.dataLayer')).toBe('undefined')
  })
})

describe.runIf(nightly)('with an id for analytics only', () => {
  const { visit, textOf, expectComplaints } = deployed({
    env: { SITE_ANALYTICS_MARKETING: '' },
    outside: { forms: [], analytics: true },
  })

  test('the other purpose is neither offered nor listed', () => {
    const html = textOf(privacy)
    const offered = [...html.matchAll(/<input id="consent-([a-z]+)"/g)].map(([, name]) => name)
    expect(offered).toEqual(['functional', 'analytical'])
    expect(html).not.toContain(message('consent.notYet', 'en'))
    expect(html).not.toContain(message('consent.text', 'en'))
    expect(html).toContain(message('consent.textAnalytical', 'en'))
    expect(listed(html)).toEqual(shownOf('functional', 'analytical'))
  })

  test('accepting all allows only what was asked, and other ids ask again', async () => {
    expectComplaints(googleIsAsked)
    const page = await visit('/en')
    await press(page, 'Accept all')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored['cookie-consent']).toBe('{"functional":true,"analytical":true,"marketing":false}')
    expect(stored['cookie-consent-version']).not.toBe(version)
  })
})

describe.runIf(nightly)('with placeholders only', () => {
  const { newPage, visit, textOf, read } = deployed({
    placeholders: ['G-TEST', 'AW-TEST'],
    outside: { forms: [], analytics: false },
  })

  test('no page and no policy has an id or anything from Google', () => {
    const words = /G-TEST|AW-TEST|gtag|dataLayer|googletagmanager|doubleclick|name="analytics"/
    expect(pages.filter(({ url }) => words.test(htmlOf(url))).length).toBe(pages.length)
    expect(pages.map(({ url }) => url).filter((url) => words.test(textOf(url)))).toEqual([])
  })

  test('the question, its settings and the privacy statement say that nothing is measured yet', () => {
    const html = textOf(privacy)
    expect(html).toContain(message('consent.notYet', 'en'))
    expect(html.split(message('consent.unused', 'en')).length - 1).toBe(2)
    expect(html).toContain(message('cookies.notYet', 'en', { kinds: 'analytical, marketing' }))
    expect(listed(html)).toEqual(shownOf('functional'))
  })

  test.each(
    sample([
      ['Accept all', true, true],
      ['Functional only', false, false],
      ['Analytical', true, false],
    ]),
  )('after "%s" the choice is stored and holds, and nothing is requested', async (choice, analytical, marketing) => {
    const page = await newPage()
    const asked: string[] = []
    onRequest(page, (request) => {
      const { hostname, pathname } = new URL(request.url())
      const isGoogle = isScript(pathname) && /gtag/.test(read(pathname))
      if (hostname !== 'localhost' || isGoogle) asked.push(request.url())
    })
    await page.goto('/en', { waitUntil: 'networkidle' })
    if (choice === 'Analytical') await save(page, choice)
    else await press(page, choice)
    await page.goto('/en/faq', { waitUntil: 'networkidle' })
    expect(await page.locator('#consent').isVisible()).toBe(false)
    const stored = await page.evaluate(() => [localStorage['cookie-consent'], document.cookie])
    expect(stored).toEqual([JSON.stringify({ functional: true, analytical, marketing }), ''])
    expect(asked).toEqual([])
    expect(await page.evaluate('typeof window.dataLayer')).toBe('undefined')
    // The choice can be seen and changed from the footer.
    await save(page, 'Marketing')
    expect(await page.evaluate(() => localStorage['cookie-consent'])).toContain('"analytical":false,"marketing":true')
  })

  test('a choice made for another question is asked again', async () => {
    const page = await visit('/en')
    await page.evaluate((other) => {
      localStorage['cookie-consent'] = '{"functional":true,"analytical":true,"marketing":true}'
      localStorage['cookie-consent-version'] = other
    }, version)
    await page.reload()
    await page.locator('#consent').waitFor()
  })
})

describe.runIf(nightly)('with an id for analytics and a placeholder for marketing', () => {
  const { visit, textOf, expectComplaints } = deployed({
    placeholders: ['AW-TEST'],
    outside: { forms: [], analytics: true },
  })

  test('both are asked about, and only the one in use is listed', () => {
    const html = textOf(privacy)
    expect(html).toContain(message('consent.text', 'en'))
    expect(html).not.toContain(message('consent.notYet', 'en'))
    expect(html).toContain(message('cookies.notYet', 'en', { kinds: 'marketing' }))
    expect(listed(html)).toEqual(shownOf('functional', 'analytical'))
    expect(html).not.toContain('AW-TEST')
  })

  test('accepting all grants only the real one, and the other sends no request', async () => {
    expectComplaints(googleIsAsked)
    const page = await visit('/en')
    const asked: string[] = []
    onRequest(page, (request) => {
      if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url())
    })
    await press(page, 'Accept all')
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
    const said = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer))
    expect(said).toContain('"analytics_storage":"granted","ad_storage":"denied"')
    expect(said).not.toContain('AW-')
  })
})

describe('with an id for analytics and one for marketing', () => {
  const { newPage, expectComplaints, origin } = withBrowser()

  test('the privacy statement lists all', () => {
    expect(listed(htmlOf(privacy))).toEqual(shownOf('functional', 'analytical', 'marketing'))
  })

  /** Stand-in for Google: records that it ran, and sets cookies if granted. */
  const google = `window.googleRan = true
    const granted = {}
    for (const [, , given] of dataLayer.filter(([what]) => what === 'consent')) Object.assign(granted, given)
    const above = location.hostname.includes('.') ? '; Domain=' + location.hostname.split('.').slice(-2).join('.') : ''
    if (granted.analytics_storage === 'granted') {
      document.cookie = '_ga=GA1.1; Path=/' + above
      document.cookie = '_ga_TEST=GS1.1; Path=/' + above
    }
    if (granted.ad_storage === 'granted') document.cookie = '_gcl_au=1.1; Path=/'
    document.cookie = 'other=of-another-program; Path=/'`

  /** Opens the home page with a Google stand-in, and records requests to other origins. */
  async function open({ host = 'localhost' } = {}) {
    // Any other message fails the test, such as a CSP violation.
    expectComplaints(/asks https:\/\/www\.google/, /asks http:\/\/www\.werkstroom\.test/, /Cross-Origin-Opener-Policy/)
    const page = await newPage()
    const asked: string[] = []
    onRequest(page, (request) => {
      if (new URL(request.url()).hostname !== host) asked.push(request.url())
    })
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: google }))
    // Another host name for the same server, because localhost has no parent domain.
    await page.route(`http://${host}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: origin() + pathname }) })
    })
    await page.goto(host === 'localhost' ? '/en' : `http://${host}/en`, { waitUntil: 'networkidle' })
    return { page, asked }
  }

  /** Commands queued for Google's script, in order. */
  const said = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((each) =>
        Array.from(each).filter((value) => !(value instanceof Date)),
      ),
    )
  const four = (analytics: string, ads: string) => ({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  })
  const denied = ['consent', 'default', four('denied', 'denied')]
  /** Configuration for a Google id. Google Analytics gets the maximum age of its cookies. */
  const configured = (id: string) => [
    'config',
    id,
    id === 'G-TEST' ? { cookie_expires: secondsOf(business.terms.cookieRetention) } : {},
  ]
  test('before a choice everything is denied, and no other origin gets a request', async () => {
    const { page, asked } = await open()
    expect(await said(page)).toEqual([denied])
    await page.getByRole('link', { name: 'Plans' }).first().hover()
    await page.goto('/en/contact', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  test.each([
    { name: 'accept all', given: four('granted', 'granted'), ids: ['G-TEST', 'AW-TEST'] },
    { name: 'functional only', given: four('denied', 'denied'), ids: [] },
    { name: 'marketing alone', given: four('denied', 'granted'), ids: ['AW-TEST'] },
  ])('after $name exactly what it allows is loaded, on this page and the next', async ({ name, given, ids }) => {
    const { page, asked } = await open()
    if (name === 'accept all') await press(page, 'Accept all')
    else if (name === 'functional only') await press(page, 'Functional only')
    else await save(page, 'Marketing')
    const expected = {
      asked: ids.slice(0, 1).map((id) => `https://www.googletagmanager.com/gtag/js?id=${id}`),
      said: [denied, ['consent', 'update', given], ...(ids.length > 0 ? [['js']] : []), ...ids.map(configured)],
    }
    await expect.poll(async () => ({ asked, said: await said(page) })).toEqual(expected)
    await expect.poll(() => page.evaluate('window.googleRan ?? false')).toBe(ids.length > 0)
    asked.splice(0)
    await page.goto('/en/faq', { waitUntil: 'networkidle' })
    expect({ asked, said: await said(page) }).toEqual(expected)
  })

  test('withdrawing consent deletes the cookies of this host and its parent domain, and stops the script', async () => {
    const { page, asked } = await open({ host: 'www.werkstroom.test' })
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name).sort()
    await press(page, 'Accept all')
    await expect.poll(cookies).toEqual(['_ga', '_ga_TEST', '_gcl_au', 'other'])
    asked.splice(0)
    await save(page, 'Analytical')
    await expect.poll(cookies).toEqual(['_ga', '_ga_TEST', 'other'])
    // The page has reloaded with the remaining consent.
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
    await expect.poll(() => page.evaluate('window.googleRan ?? false')).toBe(true)
    asked.splice(0)
    const anew = page.waitForEvent('load')
    await save(page)
    await anew
    await expect.poll(cookies).toEqual(['other'])
    expect(await page.evaluate('window.googleRan ?? false')).toBe(false)
    await expect.poll(async () => (await said(page)).at(-1)).toEqual(['consent', 'update', four('denied', 'denied')])
    expect(asked).toEqual([])
  })

  test('allowing more later loads it then, and nothing twice', async () => {
    const { page, asked } = await open()
    await save(page, 'Marketing')
    await save(page, 'Analytical', 'Marketing')
    await save(page, 'Analytical', 'Marketing')
    await expect.poll(async () => (await said(page)).length).toBe(7)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-TEST'])
    expect((await said(page)).filter(([what]) => what === 'config')).toEqual([
      configured('AW-TEST'),
      configured('G-TEST'),
    ])
  })
})
