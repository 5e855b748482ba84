import { describe, expect, test } from 'vitest'
import {
  contactPages,
  field,
  filledIn,
  fillIn,
  focusedName,
  sendForm,
  sentParts,
  toasts,
  valuesOf,
} from '../harness/contact.ts'
import { withRecorder } from '../harness/recorder.ts'

const { visit, recorder, parts } = withRecorder()

const cleared = { FNAME: '', EMAIL: '', COMPANY: '', PHONE: '', MMERGE7: 'starter', MMERGE2: '' }

describe.each(contactPages)('the contact form on $url', ({ url, send, sending, missing, empty, malformed, sent }) => {
  test('arrives with every part in its order, says so, and is empty again', async () => {
    const page = await visit(url)
    await fillIn(page)
    expect(await sendForm(page, send)).toEqual(sent)
    expect(recorder.received.map((post) => post.form)).toEqual(['contact'])
    expect(parts()).toEqual([sentParts])
    expect(await valuesOf(page)).toEqual(cleared)
    expect(new URL(page.url()).pathname).toBe(url)
  })

  test('without company and phone those two are not sent', async () => {
    const page = await visit(url)
    await fillIn(page, { ...filledIn, COMPANY: '', PHONE: '  ' })
    expect(await sendForm(page, send)).toEqual(sent)
    expect(parts()).toEqual([sentParts.filter(([name]) => name !== 'COMPANY' && name !== 'PHONE')])
  })

  test('while it is sent the button is disabled and says so, and afterwards it is as before', async () => {
    recorder.mode = 'slow'
    const page = await visit(url)
    await fillIn(page)
    const button = page.locator('main form button')
    expect(await button.isEnabled()).toBe(true)
    await button.click()
    await expect.poll(() => button.innerText()).toBe(sending)
    expect(await button.isDisabled()).toBe(true)
    expect(await valuesOf(page)).toEqual(filledIn)
    await expect.poll(() => button.innerText(), { timeout: 5000 }).toBe(send)
    expect(await button.isEnabled()).toBe(true)
  })

  test('empty, it names what is missing, leads to the first field of it, and sends nothing', async () => {
    const page = await visit(url)
    expect(await sendForm(page, send)).toEqual(missing)
    expect(await page.locator('.field-error').allInnerTexts()).toEqual(empty)
    expect(await focusedName(page)).toBe('FNAME')
    expect(recorder.received).toEqual([])
  })

  test.each([
    ['FNAME', 0],
    ['EMAIL', 1],
    ['MMERGE2', 2],
  ] as const)(
    'with only %s empty, the field says what to do, to the eye and to a screen reader',
    async (name, index) => {
      const page = await visit(url)
      await fillIn(page, { ...filledIn, [name]: ' ' })
      expect(await sendForm(page, send)).toEqual(missing)
      expect(await page.locator('.field-error').allInnerTexts()).toEqual([empty[index]])
      expect(await page.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((each) => each.id))).toEqual([
        name,
      ])
      const described = String(await field(page, name).getAttribute('aria-describedby'))
      expect(await page.locator(`[id="${described}"]`).innerText()).toBe(empty[index])
      expect(await focusedName(page)).toBe(name)
      expect(recorder.received).toEqual([])
      await fillIn(page)
      await page.locator('main form button').click()
      await expect.poll(() => recorder.received.length).toBe(1)
      expect(await page.locator('[aria-invalid]').count()).toBe(0)
      expect(await page.locator('.field-error').count()).toBe(0)
    },
  )

  test.each(['anna', 'anna@', '@bedrijf.nl', 'anna bedrijf.nl', 'anna@@bedrijf.nl'])(
    'the address "%s" is caught beside the field, without a notification, and nothing is sent',
    async (address) => {
      const page = await visit(url)
      await fillIn(page, { ...filledIn, EMAIL: address })
      await page.locator('main form button').click()
      await expect.poll(() => page.locator('.field-error').allInnerTexts()).toEqual([malformed])
      expect(await focusedName(page)).toBe('EMAIL')
      expect(await toasts(page).count()).toBe(0)
      expect(await valuesOf(page)).toEqual({ ...filledIn, EMAIL: address })
      expect(recorder.received).toEqual([])
    },
  )

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

  test('is sent once by a double click, and once by Enter twice', async () => {
    recorder.mode = 'slow'
    const page = await visit(url)
    await fillIn(page)
    await page.locator('main form button').dblclick()
    await expect.poll(() => recorder.received.length, { timeout: 5000 }).toBe(1)
    await fillIn(page)
    await field(page, 'FNAME').press('Enter')
    await field(page, 'FNAME').press('Enter')
    await expect.poll(() => recorder.received.length, { timeout: 5000 }).toBe(2)
    await page.waitForTimeout(1000)
    expect(recorder.received).toHaveLength(2)
  })

  test('with the field for programs filled in nothing is sent, and it looks like success', async () => {
    const page = await visit(url)
    await fillIn(page)
    await field(page, 'b_contact_website').evaluate((element: HTMLInputElement) => {
      element.value = 'https://spam.example'
    })
    expect(await sendForm(page, send)).toEqual(sent)
    expect(await valuesOf(page)).toEqual(cleared)
    expect(recorder.received).toEqual([])
  })
})
