import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withBrowser } from '../harness/pages/browser.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/pages/shifts.ts'
import { nightly, sample } from '../harness/sample.ts'
import { elementsAt, pages } from '../harness/site.ts'

// Tests the banner above the Dutch home page that offers English. It never redirects.

const { visit } = withBrowser()

const offer = (page: Page) => page.locator('aside[lang=en]')
const remembered = (page: Page) => page.evaluate(() => [location.pathname, localStorage.getItem('language')])

test.each(sample(['en-GB', 'en']))(
  'a first visitor whose browser prefers %s is offered English, once',
  async (locale) => {
    const page = await visit('/', { locale })
    expect(await page.locator('aside[lang]').filter({ visible: true }).getAttribute('lang')).toBe('en')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.reload()
    expect(await offer(page).isVisible()).toBe(false)
  },
)

test('the offer can be closed, with the mouse or the keyboard', async () => {
  for (const way of ['mouse', 'keyboard']) {
    const page = await visit('/', { locale: 'en-GB', width: 360 })
    const close = offer(page).getByRole('button', { name: 'Close' })
    if (way === 'mouse') await close.click()
    else await close.press('Enter')
    expect(await offer(page).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test.each(sample(['nl-BE', 'fr']))('who prefers %s is offered nothing', async (locale) => {
  const page = await visit('/', { locale })
  expect(await offer(page).isVisible()).toBe(false)
})

test('no other page offers another language', () => {
  const offering = pages.filter(({ url }) =>
    elementsAt(url).some(({ name, attributes }) => name === 'aside' && attributes.lang),
  )
  expect(offering.map(({ url }) => url)).toEqual(['/'])
})

test('the language of the page is remembered, and the visitor gets no more offers', async () => {
  const page = await visit('/en/about', { locale: 'en-GB' })
  expect(await remembered(page)).toEqual(['/en/about', 'en'])
  await page.goto('/over-ons')
  expect(await remembered(page)).toEqual(['/over-ons', 'nl'])
  await page.goto('/')
  expect(await offer(page).isVisible()).toBe(false)
})

test('without scripts there is no offer', async () => {
  const page = await visit('/', { locale: 'en-GB', javaScriptEnabled: false })
  expect(await offer(page).isVisible()).toBe(false)
})

async function edgesOf(page: Page, selector: string) {
  const { y = Number.NaN, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
  return { top: Math.round(y), bottom: Math.round(y + height) }
}

test.each(sample([360, 1440]))(
  'at %i wide it stands above the header, covers and shifts nothing, and is gone once the page scrolls',
  async (width) => {
    const page = await visit('/', { locale: 'en-GB', width, height: 780, script: watchShifts() })
    const line = await edgesOf(page, 'aside[lang=en]')
    expect(line.top).toBe(0)
    expect(line.bottom).toBeLessThan((await edgesOf(page, '#consent')).top)
    await expect.poll(async () => (await edgesOf(page, 'body > header')).top).toBe(line.bottom)
    expect((await edgesOf(page, 'h1')).top).toBeGreaterThan(line.bottom)
    expect(await shiftOf(page)).toBeLessThan(visibleShift)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    expect((await edgesOf(page, 'body > header')).top).toBe(0)
    expect((await edgesOf(page, 'aside[lang=en]')).bottom).toBeLessThan(0)
  },
)

test.runIf(nightly)('on a low screen it scrolls with the page, and the end of the page makes room for it', async () => {
  const height = 256
  const page = await visit('/', { locale: 'en-GB', width: 320, height, script: watchShifts() })
  expect(await edgesOf(page, 'aside[lang=en]')).toEqual({ top: 0, bottom: 48 })
  await expect.poll(async () => (await edgesOf(page, 'body > header')).top).toBe(48)
  expect((await edgesOf(page, 'h1')).top).toBeGreaterThan((await edgesOf(page, 'body > header')).bottom - 1)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  expect((await edgesOf(page, 'body > header')).bottom).toBeLessThan(0)
  const consent = await edgesOf(page, '#consent')
  const chat = await edgesOf(page, '[data-chat]')
  expect(chat.top).toBeGreaterThanOrEqual((await edgesOf(page, 'body > footer')).bottom)
  expect(consent.top).toBeGreaterThanOrEqual(chat.bottom)
  expect(consent.bottom).toBeLessThanOrEqual(height)
  expect(await shiftOf(page)).toBeLessThan(visibleShift)
})
