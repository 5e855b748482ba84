import type { Locator, Page } from 'playwright-core'
import { fact } from '../../../site/content.ts'
import type { Locale } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'

/** What the contact form says. */
const contactPage = (locale: Locale) => ({
  lang: locale,
  url: href('contact', locale),
  send: message('contact.submit', locale),
  sending: message('contact.sending', locale),
  missing: [message('contact.missingTitle', locale), message('contact.missing', locale)],
  empty: [
    message('field.nameEmpty', locale),
    message('field.emailEmpty', locale),
    message('field.messageEmpty', locale),
  ],
  malformed: message('form.emailWrong', locale),
  failed: [message('form.failedTitle', locale), message('form.failed', locale)],
  offline: [message('form.offlineTitle', locale), message('form.offline', locale)],
  sent: [message('contact.sentTitle', locale), message('contact.sent', locale)(fact('claims.demoResponse', locale))],
  close: message('form.close', locale),
  toasts: message('form.toasts', locale),
})

/** The contact form in each language. */
export const contactPages = [contactPage('nl'), contactPage('en')] as const

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
export async function sendForm(page: Page, button: string): Promise<string[]> {
  await page.locator('main form').getByRole('button', { name: button }).click()
  return toastOf(page)
}

/** Where links lead once they are used: their addresses follow what is typed. Nothing really opens. */
export const addressesWhenUsed = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) =>
    all.map((link) => {
      link.addEventListener('click', (event) => event.preventDefault())
      if (link instanceof HTMLElement) link.click()
      return link.getAttribute('href') ?? ''
    }),
  )

export const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')

/** Waits until React has taken over: only then does the form have what React attaches to elements. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  )
