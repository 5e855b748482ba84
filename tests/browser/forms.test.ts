import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { message } from '../../site/messages.ts'
import { withBrowser } from '../harness/pages/browser.ts'

const { visit } = withBrowser()

/** The fields of the page's form that a visitor sees, as they are marked up. */
function fieldsOf(page: Page) {
  return page.locator('main form').evaluate((form: HTMLFormElement) =>
    [...form.elements]
      .filter((field) => !field.closest('.honeypot') && field.tagName !== 'BUTTON')
      .map((field) => {
        const { name, type, autocomplete, required, labels } = field as HTMLInputElement
        return [name, type, autocomplete, required ? 'required' : 'optional', labels?.[0]?.textContent]
      }),
  )
}

describe.each([
  {
    url: '/contact',
    labels: ['Naam', 'E-mailadres', 'Bedrijf', 'Telefoonnummer (niet verplicht)', 'Waar gaat het over?', 'Bericht'],
    services: ['Starter', 'Professional', 'Enterprise', 'Realtime Dashboard', message('service.anders', 'nl')],
    send: message('contact.submit', 'nl'),
  },
  {
    url: '/en/contact',
    labels: ['Name', 'Email address', 'Company', 'Phone number (optional)', 'What is it about?', 'Message'],
    services: ['Starter', 'Professional', 'Enterprise', 'Realtime Dashboard', message('service.anders', 'en')],
    send: message('contact.submit', 'en'),
  },
])('the contact form on $url', ({ url, labels, services, send }) => {
  test('asks for the fields of the specification, and lets the browser fill them in', async () => {
    const page = await visit(url)
    expect(await fieldsOf(page)).toEqual([
      ['FNAME', 'text', 'name', 'required', labels[0]],
      ['EMAIL', 'email', 'email', 'required', labels[1]],
      ['COMPANY', 'text', 'organization', 'required', labels[2]],
      ['PHONE', 'tel', 'tel', 'optional', labels[3]],
      ['MMERGE7', 'select-one', '', 'optional', labels[4]],
      ['MMERGE2', 'textarea', '', 'required', labels[5]],
    ])
    expect(await page.locator('textarea').getAttribute('rows')).toBe('4')
  })

  test('offers the services of the specification', async () => {
    const page = await visit(url)
    const options = page.locator('select[name="MMERGE7"] option')
    const values = await options.evaluateAll((list) => list.map((option) => (option as HTMLOptionElement).value))
    expect(values).toEqual(['starter', 'professional', 'enterprise', 'support', 'anders'])
    expect(await options.allTextContents()).toEqual(services)
  })

  test('is sent as form data with one button', async () => {
    const page = await visit(url)
    const form = page.locator('main form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.getAttribute('enctype')).toBe('multipart/form-data')
    expect(await form.getAttribute('action')).toMatch(/^(https:\/\/|\/__forms\/contact$)/)
    expect(await form.getByRole('button').allTextContents()).toEqual([send])
  })

  test('without scripts the browser itself asks for what is missing, and sends nothing', async () => {
    const page = await visit(url, { javaScriptEnabled: false })
    await page.getByRole('button', { name: send }).click()
    expect(await page.locator('main form :invalid').count()).toBe(4)
    expect(new URL(page.url()).pathname).toBe(url)
  })
})

describe.each([
  { url: '/blog', labels: ['E-mailadres', 'Naam (niet verplicht)'] },
  { url: '/en/blog', labels: ['Email address', 'Name (optional)'] },
])('the newsletter form on $url', ({ url, labels }) => {
  test('asks for an e-mail address and, if the visitor likes, a name', async () => {
    const page = await visit(url)
    expect(await fieldsOf(page)).toEqual([
      ['EMAIL', 'email', 'email', 'required', labels[0]],
      ['FNAME', 'text', 'given-name', 'optional', labels[1]],
    ])
    const form = page.locator('main form')
    expect(await form.getAttribute('method')).toBe('post')
    expect(await form.getAttribute('enctype')).toBe('multipart/form-data')
    expect(await form.getAttribute('action')).toMatch(/^(https:\/\/|\/__forms\/newsletter$)/)
  })
})

test.each(['/contact', '/blog'])(
  'on %s the field for programs is off the screen, empty, and out of the way',
  async (url) => {
    const page = await visit(url, { width: 360 })
    const field = page.locator('.honeypot input')
    const box = await field.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0)
    expect(await field.inputValue()).toBe('')
    expect(await field.getAttribute('tabindex')).toBe('-1')
    expect(await field.getAttribute('autocomplete')).toBe('off')
    expect(await field.evaluate((element) => element.closest('[aria-hidden="true"]') !== null)).toBe(true)
  },
)

test('the fields are large enough to tap, and their text does not make a phone zoom in', async () => {
  const page = await visit('/contact', { width: 360 })
  for (const field of await page.locator('main form :is(input:not(.honeypot input), select, textarea, button)').all()) {
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(
      await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(16)
  }
})
