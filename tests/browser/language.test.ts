import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Element } from '../harness/elements.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/pages/shifts.ts'
import { sample } from '../harness/sample.ts'
import { elementsAt, pages } from '../harness/site.ts'

const { visit, newPage } = withBrowser()

const offer = (page: Page) => page.locator('.offer[lang=en]')
const language = (page: Page) => page.evaluate(() => localStorage.getItem('language'))

describe('a first visitor of the Dutch home page', () => {
  test.each(sample(['en-GB', 'en', 'en-US'], 2))(
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

  test.each(sample(['nl-BE', 'fr', 'nl', 'fy-NL'], 2))(
    'whose browser prefers %s is offered nothing',
    async (locale) => {
      const page = await visit('/', { locale })
      expect(await offer(page).isVisible()).toBe(false)
    },
  )
})

test('no other page offers another language', () => {
  const isOffer = ({ attributes }: Element) => attributes.class?.split(' ').includes('offer')
  const offering = pages.filter(({ url }) => elementsAt(url).some(isOffer))
  expect(offering.map(({ url }) => url)).toEqual(['/'])
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

test('the offer stands above the header, does not meet the cookie banner, covers and shifts nothing, and is gone once the page scrolls', async () => {
  for (const width of [360, 1440]) {
    const page = await visit('/', { locale: 'en-GB', width, height: 780, script: watchShifts() })
    const line = await offer(page).boundingBox()
    const cookies = await page.locator('#consent').boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(cookies?.y ?? 0)
    const top = async () => Math.round((await page.getByRole('banner').boundingBox())?.y ?? Number.NaN)
    expect(line?.y).toBe(0)
    await expect.poll(top).toBe(line?.height)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThan(line?.height ?? Number.POSITIVE_INFINITY)
    expect(await shiftOf(page)).toBeLessThan(visibleShift)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    expect(Math.abs(await top())).toBe(0)
    const gone = await offer(page).boundingBox()
    expect((gone?.y ?? 0) + (gone?.height ?? 0)).toBeLessThan(0)
  }
})

test.each([
  [640, 450],
  [320, 256],
])(
  'on a screen of %i by %i the offer goes with the page, and what stands at its end makes room',
  async (width, height) => {
    const page = await visit('/', { locale: 'en-GB', width, height, script: watchShifts() })
    const box = async (selector: string) => {
      const { x = 0, y = Number.NaN, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
      return { top: Math.round(y), bottom: Math.round(y + height), right: Math.round(x + width) }
    }
    const line = await box('.offer[lang=en]')
    expect(line).toEqual({ top: 0, bottom: 48, right: width })
    await expect.poll(async () => (await box('.header')).top).toBe(line.bottom)
    expect((await box('h1')).top).toBeGreaterThan((await box('.header')).bottom - 1)
    const toEnd = () =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await toEnd()
    expect((await box('.offer[lang=en]')).bottom).toBeLessThan(0)
    expect((await box('.header')).bottom).toBeLessThan(0)
    // One below the other, and all of it can be reached.
    const ends = async () => [await box('.footer'), await box('.chat'), await box('#consent')]
    const [footer, chat, consent] = await ends()
    expect(chat?.top).toBeGreaterThanOrEqual(footer?.bottom ?? Number.POSITIVE_INFINITY)
    expect(consent?.top).toBeGreaterThanOrEqual(chat?.bottom ?? Number.POSITIVE_INFINITY)
    expect(consent?.bottom).toBeLessThanOrEqual(height)
    expect(await shiftOf(page)).toBeLessThan(visibleShift)
  },
)
