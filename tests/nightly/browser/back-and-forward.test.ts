import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBrowser, rendersOnly } from '../../../scripts/lib/browser.ts'
import { button, filledIn, fillIn, sentParts, valuesOf } from '../../harness/pages/contact.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'

// Enable the back/forward cache, which visitors have and Playwright disables.
const { newPage, parts } = withFormSink({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })

// A headless renderer has no such cache, so these tests are reported as skipped there.
const kept = test.skipIf(rendersOnly(findBrowser()))

async function visit(url: string): Promise<Page> {
  const page = await newPage({ script: `addEventListener('pageshow', (event) => { window.kept = event.persisted })` })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

/** Goes back. Waits for the address, because a cached page fires no load event. */
async function back(page: Page, url: string) {
  await page.evaluate('history.back()')
  await expect.poll(() => page.evaluate('location.pathname')).toBe(url)
  await expect.poll(() => page.evaluate('window.kept')).toBe(true)
}

kept('the contact form that one comes back to has everything in it, and sends it', async () => {
  const page = await visit('/contact')
  await fillIn(page)
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  await back(page, '/contact')
  expect(await valuesOf(page)).toEqual(filledIn)
  await button(page).click()
  await expect.poll(parts).toEqual([sentParts])
})

kept('the FAQ that one comes back to has its search, and goes on searching', async () => {
  const page = await visit('/faq?q=opzeg')
  const found = page.locator('main h3 button:visible')
  await expect.poll(() => found.count()).toBeLessThan(20)
  const before = await found.count()
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await back(page, '/faq')
  expect(await found.count()).toBe(before)
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => found.count()).toBe(20)
})

kept('a choice about cookies that was made in between holds on the page that one comes back to', async () => {
  const page = await visit('/')
  await page.locator('#consent').waitFor()
  await page.goto('/faq', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Alleen functioneel' }).click()
  await back(page, '/')
  expect(await page.locator('#consent').isVisible()).toBe(false)
})
