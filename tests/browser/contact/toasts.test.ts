import { describe, expect, test } from 'vitest'
import { contactPages, fillIn, sendForm, toasts } from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit, newPage } = withRecorder()

describe.each(sample(contactPages))('a notification on $url', ({ url, send, close, toasts: label, missing, sent }) => {
  test('is announced at once when something is wrong, and when the reader pauses otherwise', async () => {
    const page = await visit(url)
    const region = page.getByRole('region', { name: label })
    expect(await sendForm(page, send)).toEqual(missing)
    expect(await region.getByRole('alert').locator('.toast').count()).toBe(1)
    await fillIn(page)
    await page.locator('main form button').click()
    await expect.poll(() => region.getByRole('status').locator('strong').textContent()).toBe(sent[0])
    // What was wrong before is not said beside it.
    expect(await toasts(page).count()).toBe(1)
  })

  test('is reached with Tab from the form and with Alt+T, and closed from the keyboard', async () => {
    const page = await visit(url)
    await sendForm(page, send)
    await page.locator('main form button').focus()
    const focused = () => page.evaluate(() => document.activeElement?.closest('.toasts') !== null)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(true)
    await page.locator('main form button').focus()
    await page.keyboard.press('Alt+t')
    expect(await focused()).toBe(true)
    while ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !== close)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => toasts(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(send)
  })
})

test('a notification goes by itself, but not while it is pointed at', async () => {
  const page = await newPage()
  await page.clock.install()
  await page.goto('/contact')
  await sendForm(page, contactPages[0].send)
  await toasts(page).hover()
  await page.clock.runFor(20_000)
  expect(await toasts(page).count()).toBe(1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(9000)
  await expect.poll(() => toasts(page).count()).toBe(0)
})
