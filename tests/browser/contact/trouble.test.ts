import { expect, test } from 'vitest'
import { business } from '../../../site/content.ts'
import {
  button,
  contact,
  filledIn,
  fillIn,
  hydrated,
  openFilledForm,
  sendForm,
  sentParts,
  toastOf,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { dropped, withFormSink } from '../../harness/serving/recorder.ts'

const { visit, newPage, formSink, parts, expectComplaints } = withFormSink()
const { url, send, sending, failed, offline, sent } = contact

test('if the endpoint drops the connection, everything stays, even the focus, and a second try works', async () => {
  formSink.mode = 'fail'
  expectComplaints(dropped)
  const page = await openFilledForm(visit)
  expect(await sendForm(page)).toEqual(failed)
  expect(await toasts(page).first().getAttribute('data-kind')).toBe('error')
  expect(await valuesOf(page)).toEqual(filledIn)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(send)
  formSink.mode = 'ok'
  await page.keyboard.press('Enter')
  await expect.poll(() => parts()).toEqual([sentParts])
  await expect.poll(() => toastOf(page)).toEqual(sent)
})

test('a form that could not be sent can go by mail or WhatsApp, with all its fields, until it is sent', async () => {
  formSink.mode = 'fail'
  expectComplaints(dropped)
  const page = await visit(url)
  const ways = page.locator('main form a')
  await fillIn(page)
  expect(await ways.count()).toBe(0)
  await sendForm(page)
  await page.locator('[name=COMPANY]').fill('Jansen & Zn.')
  // A click builds the address from the fields. Its default action is prevented, so that nothing opens.
  const [mail = '', chat = ''] = await ways.evaluateAll((links) =>
    links.map((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
      if (link instanceof HTMLElement) link.click()
      return link.getAttribute('href') ?? ''
    }),
  )
  const { email, phone } = business.contact
  const text = new URL(chat).searchParams.get('text')
  expect(mail.startsWith(`mailto:${email}?subject=`)).toBe(true)
  expect(chat.startsWith(`https://wa.me/${phone.replace(/\D/g, '')}?text=`)).toBe(true)
  expect(new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text)
  const typed = Object.entries({ ...filledIn, COMPANY: 'Jansen & Zn.' }).filter(([name]) => name !== 'MMERGE7')
  expect(typed.filter(([, value]) => !text?.includes(`: ${value}`))).toEqual([])
  formSink.mode = 'ok'
  await button(page).click()
  await expect.poll(() => ways.count()).toBe(0)
})

test('an endpoint that never answers is given up after 15 seconds, as a failure', async () => {
  formSink.mode = 'hang'
  const page = await newPage()
  await page.clock.install()
  await page.goto(url)
  await fillIn(page)
  await hydrated(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page).click()
  await expect.poll(() => button(page).textContent()).toBe(sending)
  await page.clock.runFor(14_900)
  expect(await button(page).textContent()).toBe(sending)
  await page.clock.runFor(200)
  await expect.poll(() => button(page).textContent()).toBe(send)
  await page.clock.runFor(500)
  expect(await toastOf(page)).toEqual(failed)
  expect(await valuesOf(page)).toEqual(filledIn)
})

test('while offline it says so, keeps the text, and works once there is a connection again', async () => {
  const page = await openFilledForm(visit)
  await button(page).focus()
  await hydrated(page)
  await page.context().setOffline(true)
  expect(await sendForm(page)).toEqual(offline)
  expect(await valuesOf(page)).toEqual(filledIn)
  expect(await button(page).isEnabled()).toBe(true)
  // The form offers mail and chat, which the visitor may still be able to use on a phone.
  const addresses = page.locator('main form a')
  expect(await addresses.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    expect.stringMatching(/^mailto:.*Anna/s),
    expect.stringMatching(/^https:\/\/wa\.me\/.*Anna/s),
  ])
  await page.context().setOffline(false)
  await button(page).click()
  await expect.poll(() => parts()).toEqual([sentParts])
})

test('it also does so if the connection was lost before React loaded', async () => {
  const page = await visit(url)
  await page.waitForLoadState('networkidle')
  expectComplaints(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await fillIn(page)
  await button(page).click()
  const line = page.locator('main p[role=alert]').filter({ visible: true })
  await expect.poll(() => line.textContent()).toBe(`${offline[0]}. ${offline[1]}`)
  expect(await valuesOf(page)).toEqual(filledIn)
  await page.context().setOffline(false)
  expect(await sendForm(page)).toEqual(sent)
  expect(await line.count()).toBe(0)
  expect(parts()).toEqual([sentParts])
})
