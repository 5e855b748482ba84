import { expect, test } from 'vitest'
import { faqOn } from '../../site/content.ts'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { axeScript, violationsOn } from '../harness/pages/axe.ts'
import { withBrowser } from '../harness/pages/browser.ts'

// Tests content that is collapsed on load.

const { visit } = withBrowser()

test('axe finds nothing in the open menu', async () => {
  const page = await visit(href('home', 'nl'), { width: 360, script: axeScript })
  await page.getByRole('button', { name: message('nav.menu', 'nl') }).click()
  expect(await violationsOn(page)).toEqual([])
})

test.skipIf(faqOn('faq', 'en').length === 0)('axe finds nothing on an open answer', async () => {
  const page = await visit(href('faq', 'en'), { width: 360, colorScheme: 'dark', script: axeScript })
  await page.locator('[data-island]').getByRole('button', { expanded: false }).first().click()
  await page.getByRole('button', { expanded: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
})
