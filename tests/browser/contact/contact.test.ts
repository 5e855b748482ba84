import { describe, expect, test } from 'vitest'
import {
  blank,
  contactPages,
  field,
  filledIn,
  fillIn,
  hydrated,
  sendForm,
  sentParts,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { holdBack } from '../../harness/pages/held.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit, recorder, parts } = withRecorder()

describe.each(sample(contactPages))('the contact form on $url', ({ url, send, sending, sent }) => {
  test('arrives with every part in its order, says so, and is empty again', async () => {
    const page = await visit(url)
    await fillIn(page)
    expect(await sendForm(page, send)).toEqual(sent)
    expect(recorder.received.map((post) => post.form)).toEqual(['contact'])
    expect(parts()).toEqual([sentParts])
    expect(await valuesOf(page)).toEqual(blank)
    expect(new URL(page.url()).pathname).toBe(url)
  })

  test('without company and phone those two are not sent', async () => {
    const page = await visit(url)
    await fillIn(page, { ...filledIn, COMPANY: '', PHONE: '  ' })
    expect(await sendForm(page, send)).toEqual(sent)
    expect(parts()).toEqual([sentParts.filter(([name]) => name !== 'COMPANY' && name !== 'PHONE')])
  })

  test('while it is sent the button is disabled and says so, and afterwards it is as before', async () => {
    const page = await visit(url)
    const answer = await holdBack(page, '**/__forms/**')
    await fillIn(page)
    const button = page.locator('main form button')
    expect(await button.isEnabled()).toBe(true)
    await button.click()
    await expect.poll(() => button.textContent()).toBe(sending)
    expect(await button.isDisabled()).toBe(true)
    expect(await valuesOf(page)).toEqual(filledIn)
    answer()
    await expect.poll(() => button.textContent()).toBe(send)
    expect(await button.isEnabled()).toBe(true)
  })

  test('can be filled in and sent with the keyboard alone', async () => {
    const page = await visit(url)
    await field(page, 'FNAME').focus()
    const keys = ['Anna', 'anna@bedrijf.nl', 'De Vries', '020 1234567', 'Enterprise', 'Eerste regel']
    for (const text of keys) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(send)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => parts())
      .toEqual([
        [
          ['EMAIL', 'anna@bedrijf.nl'],
          ['FNAME', 'Anna'],
          ['COMPANY', 'De Vries'],
          ['PHONE', '020 1234567'],
          ['MMERGE7', 'enterprise'],
          ['MMERGE2', 'Eerste regel'],
          ['b_contact_website', ''],
        ],
      ])
  })

  test('is sent once by a double click, once by a program that submits twice, and once by Enter twice', async () => {
    recorder.mode = 'slow'
    const page = await visit(url)
    const button = page.locator('main form button')
    /** Fills in, sends in one of the ways, and waits until the form can be used again. */
    const arrivesOnce = async (count: number, submit: () => Promise<void>) => {
      await fillIn(page)
      await submit()
      await expect.poll(() => recorder.received.length).toBe(count)
      await expect.poll(() => button.isEnabled()).toBe(true)
      await expect.poll(() => field(page, 'FNAME').inputValue()).toBe('')
    }
    await arrivesOnce(1, () => button.dblclick())
    await arrivesOnce(2, () =>
      page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      }),
    )
    await arrivesOnce(3, async () => {
      await field(page, 'FNAME').press('Enter')
      await field(page, 'FNAME').press('Enter')
    })
    await page.waitForTimeout(1000)
    expect(recorder.received).toHaveLength(3)
  })

  test('that was sent rests until something is typed: a second click, or Enter held down, finds no fault with it', async () => {
    const page = await visit(url)
    const form = page.locator('main form')
    const button = form.locator('button')
    await form.locator('input').first().focus()
    await hydrated(page)
    const ways = [
      // The second click of two comes when a quick answer is already there.
      async () => {
        await button.click()
        await expect.poll(() => valuesOf(page)).toEqual(blank)
        await button.click()
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
      expect(await page.locator('.field-error').count()).toBe(0)
      expect(recorder.received).toHaveLength(index + 1)
    }
    await field(page, 'FNAME').fill('Anna')
    await button.click()
    await expect.poll(() => page.locator('.field-error').count()).toBe(2)
  })

  test('with the field for programs filled in nothing is sent, and it looks like success', async () => {
    const page = await visit(url)
    await fillIn(page)
    await field(page, 'b_contact_website').evaluate((element: HTMLInputElement) => {
      element.value = 'https://spam.example'
    })
    expect(await sendForm(page, send)).toEqual(sent)
    expect(await valuesOf(page)).toEqual(blank)
    expect(recorder.received).toEqual([])
  })
})
