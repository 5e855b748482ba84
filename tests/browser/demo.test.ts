import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { shiftOf, visibleShift, watchShifts } from '../harness/pages/shifts.ts'
import { nightly } from '../harness/sample.ts'

const { visit } = withBrowser()

const home = href('home', 'nl')
const still = { reducedMotion: 'reduce' } as const

const flow = (page: Page, sector = 0) => page.locator(`[data-sector="${sector}"]`)
const bodies = (page: Page) => flow(page).locator('> li > div').filter({ visible: true })
const titles = (page: Page) => flow(page).locator('> li > strong')
const approve = (page: Page) => flow(page).locator('> li > div button')
const control = (page: Page, name: 'back' | 'play' | 'pause' | 'next') =>
  page.locator('[data-demo]').getByRole('button', { name: message(`demo.${name}`, 'nl') })

/** The home page with the workflow scrolled into view and its script started. */
async function started(options = {}) {
  const page = await visit(home, options)
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  await page.locator('[data-demo][data-live]').waitFor()
  return page
}

test('the workflow plays once it is seen, and stops at the proposal until a person approves', async () => {
  const page = await started()
  await expect.poll(() => bodies(page).count()).toBe(1)
  await expect.poll(() => bodies(page).count(), { timeout: 60_000 }).toBe(4)
  // Waits longer than one step takes.
  await page.waitForTimeout(2500)
  expect(await bodies(page).count()).toBe(4)
  await approve(page).click()
  expect(await bodies(page).count()).toBe(5)
  expect(await approve(page).isVisible()).toBe(false)
})

test('on a phone, the future steps are visible already, for the chosen sector only, and nothing moves', async () => {
  const page = await started({ width: 390, script: watchShifts() })
  await expect.poll(() => flow(page).locator('[data-waits]').count()).toBe(4)
  const height = async () => (await page.locator('[data-demo]').boundingBox())?.height
  const before = await height()
  expect(await bodies(page).count()).toBe(5)
  expect(await flow(page, 1).locator('> li > div').filter({ visible: true }).count()).toBe(0)
  await expect.poll(() => flow(page).locator('[data-waits]').count(), { timeout: 60_000 }).toBe(1)
  expect(await height()).toBe(before)
  expect(await shiftOf(page)).toBeLessThan(visibleShift)
})

test('its script is not loaded before it is in view', async () => {
  const page = await visit(home, { width: 412, height: 500 })
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-demo][data-live]').count()).toBe(0)
  await page.locator('[data-demo]').scrollIntoViewIfNeeded()
  await page.locator('[data-demo][data-live]').waitFor()
})

test('its steps can be played with buttons and keys, from any step', async () => {
  const page = await started(still)
  await titles(page).nth(1).getByRole('button').click()
  expect(await bodies(page).count()).toBe(2)
  expect(await page.locator('[data-demo] [role=status]').textContent()).toBe(await titles(page).nth(1).textContent())
  await control(page, 'next').click()
  expect(await bodies(page).count()).toBe(3)
  await page.keyboard.press('ArrowRight')
  expect(await approve(page).isVisible()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await control(page, 'back').click()
  expect(await bodies(page).count()).toBe(2)
})

test.runIf(nightly)('the focus stays in it if the button in use is disabled or removed', async () => {
  const page = await started(still)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await titles(page).nth(3).getByRole('button').click()
  await approve(page).focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe(await titles(page).nth(4).textContent())
  await page.keyboard.press('ArrowLeft')
  await control(page, 'next').focus()
  await page.keyboard.press('Enter')
  expect(await focused()).toBe(message('demo.play', 'nl'))
})

test('with reduced motion, the whole workflow is visible, and nothing moves', async () => {
  const page = await started(still)
  await page.waitForTimeout(2500)
  expect(await bodies(page).count()).toBe(5)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('without scripts it is complete, each sector can be chosen, and there are no dead buttons', async () => {
  const page = await visit(home, { javaScriptEnabled: false })
  expect(await bodies(page).count()).toBe(5)
  await page.locator('[data-demo] label').nth(2).click()
  expect(await flow(page, 0).locator('blockquote').isVisible()).toBe(false)
  expect(await flow(page, 2).locator('blockquote').isVisible()).toBe(true)
  expect(await page.locator('[data-demo] button').filter({ visible: true }).count()).toBe(0)
})

test.runIf(nightly)('on paper, every sector is complete', async () => {
  const page = await started()
  await page.emulateMedia({ media: 'print' })
  for (const sector of [0, 1, 2]) {
    expect(await flow(page, sector).locator('blockquote').isVisible()).toBe(true)
    expect(await flow(page, sector).locator('> li:last-child ul').isVisible()).toBe(true)
  }
})

test.runIf(nightly)('another sector needs no more space and shifts nothing', async () => {
  const page = await started(still)
  const heights = new Set<number | undefined>()
  for (const label of await page.locator('[data-demo] label').all()) {
    await label.click()
    heights.add((await page.locator('[data-demo]').boundingBox())?.height)
  }
  expect(heights.size).toBe(1)
})
