import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { business } from '../../../site/content.ts'
import {
  addressesWhenUsed,
  contactPages,
  filledIn,
  fillIn,
  hydrated,
  sendForm,
  sentParts,
  toastOf,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { dropped, withRecorder } from '../../harness/serving/recorder.ts'

const { visit, newPage, recorder, parts, expectComplaints } = withRecorder()

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe.each(sample(contactPages.toReversed()))(
  'sending the form on $url',
  ({ url, send, sending, failed, offline, sent }) => {
    test('to an endpoint that drops the connection fails: everything stays, the focus too, and a second try works', async () => {
      recorder.mode = 'fail'
      expectComplaints(dropped)
      const page = await visit(url)
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(failed)
      expect(await toasts(page).first().getAttribute('data-kind')).toBe('error')
      expect(await valuesOf(page)).toEqual(filledIn)
      expect(await focusedText(page)).toBe(send)
      expect(recorder.received).toEqual([])

      recorder.mode = 'ok'
      await page.keyboard.press('Enter')
      await expect.poll(() => parts()).toEqual([sentParts])
      await expect.poll(() => toastOf(page)).toEqual(sent)
    })

    test('what could not be sent can go by mail and by WhatsApp, with all that was typed, until it is sent', async () => {
      recorder.mode = 'fail'
      expectComplaints(dropped)
      const page = await visit(url)
      const ways = page.locator('main form a')
      await fillIn(page)
      expect(await ways.count()).toBe(0)
      await sendForm(page, send)
      await page.locator('[name=COMPANY]').fill('Jansen & Zn.')
      const [mail, chat] = await addressesWhenUsed(ways)
      const { email, phone } = business.contact
      const body = new URL(mail ?? '').searchParams.get('body')
      const text = new URL(chat ?? '').searchParams.get('text')
      expect(mail?.startsWith(`mailto:${email}?subject=`)).toBe(true)
      expect(chat?.startsWith(`https://wa.me/${phone.replace(/\D/g, '')}?text=`)).toBe(true)
      expect(body?.replaceAll('\r\n', '\n')).toBe(text)
      const typed = Object.entries({ ...filledIn, COMPANY: 'Jansen & Zn.' }).filter(([name]) => name !== 'MMERGE7')
      expect(typed.filter(([, value]) => !text?.includes(`: ${value}`))).toEqual([])

      recorder.mode = 'ok'
      await page.locator('main form button').click()
      await expect.poll(() => ways.count()).toBe(0)
    })

    test('to an endpoint that never answers is given up after 15 seconds, as a failure', async () => {
      recorder.mode = 'hang'
      const page = await newPage()
      await page.clock.install()
      await page.goto(url)
      await fillIn(page)
      await hydrated(page)
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.locator('main form button').click()
      await expect.poll(() => page.locator('main form button').textContent()).toBe(sending)
      await page.clock.runFor(14_900)
      expect(await page.locator('main form button').textContent()).toBe(sending)
      expect(await toasts(page).count()).toBe(0)
      await page.clock.runFor(200)
      await expect.poll(() => page.locator('main form button').textContent()).toBe(send)
      await page.clock.runFor(500)
      expect(await toastOf(page)).toEqual(failed)
      expect(await valuesOf(page)).toEqual(filledIn)
    })

    test('while offline says so, keeps the text, and works once there is a connection again', async () => {
      const page = await visit(url)
      await fillIn(page)
      await page.locator('main form button').focus()
      await hydrated(page)
      await page.context().setOffline(true)
      expect(await sendForm(page, send)).toEqual(offline)
      expect(await valuesOf(page)).toEqual(filledIn)
      expect(await page.locator('main form button').isEnabled()).toBe(true)
      await page.context().setOffline(false)
      await page.locator('main form button').click()
      await expect.poll(() => parts()).toEqual([sentParts])
    })

    test('counts as sent when the endpoint answers with an error, as its answer cannot be read', async () => {
      expectComplaints(/status of 500/)
      const page = await visit(url)
      await page.route('**/__forms/contact', (route) => route.fulfill({ status: 500, body: 'broken' }))
      await fillIn(page)
      expect(await sendForm(page, send)).toEqual(sent)
    })
  },
)
