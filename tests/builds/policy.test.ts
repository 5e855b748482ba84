import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Recorder } from '../../scripts/hosting/recorder.ts'
import { locales } from '../../site/locales.ts'
import { routes } from '../../site/routes.ts'
import { googleIsAsked } from '../harness/consent.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { contactPages, fillIn, sendForm, toastOf } from '../harness/pages/contact.ts'
import { marked } from '../harness/pages/faq.ts'
import { button, newsletterPages, subscribe } from '../harness/pages/newsletter.ts'
import { nightly, sample } from '../harness/sample.ts'
import { proxyTo } from '../harness/serving/proxy.ts'
import { dropped } from '../harness/serving/recorder.ts'
import { isHere, type Running, servers, workFolder } from '../harness/serving/servers.ts'
import { dist, pages } from '../harness/site.ts'

// Under the headers that nginx really sends. Whatever the policy refuses is a complaint, and fails its test.
const here = isHere('nginx')
const work = mkdtempSync(join(tmpdir(), 'policy-'))
let nginx: Running | undefined

beforeAll(async () => {
  if (here) nginx = await servers.nginx(dist, workFolder(work, 'nginx'))
})

afterAll(async () => {
  await nginx?.stop()
  rmSync(work, { recursive: true, force: true })
})

/** One page of each kind, in one language and the other in turn. */
const oneOfEach = Object.keys(routes).flatMap(
  (route, index) => pages.find((page) => page.route === route && page.locale === locales[index % 2]) ?? [],
)

// A sample; npm run test:nightly runs every test of the pages under these headers.
describe.runIf(here)('under the headers of nginx', () => {
  const folder = join(work, 'forms')
  const recorder = new Recorder(folder)
  const { visit, newPage, expectComplaints, complaints } = withBrowser(() => {
    const pass = proxyTo(() => nginx?.origin ?? '')
    return (request, response) =>
      recorder.handles(request) ? void recorder.answer(request, response) : pass(request, response)
  })

  test('no page does what its policy refuses, with everything on it opened', async () => {
    // What is shown for what is missing has that status under its own address too.
    expectComplaints(/^\/(en\/)?404 /)
    const page = await newPage()
    for (const { url } of nightly ? pages : oneOfEach) {
      const response = await page.goto(url, { waitUntil: 'load' })
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
      await page.mouse.wheel(0, 4000)
      await page.locator('main details').evaluateAll((all) => {
        for (const part of all) part.setAttribute('open', '')
      })
      const questions = page.locator('main h3 button[aria-expanded=false]')
      if ((await questions.count()) > 0) await questions.first().click()
    }
  })

  test('nor does search, in its dialog and on its page', async () => {
    const page = await visit('/')
    await page.keyboard.press('/')
    await page.locator('.search-dialog input[role=combobox]').fill('kosten')
    await expect.poll(() => page.locator('.search-dialog a[href^="/"]').count()).toBeGreaterThan(1)
    await page.locator('.search-dialog input[role=combobox]').press('Enter')
    await page.goto('/en/search?q=costs')
    await expect.poll(() => page.locator('main a[href^="/en"]').count()).toBeGreaterThan(1)
  })

  test('nor do the questions and their search, with and without results', async () => {
    const page = await visit('/faq')
    await page.locator('main h3 button').first().click()
    await page.locator('main input[type=search]').fill('kosten')
    await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(0)
    await page.locator('main input[type=search]').fill('qqqqqq')
    await expect.poll(async () => (await marked(page)).length).toBe(0)
  })

  test.each(sample(['Alles accepteren', 'Alleen functioneel']))('nor does the cookie banner: %s', async (choice) => {
    expectComplaints(googleIsAsked)
    const page = await visit('/')
    await page.getByRole('button', { name: choice, exact: true }).click()
    await expect.poll(() => page.locator('#consent').isHidden()).toBe(true)
    await page.goto('/over-ons')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await page.getByRole('button', { name: 'Voorkeuren opslaan' }).click()
  })

  test.each(sample(contactPages))('nor does the form on $url: unfilled, refused, sent', async (words) => {
    expectComplaints(dropped)
    const page = await visit(words.url)
    expect(await sendForm(page, words.send)).toEqual(words.missing)
    await fillIn(page)
    recorder.mode = 'fail'
    await page.locator('main form').getByRole('button', { name: words.send }).click()
    await expect.poll(() => toastOf(page)).toEqual(words.failed)
    recorder.mode = 'ok'
    await page.locator('main form').getByRole('button', { name: words.send }).click()
    await expect.poll(() => toastOf(page)).toEqual(words.sent)
  })

  test.each(sample(newsletterPages.toReversed()))('nor does the newsletter on $url', async ({ url, missing, sent }) => {
    const page = await visit(url)
    await button(page).click()
    await expect.poll(() => toastOf(page)).toEqual(missing)
    await subscribe(page, 'anna@bedrijf.nl')
    await expect.poll(() => toastOf(page)).toEqual(sent)
  })

  test('nor does the menu on a narrow screen', async () => {
    const page = await visit('/', { width: 360, height: 780 })
    await page.locator('[popovertarget=menu]').first().click()
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(true)
  })

  test('and what it refuses is seen', async () => {
    expectComplaints(/trusted/i)
    const page = await visit('/')
    await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p>')
      } catch {
        // Trusted Types refuse a text that becomes HTML.
      }
    })
    await expect.poll(() => complaints().join('\n')).toContain('require-trusted-types-for refuses')
  })
})
