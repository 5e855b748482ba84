import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isScript, onRequest } from '../../harness/pages/asked.ts'
import {
  button,
  contact,
  field,
  filledIn,
  fillIn,
  hydrated,
  sendForm,
  sentParts,
  toastOf,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { holdBack } from '../../harness/pages/held.ts'
import { sample } from '../../harness/sample.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'

const { visit, parts } = withFormSink()
const { url, sent } = contact

/** Opens a page whose React and form scripts wait for `arrive`. */
async function held(options?: Parameters<typeof visit>[1]) {
  const page = await visit(url, options)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  onRequest(page, (request) => isScript(request.url()) && asked.push(request.url()))
  return { page, asked, arrive: await holdBack(page, '**/*.js') }
}

test('typed text and choices from before React loads are kept', async () => {
  const { page, asked, arrive } = await held()
  await fillIn(page)
  expect(asked.length).toBeGreaterThan(0)
  arrive()
  await hydrated(page)
  expect(await valuesOf(page)).toEqual(filledIn)
  expect(await sendForm(page)).toEqual(sent)
  expect(parts()).toEqual([sentParts])
})

test.each(sample(['click', 'Enter', 'requestSubmit']))(
  'a submit by %s is held, and sent once when it comes',
  async (way) => {
    const { page, arrive } = await held()
    await fillIn(page)
    if (way === 'click') await button(page).click()
    if (way === 'Enter') await field(page, 'FNAME').press('Enter')
    if (way === 'requestSubmit')
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.waitForTimeout(300)
    expect(parts()).toEqual([])
    arrive()
    expect(await toastOf(page)).toEqual(sent)
    expect(parts()).toEqual([sentParts])
    expect(new URL(page.url()).pathname).toBe(url)
  },
)

test('without scripts, the browser asks for missing fields, and posts the form in page order', async () => {
  const page = await visit(url, { javaScriptEnabled: false })
  await button(page).click()
  expect(await page.locator('main form :invalid').count()).toBe(4)
  expect(new URL(page.url()).pathname).toBe(url)
  await fillIn(page, { ...filledIn, PHONE: '' })
  await button(page).click()
  await page.waitForURL('**/__forms/contact')
  expect(parts()).toEqual([[...Object.entries({ ...filledIn, PHONE: '' }), ['b_contact_website', '']]])
})

test('the form is fetched when it is first pointed at, touched or focused', async () => {
  for (const act of [
    (page: Page) => field(page, 'FNAME').hover(),
    (page: Page) => field(page, 'FNAME').tap(),
    (page: Page) => field(page, 'FNAME').focus(),
  ]) {
    const { page, asked, arrive } = await held({ hasTouch: true })
    expect(asked).toEqual([])
    await act(page)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    arrive()
    await hydrated(page)
  }
})
