import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { message } from '../../../site/messages.ts'
import {
  button,
  contact,
  field,
  filledIn,
  fillIn,
  openFilledForm,
  sendForm,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'

const { visit, newPage, formSink } = withFormSink()
const { url, send, missing, sent } = contact

const empty = [message('field.nameEmpty', 'nl'), message('field.emailEmpty', 'nl'), message('field.messageEmpty', 'nl')]
const errors = (page: Page) => page.locator('[id$=-error]').allInnerTexts()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('an empty form lists the missing fields, focuses the first, and sends nothing', async () => {
  const page = await visit(url)
  expect(await sendForm(page)).toEqual(missing)
  expect(await errors(page)).toEqual(empty)
  expect(await focused(page)).toBe('FNAME')
  expect(formSink.received).toEqual([])
})

test('one empty field shows and announces what to do, until it is filled in', async () => {
  const page = await openFilledForm(visit, { ...filledIn, MMERGE2: ' ' })
  expect(await sendForm(page)).toEqual(missing)
  expect(await errors(page)).toEqual(empty.slice(2))
  expect(await page.locator('[aria-invalid="true"]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(['MMERGE2'])
  const described = String(await field(page, 'MMERGE2').getAttribute('aria-describedby')).split(' ')
  expect(await page.locator(`[id="${described.at(-1)}"]`).textContent()).toBe(empty[2])
  expect(await focused(page)).toBe('MMERGE2')
  await fillIn(page)
  await button(page).click()
  await expect.poll(() => formSink.received.length).toBe(1)
  expect(await page.locator('[aria-invalid], [id$=-error]').count()).toBe(0)
})

test.each(sample(['anna@@bedrijf.nl', 'anna']))(
  'the address "%s" is caught beside the field, without a notification, and nothing is sent',
  async (address) => {
    const page = await openFilledForm(visit, { ...filledIn, EMAIL: address })
    await button(page).click()
    await expect.poll(() => errors(page)).toEqual([message('form.emailWrong', 'nl')])
    expect(await focused(page)).toBe('EMAIL')
    expect(await toasts(page).count()).toBe(0)
    expect(await valuesOf(page)).toEqual({ ...filledIn, EMAIL: address })
    expect(formSink.received).toEqual([])
  },
)

test('a notification interrupts the screen reader if something is wrong, and otherwise waits for a pause', async () => {
  const page = await visit(url)
  const region = page.getByRole('region', { name: message('form.toasts', 'nl') })
  await sendForm(page)
  expect(await region.getByRole('alert').locator('[data-kind]').count()).toBe(1)
  await fillIn(page)
  await button(page).click()
  await expect.poll(() => region.getByRole('status').locator('strong').textContent()).toBe(sent[0])
  expect(await toasts(page).count()).toBe(1)
})

test('it is reached with Tab from the form and with Alt+T, and closed from the keyboard', async () => {
  const page = await visit(url)
  await sendForm(page)
  const isThere = () => page.evaluate(() => document.activeElement?.closest('section[tabindex]') !== null)
  for (const key of ['Tab', 'Alt+t']) {
    await button(page).focus()
    await page.keyboard.press(key)
    expect({ key, isThere: await isThere() }).toEqual({ key, isThere: true })
  }
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  while ((await label()) !== message('form.close', 'nl')) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => toasts(page).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(send)
})

test('it disappears automatically, but not while it is hovered, focused or in a hidden tab', async () => {
  const page = await newPage()
  await page.clock.install()
  await page.goto(url)
  await sendForm(page)
  const stays = async () => {
    await page.clock.runFor(20_000)
    expect(await toasts(page).count()).toBe(1)
  }
  await toasts(page).hover()
  await stays()
  await toasts(page).getByRole('button').focus()
  await page.mouse.move(0, 0)
  await stays()
  await button(page).focus()
  await page.evaluate(setHidden, true)
  await stays()
  await page.evaluate(setHidden, false)
  await page.clock.runFor(9000)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

function setHidden(value: boolean) {
  Object.defineProperty(document, 'hidden', { value, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
