import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { googleIsAsked } from '../harness/consent.ts'
import { withBrowser } from '../harness/pages/browser.ts'

const { visit, expectComplaints } = withBrowser()

const [home, other] = ['/', '/faq']
const [functionalOnly, settings, all] = ['Alleen functioneel', 'Instellingen', 'Alles accepteren']
const title = 'Cookie-instellingen'
const [functional, analytical, marketing] = ['Functioneel', 'Analytisch', 'Marketing']
const [save, cancel] = ['Voorkeuren opslaan', 'Annuleren']

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const dialog = (page: Page) => page.getByRole('dialog')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie-consent'))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const choose = (page: Page, name: string) => page.getByRole('switch', { name }).click()

test.each([
  ['accept all', all, '{"functional":true,"analytical":true,"marketing":true}'],
  ['functional only', functionalOnly, '{"functional":true,"analytical":false,"marketing":false}'],
])('%s is kept in exactly that shape, closes it, and holds on later visits', async (_, name, expected) => {
  if (name === all) expectComplaints(googleIsAsked)
  const page = await visit(home)
  await press(page, name)
  expect(await banner(page).isVisible()).toBe(false)
  expect(await stored(page)).toBe(expected)
  await page.goto(other)
  expect(await banner(page).isVisible()).toBe(false)
  expect(await stored(page)).toBe(expected)
})

test('the settings keep what was chosen, with functional locked on', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit(home)
  await press(page, settings)
  expect(await dialog(page).getByRole('heading').textContent()).toBe(title)
  const boxes = await dialog(page).getByRole('switch').all()
  expect(await Promise.all(boxes.map((box) => box.isChecked()))).toEqual([true, false, false])
  expect(await page.getByRole('switch', { name: functional }).isDisabled()).toBe(true)
  await choose(page, analytical)
  await press(page, save)
  expect(await stored(page)).toBe('{"functional":true,"analytical":true,"marketing":false}')
  expect(await dialog(page).isVisible()).toBe(false)
  expect(await banner(page).isVisible()).toBe(false)
})

test.each([cancel, 'Escape'])('%s closes the settings and changes nothing', async (way) => {
  const page = await visit(home)
  await press(page, settings)
  await choose(page, marketing)
  if (way === 'Escape') await page.keyboard.press('Escape')
  else await press(page, cancel)
  expect(await dialog(page).isVisible()).toBe(false)
  await banner(page).waitFor()
  expect(await stored(page)).toBeNull()
  await press(page, settings)
  expect(await page.getByRole('switch', { name: marketing }).isChecked()).toBe(false)
})

test('from the footer the choice can be seen again and withdrawn', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit(home)
  await press(page, all)
  await page.goto(other)
  await page.getByRole('contentinfo').getByRole('button', { name: title }).click()
  expect(await page.getByRole('switch', { name: marketing }).isChecked()).toBe(true)
  await choose(page, analytical)
  await choose(page, marketing)
  await press(page, save)
  expect(await stored(page)).toBe('{"functional":true,"analytical":false,"marketing":false}')
  expect(await banner(page).isVisible()).toBe(false)
})

test('works with the keyboard alone, and the settings give the focus back', async () => {
  expectComplaints(googleIsAsked)
  const page = await visit(home)
  await page.getByRole('button', { name: settings, exact: true }).focus()
  await page.keyboard.press('Enter')
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(inDialog).toBe(true)
  await page.getByRole('switch', { name: analytical }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(settings)
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: analytical }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  expect(await stored(page)).toBe('{"functional":true,"analytical":true,"marketing":false}')
  expect(await dialog(page).isVisible()).toBe(false)
})
