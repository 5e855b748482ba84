import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '../../site/locales.ts'
import { withBrowser } from '../harness/pages/browser.ts'

// Targets on every page, and the mark of its language: tests/output/links.test.ts.
const { visit } = withBrowser()

async function follow(page: Page, place: 'banner' | 'contentinfo', language: Locale) {
  const link = page.getByRole(place).locator(`a[data-language="${language}"]`)
  // On a not-found page, a script sets the link's target.
  await expect.poll(() => link.getAttribute('href')).not.toMatch(/\/404$/)
  const before = page.url()
  await link.click()
  await page.waitForURL((url) => url.href !== before)
  return [new URL(page.url()).pathname, await page.locator('html').getAttribute('lang')]
}

test.each([
  ['a page with an address of its own in each language', '/starter-pakket', '/en/starter-plan'],
  ['an alias', '/diensten/flows', '/en/services/flows'],
  ['an address that does not exist', '/blog/bestaat/niet', '/en/blog/bestaat/niet'],
])('the language switch on %s leads from Dutch to English, and back', async (_, dutch, english) => {
  const page = await visit(dutch)
  expect(await follow(page, 'banner', 'en')).toEqual([english, 'en'])
  expect(await follow(page, 'contentinfo', 'nl')).toEqual([dutch, 'nl'])
})
