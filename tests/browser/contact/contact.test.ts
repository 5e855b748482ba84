import { expect, test } from 'vitest'
import {
  blank,
  button,
  contact,
  field,
  filledIn,
  fillIn,
  hydrated,
  openFilledForm,
  sendForm,
  sentParts,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { holdBack } from '../../harness/pages/held.ts'
import { sample } from '../../harness/sample.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'

const { visit, formSink, parts } = withFormSink()
const { url, send, sending, sent } = contact

test('the form arrives with every part in its order, says so, and is empty again', async () => {
  const page = await openFilledForm(visit)
  expect(await sendForm(page)).toEqual(sent)
  expect(formSink.received.map((post) => post.form)).toEqual(['contact'])
  expect(parts()).toEqual([sentParts])
  expect(await valuesOf(page)).toEqual(blank)
  expect(new URL(page.url()).pathname).toBe(url)
})

test('an empty company or phone is not sent', async () => {
  const page = await openFilledForm(visit, { ...filledIn, COMPANY: '', PHONE: '  ' })
  expect(await sendForm(page)).toEqual(sent)
  expect(parts()).toEqual([sentParts.filter(([name]) => name !== 'COMPANY' && name !== 'PHONE')])
})

test.each(
  sample([
    ['a script', '<script>alert(1)</script><img src=x onerror=alert(1)>"\'`${1} 👩‍👩‍👧‍👦 \u202eabc\u202c'],
    ['a boundary', '------WebKitFormBoundary\r\nContent-Disposition: form-data; name="b_contact_website" %00 %0d%0a'],
    ['10,000 characters', 'woord '.repeat(1667).slice(0, 9999).concat('.')],
  ]),
)('%s in every field is kept and arrives as it was typed', async (_, text) => {
  const page = await visit(url)
  const oneLine = text.replace(/[\r\n]+/g, ' ').trim()
  const typed = { ...filledIn, FNAME: oneLine, COMPANY: oneLine, PHONE: oneLine, MMERGE2: text }
  await fillIn(page, typed)
  await page.reload()
  const lines = (value: string) => value.replaceAll('\r\n', '\n')
  expect(await valuesOf(page)).toEqual({ ...typed, MMERGE2: lines(text) })
  expect(await sendForm(page)).toEqual(sent)
  const [arrived = []] = parts()
  const received = Object.fromEntries(arrived.map(([name, value]) => [name, lines(value)]))
  expect(received).toEqual({ ...typed, MMERGE2: lines(text).trim(), b_contact_website: '' })
  expect(await page.locator('main script, main img[src=x]').count()).toBe(0)
})

test('while it is sent the button is disabled and says so, and afterwards it is as before', async () => {
  const page = await visit(url)
  const answer = await holdBack(page, '**/__forms/**')
  await fillIn(page)
  await button(page).click()
  await expect.poll(() => button(page).textContent()).toBe(sending)
  expect(await button(page).isDisabled()).toBe(true)
  expect(await valuesOf(page)).toEqual(filledIn)
  answer()
  await expect.poll(() => button(page).textContent()).toBe(send)
  expect(await button(page).isEnabled()).toBe(true)
})

test('it can be filled in and sent with only the keyboard', async () => {
  const page = await visit(url)
  await field(page, 'FNAME').focus()
  for (const text of ['Anna', 'anna@bedrijf.nl', 'De Vries', '020 1234567', 'Enterprise', 'Eerste regel']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(send)
  await page.keyboard.press('Enter')
  const expected = { FNAME: 'Anna', COMPANY: 'De Vries', MMERGE7: 'enterprise', MMERGE2: 'Eerste regel' }
  await expect.poll(() => Object.fromEntries(parts()[0] ?? [])).toMatchObject(expected)
})

test('it is sent once by a double click, by a program that submits twice, and by Enter twice', async () => {
  formSink.mode = 'slow'
  const page = await visit(url)
  const ways = [
    () => button(page).dblclick(),
    () =>
      page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      }),
    async () => {
      await field(page, 'FNAME').press('Enter')
      await field(page, 'FNAME').press('Enter')
    },
  ]
  for (const [index, submit] of ways.entries()) {
    await fillIn(page)
    await submit()
    await expect.poll(() => formSink.received.length).toBe(index + 1)
    await expect.poll(() => button(page).isEnabled()).toBe(true)
    await expect.poll(() => field(page, 'FNAME').inputValue()).toBe('')
  }
  await page.waitForTimeout(1000)
  expect(formSink.received).toHaveLength(ways.length)
})

test('once sent it rests until something is typed: a second click, or Enter held down, finds no fault with it', async () => {
  const page = await visit(url)
  await field(page, 'FNAME').focus()
  await hydrated(page)
  const ways = [
    // The second click of a double click can come after a fast response.
    async () => {
      await button(page).click()
      await expect.poll(() => valuesOf(page)).toEqual(blank)
      await button(page).click()
    },
    async () => {
      await field(page, 'FNAME').focus()
      await page.keyboard.down('Enter')
      await expect.poll(() => valuesOf(page)).toEqual(blank)
      await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  ]
  for (const [index, sendTwice] of ways.entries()) {
    await fillIn(page)
    await sendTwice()
    await page.waitForTimeout(500)
    expect(await toasts(page).locator('strong').allTextContents()).toEqual([sent[0]])
    expect(await page.locator('[id$=-error]').count()).toBe(0)
    expect(formSink.received).toHaveLength(index + 1)
  }
  await field(page, 'FNAME').fill('Anna')
  await button(page).click()
  await expect.poll(() => page.locator('[id$=-error]').count()).toBe(2)
})

test('if the honeypot is filled in, nothing is sent, and it looks like a success', async () => {
  const page = await openFilledForm(visit)
  await field(page, 'b_contact_website').evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example'
  })
  expect(await sendForm(page)).toEqual(sent)
  expect(await valuesOf(page)).toEqual(blank)
  expect(formSink.received).toEqual([])
})
