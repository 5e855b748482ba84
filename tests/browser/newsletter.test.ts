import { describe, expect, test } from 'vitest'
import { toastOf } from '../harness/pages/contact.ts'
import { email, form, newsletterPages, subscribe } from '../harness/pages/newsletter.ts'
import { sample } from '../harness/sample.ts'
import { withRecorder } from '../harness/serving/recorder.ts'

const { visit, recorder, parts } = withRecorder()

describe.each(sample(newsletterPages))('the newsletter form on $url', (words) => {
  const { url, missing, sent, thanks } = words

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

  test('without an address it asks for one, leads to the field, and sends nothing', async () => {
    const page = await visit(url)
    await subscribe(page, '')
    expect(await toastOf(page)).toEqual(missing)
    expect(await page.locator('.field-error').textContent()).toBe(missing[1])
    expect(await email(page).getAttribute('aria-invalid')).toBe('true')
    expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true)
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
