import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { message } from '../../../site/messages.ts'
import { withBrowser } from '../../harness/pages/browser.ts'

const { visit } = withBrowser()

function fieldsOf(page: Page) {
  return page.locator('main form').evaluate((form: HTMLFormElement) =>
    [...form.elements]
      .filter((field) => !field.closest('[aria-hidden=true]') && field.tagName !== 'BUTTON')
      .map((field) => {
        const { name, type, autocomplete, required, labels } = field as HTMLInputElement
        return [name, type, autocomplete, required ? 'required' : 'optional', labels?.[0]?.textContent]
      }),
  )
}

const sendingOf = (page: Page) =>
  page.locator('main form').evaluate((form) => ['method', 'enctype', 'action'].map((name) => form.getAttribute(name)))

test('the contact form asks for the fields of the specification, and lets the browser fill them in', async () => {
  const page = await visit('/en/contact')
  expect(await fieldsOf(page)).toEqual([
    ['FNAME', 'text', 'name', 'required', 'Name'],
    ['EMAIL', 'email', 'email', 'required', 'Email address'],
    ['COMPANY', 'text', 'organization', 'required', 'Company'],
    ['PHONE', 'tel', 'tel', 'optional', 'Phone number (optional)'],
    ['MMERGE7', 'select-one', '', 'optional', 'What is it about?'],
    ['MMERGE2', 'textarea', '', 'required', 'Message'],
  ])
  expect(await page.locator('textarea').getAttribute('rows')).toBe('4')
  expect(await sendingOf(page)).toEqual(['post', 'multipart/form-data', '/__forms/contact'])
  expect(await page.locator('main form button').allTextContents()).toEqual([message('contact.submit', 'en')])
})

test('it offers the services of the specification', async () => {
  const page = await visit('/contact')
  const options = await page
    .locator('select[name="MMERGE7"] option')
    .evaluateAll((list) => list.map((option) => [option.getAttribute('value'), option.textContent]))
  expect(options).toEqual([
    ['starter', 'Starter'],
    ['professional', 'Professional'],
    ['enterprise', 'Enterprise'],
    ['support', 'Realtime Dashboard'],
    ['anders', message('service.anders', 'nl')],
  ])
})

test('the newsletter form asks for an email address and an optional name', async () => {
  const page = await visit('/en/blog')
  expect(await fieldsOf(page)).toEqual([
    ['EMAIL', 'email', 'email', 'required', 'Email address'],
    ['FNAME', 'text', 'given-name', 'optional', 'Name (optional)'],
  ])
  expect(await sendingOf(page)).toEqual(['post', 'multipart/form-data', '/__forms/newsletter'])
})

test('the honeypot is off the screen, empty, and unreachable by keyboard', async () => {
  const page = await visit('/contact', { width: 360 })
  const field = page.locator('main form [aria-hidden=true] input')
  const box = await field.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0)
  expect(await field.inputValue()).toBe('')
  expect(await field.getAttribute('tabindex')).toBe('-1')
  expect(await field.getAttribute('autocomplete')).toBe('off')
})

test('the fields are large enough to tap, and their text does not make a phone zoom in', async () => {
  const page = await visit('/contact', { width: 360 })
  for (const field of await page.locator('main form :is(input:not([tabindex]), select, textarea, button)').all()) {
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeGreaterThanOrEqual(16)
  }
})
