import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/browser.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/shifts.ts'

const { visit, newPage } = withBrowser()

const offer = (page: Page) => page.locator('.offer[lang=en]')
const language = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

describe('a first visitor of the Dutch home page', () => {
  test.each(['en', 'en-GB', 'en-US'])(
    'whose browser prefers %s is offered English, once, and is not sent there',
    async (locale) => {
      const page = await visit('/', { locale })
      expect(await offer(page).isVisible()).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.locator('.offer').filter({ visible: true }).getAttribute('lang')).toBe('en')
      await page.reload()
      expect(await offer(page).isVisible()).toBe(false)
    },
  )

  test('can take the offer', async () => {
    const page = await visit('/', { locale: 'en-GB' })
    await page.getByRole('link', { name: 'View in English' }).click()
    await page.waitForURL('**/en')
    expect(await language(page)).toBe('en')
  })

  test('can close the offer, with the mouse or the keyboard', async () => {
    for (const way of ['mouse', 'keyboard']) {
      const page = await visit('/', { locale: 'en-GB', width: 360 })
      const close = offer(page).getByRole('button', { name: 'Close' })
      if (way === 'mouse') await close.click()
      else await close.press('Enter')
      expect(await offer(page).isVisible()).toBe(false)
      expect(new URL(page.url()).pathname).toBe('/')
    }
  })

  test.each(['nl', 'nl-BE', 'fr', 'fy-NL'])('whose browser prefers %s is offered nothing', async (locale) => {
    const page = await visit('/', { locale })
    expect(await offer(page).isVisible()).toBe(false)
  })
})

test.each(['/en', '/pakketten', '/contact', '/en/contact'])('%s offers no other language', async (url) => {
  const page = await visit(url, { locale: 'en-GB' })
  expect(await page.locator('.offer').count()).toBe(0)
})

test('who was here before is offered nothing, also in a new language', async () => {
  const page = await visit('/over-ons', { locale: 'en-GB' })
  expect(await language(page)).toBe('nl')
  await page.goto('/')
  expect(await offer(page).isVisible()).toBe(false)
})

test.each([
  [
    'blocked',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
])('with storage that is %s the home page works, and nobody is sent anywhere', async (_, script) => {
  const page = await newPage({ script, locale: 'en-GB' })
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('without scripts there is no offer', async () => {
  const page = await visit('/', { locale: 'en-GB', javaScriptEnabled: false })
  expect(await offer(page).isVisible()).toBe(false)
})

test('the offer stands above the header, covers and shifts nothing, and is gone once the page scrolls', async () => {
  for (const width of [360, 1440]) {
    const page = await visit('/', { locale: 'en-GB', width, script: watchShifts() })
    const line = await offer(page).boundingBox()
    const top = async () => Math.round((await page.getByRole('banner').boundingBox())?.y ?? Number.NaN)
    expect(line?.y).toBe(0)
    await expect.poll(top).toBe(line?.height)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThan(line?.height ?? Number.POSITIVE_INFINITY)
    expect(await shiftOf(page)).toBeLessThan(visibleShift)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    expect(await top()).toBe(0)
    const gone = await offer(page).boundingBox()
    expect((gone?.y ?? 0) + (gone?.height ?? 0)).toBeLessThan(0)
  }
})

test('the offer and the cookie banner do not cover each other', async () => {
  for (const width of [360, 1440]) {
    const page = await visit('/', { locale: 'en-GB', width, height: 780 })
    const [above, below] = [await offer(page).boundingBox(), await page.locator('#consent').boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  }
})
