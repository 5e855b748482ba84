import { describe, expect, test } from 'vitest'
import {
  contactPages,
  field,
  filledIn,
  fillIn,
  focusedName,
  sendForm,
  toasts,
  valuesOf,
} from '../../harness/pages/contact.ts'
import { sample } from '../../harness/sample.ts'
import { withRecorder } from '../../harness/serving/recorder.ts'

const { visit, recorder } = withRecorder()

describe.each(sample(contactPages))('the check of the form on $url', ({ url, send, missing, empty, malformed }) => {
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
      const described = String(await field(page, name).getAttribute('aria-describedby')).split(' ')
      expect(await page.locator(`[id="${described.at(-1)}"]`).textContent()).toBe(empty[index])
      expect(await focusedName(page)).toBe(name)
      expect(recorder.received).toEqual([])
      await fillIn(page)
      await page.locator('main form button').click()
      await expect.poll(() => recorder.received.length).toBe(1)
      expect(await page.locator('[aria-invalid]').count()).toBe(0)
      expect(await page.locator('.field-error').count()).toBe(0)
    },
  )

  test.each(sample(['anna', 'anna@@bedrijf.nl', 'anna@', '@bedrijf.nl', 'anna bedrijf.nl'], 2))(
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
})
