import type { Locator, Page } from 'playwright-core'
import { fact } from '../../../site/content.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'

/** The address of the contact form, and what it says. It is the same program in every language, as is that of the newsletter. */
export const contact = {
  url: href('contact', 'nl'),
  send: message('contact.submit', 'nl'),
  sending: message('contact.sending', 'nl'),
  missing: [message('contact.missingTitle', 'nl'), message('contact.missing', 'nl')],
  failed: [message('form.failedTitle', 'nl'), message('form.failed', 'nl')],
  offline: [message('form.offlineTitle', 'nl'), message('form.offline', 'nl')],
  sent: [message('contact.sentTitle', 'nl'), message('contact.sent', 'nl')(fact('claims.demoResponse', 'nl'))],
}

/** What a visitor fills in, in the order of the page. */
export const filledIn = {
  FNAME: 'Anna de Vries',
  EMAIL: 'anna@bedrijf.nl',
  COMPANY: 'De Vries Installatie',
  PHONE: '020 123 45 67',
  MMERGE7: 'professional',
  MMERGE2: 'Wij willen werkorders automatiseren.',
}

/** The form with nothing filled in. */
export const blank = { FNAME: '', EMAIL: '', COMPANY: '', PHONE: '', MMERGE7: 'anders', MMERGE2: '' }

/** The same as it must arrive: in the order of the mailing list, with the empty field for programs last. */
export const sentParts = [
  ['EMAIL', filledIn.EMAIL],
  ['FNAME', filledIn.FNAME],
  ['COMPANY', filledIn.COMPANY],
  ['PHONE', filledIn.PHONE],
  ['MMERGE7', filledIn.MMERGE7],
  ['MMERGE2', filledIn.MMERGE2],
  ['b_contact_website', ''],
]

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
export const button = (page: Page) => page.locator('main form button')

/** Fills in fields by their names. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>> = filledIn) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'MMERGE7') await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
  }
}

/** What stands in the fields that a visitor sees. */
export function valuesOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main form :is(input, select, textarea):not(.honeypot input)')
    .evaluateAll((fields) =>
      Object.fromEntries(fields.map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value])),
    )
}

/** The notification on the page. */
export const toasts = (page: Page): Locator => page.locator('.toast')

/** The title and the text of the notification. */
export async function toastOf(page: Page): Promise<string[]> {
  const toast = toasts(page).first()
  return [(await toast.locator('strong').textContent()) ?? '', (await toast.locator('span').textContent()) ?? '']
}

/** Sends the form and waits for what it says. */
export async function sendForm(page: Page): Promise<string[]> {
  await button(page).click()
  return toastOf(page)
}

/** Waits until React has taken over: only then does the form have what React attaches to elements. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  )
