import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { words } from '../../site/content.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { sample } from '../harness/sample.ts'

const { newPage, visit, origin } = withBrowser()

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

test.each(sample([360, 1440]))(
  'at %i pixels a link starts the next page at its top, and Back restores the place',
  async (width) => {
    const page = await visit('/', { width })
    // Fonts that load late shift the content.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await scrollTo(page, 1200)
    const link = page.getByRole('main').getByRole('link', { name: 'Starter' }).first()
    // Hovering scrolls the link into view, so measure between hover and click.
    await link.hover()
    const place = await scrollOf(page)
    expect(place).toBeGreaterThan(300)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL('**/starter-pakket')
    expect(await scrollOf(page)).toBe(0)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
    // Late fonts shift content here too, so allow a line or two.
    await expect.poll(async () => Math.abs((await scrollOf(page)) - place)).toBeLessThanOrEqual(60)
  },
)

test('at an unknown address the visitor reads that the page does not exist, and finds links', async () => {
  const { heading, intro, title } = words('notFound', 'en')
  const page = await newPage()
  const answer = await page.goto('/en/blog/no-such-post')
  expect(answer?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
  expect(await page.getByText(intro).count()).toBe(1)
  expect(await page.title()).toContain(`${title} · `)
  const actions = await page.getByRole('main').getByRole('link').all()
  const addresses = await Promise.all(actions.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(expect.arrayContaining(['/en', '/en/contact']))
})

test('its language switch links to the same address in the other language, and back', async () => {
  const page = await visit('/blog/bestaat/niet')
  for (const [place, to] of [
    ['banner', '/en/blog/bestaat/niet'],
    ['contentinfo', '/blog/bestaat/niet'],
  ] as const) {
    const language = to.startsWith('/en') ? 'en' : 'nl'
    const link = page.getByRole(place).locator(`a[data-language=${language}]`)
    // Wait for a script to set the link's address.
    await expect.poll(() => link.getAttribute('href')).toBe(to)
    await link.click()
    await page.waitForURL((url) => url.pathname === to)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  }
})

test('a link is an ordinary link: the middle button and Ctrl open it in a new tab', async () => {
  const page = await visit('/')
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Blog' })
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL(`${origin()}/blog`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('hovering over a link prerenders its page', async () => {
  const page = await visit('/')
  const prepared = page.waitForRequest((request) => request.headers()['sec-purpose']?.includes('prerender') ?? false)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover()
  expect(new URL((await prepared).url()).pathname).toBe('/blog')
})
