import type { RequestListener } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { locales } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'
import { withBrowser } from '../../harness/pages/browser.ts'
import { button, fillIn } from '../../harness/pages/contact.ts'
import { holdBack } from '../../harness/pages/held.ts'
import { sample } from '../../harness/sample.ts'
import { dist, outside } from '../../harness/site.ts'

// Tests a page that was opened before a new release, which removed its scripts. Any navigation loads the new release.

let gone = false

/** The page that answers the form. It opts in to view transitions, as every page does. */
const received = '<title>Received</title><style>@view-transition{navigation:auto}</style>'

function published(): RequestListener {
  const site = siteHandler(dist, outside)
  return (request, response) => {
    if (request.headers['sec-fetch-mode'] === 'navigate') gone = false
    if (request.method === 'POST') response.setHeader('content-type', 'text/html').end(received)
    else if (gone && request.url?.startsWith('/assets/')) response.writeHead(404).end()
    else site(request, response)
  }
}

const { visit, expectComplaints } = withBrowser(published)

beforeEach(() => {
  gone = false
  // Allow only the browser's message for status 404, and our own.
  expectComplaints(/404 \(Not Found\)/, /could not start/)
})

/** Opens a page, then removes the assets it has not loaded yet. */
async function oldPage(url: string) {
  const page = await visit(url)
  await page.waitForLoadState('networkidle')
  gone = true
  return page
}

test('search opens as a page', async () => {
  const page = await oldPage('/')
  await page.locator('header form button').first().click()
  await page.waitForURL('**/zoeken*')
  await page.locator('#search input').fill('kosten')
  await expect.poll(() => page.locator('#search a').count()).toBeGreaterThan(1)
})

test.each(sample(locales))(
  'the search page in %s says that its script no longer exists, and its button reloads the page',
  async (locale) => {
    const page = await oldPage(href('search', locale))
    await page.locator('#search input').focus()
    await page.getByText(message('search.gone', locale)).waitFor()
    await page.keyboard.type(locale === 'nl' ? 'kosten' : 'costs')
    await page.locator('#search button').click()
    await page.waitForURL('**?q=*')
    await expect.poll(() => page.locator('#search a').count()).toBeGreaterThan(1)
    expect(await page.getByText(message('search.gone', locale)).count()).toBe(0)
  },
)

test('a search dialog that was closed again does not navigate if its script is missing', async () => {
  const page = await oldPage('/')
  const letGo = await holdBack(page, '**/assets/**')
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  const answered = page.waitForResponse(/assets/)
  letGo()
  expect((await answered).status()).toBe(404)
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('the search of the FAQ loads the page with its results', async () => {
  const page = await oldPage('/faq')
  await page.locator('main input[type=search]').fill('kosten')
  await page.locator('main input[type=search]').press('Enter')
  await page.waitForURL('**/faq?q=kosten')
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('match')?.size)).toBeGreaterThan(0)
})

test('the contact form posts without scripts', async () => {
  const page = await oldPage('/contact')
  await fillIn(page)
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest())
  await button(page).click()
  expect((await posted).postData()).toContain('anna@bedrijf.nl')
  await expect.poll(() => page.title()).toBe('Received')
})
