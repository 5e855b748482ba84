import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contactPages, field, fillIn, filledIn, focusedName, sentParts, toastOf, valuesOf } from '../harness/contact.ts'
import { withRecorder } from '../harness/recorder.ts'
import { bytesOf } from '../harness/site.ts'

const { newPage, visit, parts, takeComplaints } = withRecorder()

const isLarge = (url: string) => bytesOf(new URL(url).pathname.slice(1)).length > 4000

/** A page on which React, and all the form needs, waits until `arrive` is called. */
async function held(url: string, options?: Parameters<typeof newPage>[0]) {
  const page = await newPage(options)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const asked: string[] = []
  await page.route('**/*.js', async (route) => {
    if (isLarge(route.request().url())) {
      asked.push(route.request().url())
      await arrived
    }
    await route.continue()
  })
  await page.goto(url)
  return { page, asked, arrive }
}

/** Waits until React has taken over: only then does the form have what React attaches to elements. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')))

describe.each(contactPages)('before React has arrived on $url', ({ url, send, missing, sent }) => {
  test('what was typed and chosen stays when it does', async () => {
    const { page, asked, arrive } = await held(url)
    await fillIn(page)
    expect(asked.length).toBeGreaterThan(0)
    expect(await valuesOf(page)).toEqual(filledIn)
    arrive()
    await hydrated(page)
    expect(await valuesOf(page)).toEqual(filledIn)
    await page.locator('main form button').click()
    expect(await toastOf(page)).toEqual(sent)
    expect(parts()).toEqual([sentParts])
  })

  test('typing goes on while it arrives, in the same field', async () => {
    const { page, arrive } = await held(url)
    await field(page, 'MMERGE2').focus()
    await page.keyboard.type('Voor ')
    arrive()
    await page.keyboard.type('en na', { delay: 60 })
    await hydrated(page)
    expect(await field(page, 'MMERGE2').inputValue()).toBe('Voor en na')
    expect(await focusedName(page)).toBe('MMERGE2')
  })

  test.each(['click', 'Enter', 'requestSubmit'])('a submit by %s is held, and sent once when it does', async (way) => {
    const { page, arrive } = await held(url)
    await fillIn(page)
    if (way === 'click') await page.locator('main form button').click()
    if (way === 'Enter') await field(page, 'FNAME').press('Enter')
    if (way === 'requestSubmit') await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.waitForTimeout(300)
    expect(parts()).toEqual([])
    expect(new URL(page.url()).pathname).toBe(url)
    arrive()
    expect(await toastOf(page)).toEqual(sent)
    expect(parts()).toEqual([sentParts])
    expect(new URL(page.url()).pathname).toBe(url)
  })

  test('an impatient visitor who clicks three times sends once', async () => {
    const { page, arrive } = await held(url)
    await fillIn(page)
    for (let click = 0; click < 3; click++) await page.locator('main form button').click()
    arrive()
    expect(await toastOf(page)).toEqual(sent)
    expect(parts()).toEqual([sentParts])
  })

  test('an empty form is checked by the same rules when it does: the browser’s own bubbles are off', async () => {
    const { page, arrive } = await held(url)
    await page.locator('main form button').click()
    arrive()
    expect(await toastOf(page)).toEqual(missing)
    expect(await focusedName(page)).toBe('FNAME')
  })

  test('when it never does, the form posts by itself, in the order of the page', async () => {
    const page = await newPage()
    await page.route('**/*.js', (route) => (isLarge(route.request().url()) ? route.abort() : route.continue()))
    await page.goto(url)
    await fillIn(page)
    await page.getByRole('button', { name: send }).click()
    await page.waitForURL('**/__forms/contact')
    expect(parts()).toEqual([[...Object.entries(filledIn), ['b_contact_website', '']]])
    expect(takeComplaints().filter((line) => !/could not start|ERR_FAILED/.test(line))).toEqual([])
  })

  test('without scripts the form posts by itself, in the order of the page', async () => {
    const page = await visit(url, { javaScriptEnabled: false })
    await fillIn(page, { ...filledIn, PHONE: '' })
    await page.getByRole('button', { name: send }).click()
    await page.waitForURL('**/__forms/contact')
    expect(parts()).toEqual([[...Object.entries({ ...filledIn, PHONE: '' }), ['b_contact_website', '']]])
  })
})

test('the form is fetched when it is first pointed at, touched or focused, in at most 90 kB', async () => {
  for (const act of [
    (page: Page) => field(page, 'FNAME').hover(),
    (page: Page) => field(page, 'FNAME').tap(),
    (page: Page) => field(page, 'FNAME').focus(),
  ]) {
    const { page, asked, arrive } = await held('/contact', { hasTouch: true })
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await act(page)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    arrive()
    await hydrated(page)
  }
})
