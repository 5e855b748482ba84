import type { Locator, Page } from 'playwright-core'
import { fact } from '../../../site/content.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'

export const contact = {
  url: href('contact', 'nl'),
  send: message('contact.submit', 'nl'),
  sending: message('contact.sending', 'nl'),
  missing: [message('contact.missingTitle', 'nl'), message('contact.missing', 'nl')],
  failed: [message('form.failedTitle', 'nl'), message('form.failed', 'nl')],
  offline: [message('form.offlineTitle', 'nl'), message('form.offline', 'nl')],
  sent: [
    message('contact.sentTitle', 'nl'),
    message('contact.sent', 'nl', { time: fact('claims.demoResponse', 'nl') }),
  ],
}

export const filledIn = {
  FNAME: 'Anna de Vries',
  EMAIL: 'anna@bedrijf.nl',
  COMPANY: 'De Vries Installatie',
  PHONE: '020 123 45 67',
  MMERGE7: 'professional',
  MMERGE2: 'Wij willen werkorders automatiseren.',
}

export const blank = { FNAME: '', EMAIL: '', COMPANY: '', PHONE: '', MMERGE7: 'anders', MMERGE2: '' }

/** Submitted parts, in the mailing list's order, with the honeypot field last. */
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

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = filledIn) {
  for (const [name, value] of Object.entries(values)) {
    if (name === 'MMERGE7') await field(page, name).selectOption(value)
    else await field(page, name).fill(value)
  }
}

export async function openFilledForm(visit: (url: string) => Promise<Page>, values?: Readonly<Record<string, string>>) {
  const page = await visit(contact.url)
  await fillIn(page, values)
  return page
}

export function valuesOf(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main form :is(input, select, textarea):not([tabindex])')
    .evaluateAll((fields) =>
      Object.fromEntries(fields.map((each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value])),
    )
}

export const toasts = (page: Page): Locator => page.locator('[data-kind]')

export async function toastOf(page: Page): Promise<string[]> {
  const toast = toasts(page).first()
  return [(await toast.locator('strong').textContent()) ?? '', (await toast.locator('span').textContent()) ?? '']
}

export async function sendForm(page: Page): Promise<string[]> {
  await button(page).click()
  return toastOf(page)
}

/** React adds properties to hydrated elements. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  )
