import { describe, expect, test } from 'vitest'
import { business } from '../../site/content.ts'
import { addressesWhenUsed, hydrated, toastOf } from '../harness/pages/contact.ts'
import { button, email, form, newsletterPages, subscribe } from '../harness/pages/newsletter.ts'
import { sample } from '../harness/sample.ts'
import { dropped, withRecorder } from '../harness/serving/recorder.ts'

const { visit, newPage, recorder, parts, expectComplaints } = withRecorder()

describe.each(sample(newsletterPages.toReversed()))('the newsletter form on $url, when not all goes well,', (words) => {
  const { url, submit, sending, failed, offline, sent, ask } = words

  test('a dropped connection is a failure: the address stays, the focus too, and a second try works', async () => {
    recorder.mode = 'fail'
    expectComplaints(dropped)
    const page = await visit(url)
    await subscribe(page, 'anna@bedrijf.nl', 'Anna')
    expect(await toastOf(page)).toEqual(failed)
    expect(await email(page).inputValue()).toBe('anna@bedrijf.nl')
    expect(await button(page).textContent()).toBe(submit)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(submit)
    recorder.mode = 'ok'
    await page.keyboard.press('Enter')
    await page.locator('.thanks').waitFor()
    expect(parts()).toHaveLength(1)
  })

  test('what could not be sent can go by mail and by WhatsApp, with what was typed, until it is sent', async () => {
    recorder.mode = 'fail'
    expectComplaints(dropped)
    const page = await visit(url)
    const ways = form(page).locator('a')
    expect(await ways.count()).toBe(0)
    await subscribe(page, 'anna@bedrijf.nl', 'Anna')
    await form(page).locator('[name=FNAME]').fill('Anna & Jan')
    const [mail, chat] = await addressesWhenUsed(ways)
    const { email: ours, phone } = business.contact
    expect(mail?.startsWith(`mailto:${ours}?subject=`)).toBe(true)
    expect(chat?.startsWith(`https://wa.me/${phone.replace(/\D/g, '')}?text=`)).toBe(true)
    const text = new URL(chat ?? '').searchParams.get('text')
    expect(new URL(mail ?? '').searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text)
    expect(text?.split('\n')).toEqual([
      ask,
      expect.stringMatching(/: anna@bedrijf\.nl$/),
      expect.stringMatching(/: Anna & Jan$/),
    ])

    recorder.mode = 'ok'
    await button(page).click()
    await page.locator('.thanks').waitFor()
    expect(await page.locator('.elsewhere').count()).toBe(0)
  })

  test('an endpoint that never answers is given up after 15 seconds', async () => {
    recorder.mode = 'hang'
    const page = await newPage()
    await page.clock.install()
    await page.goto(url)
    await email(page).fill('anna@bedrijf.nl')
    await hydrated(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page).click()
    await expect.poll(() => button(page).textContent()).toBe(sending)
    await page.clock.runFor(14_900)
    expect(await button(page).textContent()).toBe(sending)
    await page.clock.runFor(200)
    await expect.poll(() => button(page).textContent()).toBe(submit)
    await page.clock.runFor(500)
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
    expect(await form(page).locator('a').count()).toBe(2)
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
