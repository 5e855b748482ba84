import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, toastOf, toasts } from '../harness/pages/contact.ts'
import { button, email, form, newsletterPages, subscribe } from '../harness/pages/newsletter.ts'
import { sample } from '../harness/sample.ts'
import { withRecorder } from '../harness/serving/recorder.ts'

const { visit, recorder, parts } = withRecorder()

describe.each(sample(newsletterPages))('the newsletter form on $url', (words) => {
  const { url, sending, missing, malformed, sent, thanks } = words

  test.each([
    [
      '',
      [
        ['EMAIL', 'anna@bedrijf.nl'],
        ['b_newsletter_website', ''],
      ],
    ],
    [
      'Anna',
      [
        ['EMAIL', 'anna@bedrijf.nl'],
        ['FNAME', 'Anna'],
        ['b_newsletter_website', ''],
      ],
    ],
  ])('arrives in order with the name "%s", and becomes a word of thanks', async (name, expected) => {
    const page = await visit(url)
    await subscribe(page, 'anna@bedrijf.nl', name)
    expect(await toastOf(page)).toEqual(sent)
    expect(recorder.received.map((post) => post.form)).toEqual(['newsletter'])
    expect(parts()).toEqual([expected])
    expect(await form(page).count()).toBe(0)
    expect(await page.locator('.thanks').textContent()).toContain(thanks)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('thanks')
  })

  test('while it is sent the button is disabled and says so', async () => {
    recorder.mode = 'slow'
    const page = await visit(url)
    await subscribe(page, 'anna@bedrijf.nl')
    await expect.poll(() => button(page).textContent()).toBe(sending)
    expect(await button(page).isDisabled()).toBe(true)
    await page.locator('.thanks').waitFor()
    expect(recorder.received).toHaveLength(1)
  })

  test('is sent once by a double click and by Enter held down, and then there is nothing but thanks', async () => {
    recorder.mode = 'slow'
    const once = async (count: number, send: (page: Page) => Promise<void>) => {
      const page = await visit(url)
      await email(page).fill('anna@bedrijf.nl')
      // Before React comes, two clicks are held as one.
      await hydrated(page)
      await send(page)
      await page.locator('.thanks').waitFor()
      await page.waitForTimeout(500)
      expect(await toasts(page).locator('[data-title]').allTextContents()).toEqual([sent[0]])
      expect(recorder.received).toHaveLength(count)
    }
    await once(1, (page) => button(page).dblclick())
    await once(2, async (page) => {
      await email(page).focus()
      for (let held = 0; held < 10; held++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    })
    await once(3, (page) =>
      form(page).evaluate((element: HTMLFormElement) => {
        element.requestSubmit()
        element.requestSubmit()
      }),
    )
  })

  test('without an address it asks for one, leads to the field, and sends nothing', async () => {
    const page = await visit(url)
    await subscribe(page, '')
    expect(await toastOf(page)).toEqual(missing)
    expect(await page.locator('.field-error').textContent()).toBe(missing[1])
    expect(await email(page).getAttribute('aria-invalid')).toBe('true')
    expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(recorder.received).toEqual([])
  })

  test('a malformed address is caught beside the field, and nothing is sent', async () => {
    const page = await visit(url)
    await subscribe(page, 'anna@')
    await expect.poll(() => page.locator('.field-error').allInnerTexts()).toEqual([malformed])
    expect(await toasts(page).count()).toBe(0)
    expect(recorder.received).toEqual([])
  })

  test('works without scripts, and with the keyboard alone', async () => {
    const bare = await visit(url, { javaScriptEnabled: false })
    await subscribe(bare, 'anna@bedrijf.nl', 'Anna')
    await bare.waitForURL('**/__forms/newsletter')
    const page = await visit(url)
    await email(page).focus()
    await page.keyboard.type('bob@bedrijf.nl')
    await page.keyboard.press('Enter')
    await page.locator('.thanks').waitFor()
    expect(parts()).toEqual([
      [
        ['EMAIL', 'anna@bedrijf.nl'],
        ['FNAME', 'Anna'],
        ['b_newsletter_website', ''],
      ],
      [
        ['EMAIL', 'bob@bedrijf.nl'],
        ['b_newsletter_website', ''],
      ],
    ])
  })
})
