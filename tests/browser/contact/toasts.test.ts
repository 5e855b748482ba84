import { describe, expect, test } from 'vitest'
import { contactPages, fillIn, sendForm, toasts } from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit } = withRecorder()

describe.each(sample(contactPages))('a notification on $url', ({ url, send, close, toasts: label, missing, sent }) => {
  test('is announced at once when something is wrong, and when the reader pauses otherwise', async () => {
    const page = await visit(url)
    const region = page.getByRole('region', { name: label })
    expect(await sendForm(page, send)).toEqual(missing)
    expect(await region.getAttribute('aria-live')).toBe('assertive')
    expect(await region.locator('[data-sonner-toast]').count()).toBe(1)
    await fillIn(page)
    await page.locator('main form button').click()
    await expect.poll(() => toasts(page).first().locator('[data-title]').textContent()).toBe(sent[0])
    expect(await region.getAttribute('aria-live')).toBe('polite')
    expect(await toasts(page).first().getAttribute('data-type')).toBe('success')
    // What was wrong before is not said beside it.
    await expect.poll(() => toasts(page).count()).toBe(1)
  })

  test('is reached with Tab from the form and with Alt+T, and closed from the keyboard', async () => {
    const page = await visit(url)
    await sendForm(page, send)
    await page.locator('main form button').focus()
    const focused = () => page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null)
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(true)
    await page.locator('main form button').focus()
    await page.keyboard.press('Alt+t')
    expect(await focused()).toBe(true)
    while ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !== close)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => toasts(page).count()).toBe(0)
  })
})

test.each(['light', 'dark'] as const)('notifications follow the system: %s', async (colorScheme) => {
  const page = await visit('/contact', { colorScheme })
  await sendForm(page, contactPages[0].send)
  expect(await page.locator('[data-sonner-toaster]').getAttribute('data-sonner-theme')).toBe(colorScheme)
})
