import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, toastOf, toasts } from './harness/contact.ts'
import { withRecorder } from './harness/recorder.ts'

const { visit, newPage, recorder, parts, takeComplaints } = withRecorder()

const pages = [
  {
    url: '/blog',
    submit: 'Aanmelden',
    sending: 'Bezig met aanmelden...',
    missing: ['Fout', 'Vul je e-mailadres in'],
    malformed: 'Dit e-mailadres klopt niet. Schrijf het als naam@bedrijf.nl.',
    failed: ['Fout', 'Er ging iets mis. Probeer het opnieuw.'],
    offline: [
      'Je bent offline',
      'Wat je hebt ingevuld blijft staan. Probeer het opnieuw zodra je weer verbinding hebt.',
    ],
    sent: ['Gelukt!', 'Bedankt voor het aanmelden voor onze nieuwsbrief!'],
    thanks: 'Je bent succesvol aangemeld voor onze nieuwsbrief.',
  },
  {
    url: '/en/blog',
    submit: 'Subscribe',
    sending: 'Subscribing...',
    missing: ['Error', 'Please enter your email address'],
    malformed: 'This email address is not right. Write it as name@company.com.',
    failed: ['Error', 'Something went wrong. Please try again.'],
    offline: ['You are offline', 'What you have filled in stays here. Try again when you are back online.'],
    sent: ['Success!', 'Thank you for subscribing to our newsletter!'],
    thanks: 'You have been successfully subscribed to our newsletter.',
  },
]

const form = (page: Page) => page.locator('main form')
const email = (page: Page) => form(page).locator('[name=EMAIL]')
const button = (page: Page) => form(page).getByRole('button')

async function subscribe(page: Page, address: string, name = '') {
  await email(page).fill(address)
  await form(page).locator('[name=FNAME]').fill(name)
  await button(page).click()
}

describe.each(pages)('the newsletter form on $url', (words) => {
  const { url, submit, sending, missing, malformed, failed, offline, sent, thanks } = words

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
    expect(await page.locator('.thanks').innerText()).toContain(thanks)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('thanks')
  })

  test('while it is sent the button is disabled and says so', async () => {
    recorder.mode = 'slow'
    const page = await visit(url)
    await subscribe(page, 'anna@bedrijf.nl')
    await expect.poll(() => button(page).innerText()).toBe(sending)
    expect(await button(page).isDisabled()).toBe(true)
    await page.locator('.thanks').waitFor()
    expect(recorder.received).toHaveLength(1)
  })

  test('without an address it asks for one, leads to the field, and sends nothing', async () => {
    const page = await visit(url)
    await subscribe(page, '')
    expect(await toastOf(page)).toEqual(missing)
    expect(await page.locator('.field-error').innerText()).toBe(missing[1])
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

  test('a dropped connection is a failure: the address stays, the focus too, and a second try works', async () => {
    recorder.mode = 'fail'
    const page = await visit(url)
    await subscribe(page, 'anna@bedrijf.nl', 'Anna')
    expect(await toastOf(page)).toEqual(failed)
    expect(await email(page).inputValue()).toBe('anna@bedrijf.nl')
    expect(await button(page).innerText()).toBe(submit)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(submit)
    expect(takeComplaints().filter((line) => !/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/.test(line))).toEqual([])
    recorder.mode = 'ok'
    await page.keyboard.press('Enter')
    await page.locator('.thanks').waitFor()
    expect(parts()).toHaveLength(1)
  })

  test('an endpoint that never answers is given up after 15 seconds', async () => {
    recorder.mode = 'hang'
    const page = await newPage()
    await page.clock.install()
    await page.goto(url)
    await subscribe(page, 'anna@bedrijf.nl')
    await expect.poll(() => button(page).innerText()).toBe(sending)
    await page.clock.runFor(16_000)
    expect(await toastOf(page)).toEqual(failed)
  })

  test('offline says so, and keeps the address', async () => {
    const page = await visit(url)
    await email(page).fill('anna@bedrijf.nl')
    await hydrated(page)
    await page.context().setOffline(true)
    await button(page).click()
    expect(await toastOf(page)).toEqual(offline)
    expect(await email(page).inputValue()).toBe('anna@bedrijf.nl')
  })

  test('a filled field for programs sends nothing and looks like success', async () => {
    const page = await visit(url)
    await form(page)
      .locator('[name=b_newsletter_website]')
      .evaluate((field: HTMLInputElement) => {
        field.value = 'spam'
      })
    await subscribe(page, 'anna@bedrijf.nl')
    expect(await toastOf(page)).toEqual(sent)
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

  test('a double click subscribes once, also while the form’s program is on its way', async () => {
    const page = await visit(url)
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await email(page).fill('anna@bedrijf.nl')
    await button(page).dblclick()
    await page.locator('.thanks').waitFor()
    expect(parts()).toEqual([
      [
        ['EMAIL', 'anna@bedrijf.nl'],
        ['b_newsletter_website', ''],
      ],
    ])
  })
})
