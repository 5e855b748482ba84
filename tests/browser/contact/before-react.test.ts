import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  contactPages,
  field,
  filledIn,
  fillIn,
  hydrated,
  sentParts,
  toastOf,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit, parts, expectComplaints } = withRecorder()

/** A page whose later programs, React and the form, wait until `arrive` is called. */
async function held(url: string, options?: Parameters<typeof visit>[1]) {
  const page = await visit(url, options)
  await page.waitForLoadState('networkidle')
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const asked: string[] = []
  await page.route('**/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname.slice(1))
    await arrived
    await route.continue()
  })
  return { page, asked, arrive }
}

describe.each(sample(contactPages))('before React has arrived on $url', ({ url, send, offline, sent }) => {
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

  test.each(['click', 'Enter', 'requestSubmit'])('a submit by %s is held, and sent once when it does', async (way) => {
    const { page, arrive } = await held(url)
    await fillIn(page)
    if (way === 'click') await page.locator('main form button').click()
    if (way === 'Enter') await field(page, 'FNAME').press('Enter')
    if (way === 'requestSubmit')
      await page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.waitForTimeout(300)
    expect(parts()).toEqual([])
    expect(new URL(page.url()).pathname).toBe(url)
    arrive()
    expect(await toastOf(page)).toEqual(sent)
    expect(parts()).toEqual([sentParts])
    expect(new URL(page.url()).pathname).toBe(url)
  })

  test('when there is no connection it says so and keeps everything, and sends at the next try', async () => {
    const page = await visit(url)
    await page.waitForLoadState('networkidle')
    expectComplaints(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await fillIn(page)
    await page.getByRole('button', { name: send }).click()
    const line = page.locator('main .offline').filter({ visible: true })
    await expect.poll(() => line.textContent()).toBe(`${offline[0]}. ${offline[1]}`)
    expect(await valuesOf(page)).toEqual(filledIn)
    await page.context().setOffline(false)
    expect(parts()).toEqual([])
    await page.getByRole('button', { name: send }).click()
    expect(await toastOf(page)).toEqual(sent)
    expect(await line.count()).toBe(0)
    expect(parts()).toEqual([sentParts])
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
