import type { Page } from 'playwright-core'
import { type Locale, locales } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'

/** What the newsletter form says. */
const newsletterPage = (locale: Locale) => ({
  url: href('blog', locale),
  submit: message('newsletter.submit', locale),
  sending: message('newsletter.sending', locale),
  missing: [message('newsletter.missingTitle', locale), message('newsletter.missing', locale)],
  malformed: message('form.emailWrong', locale),
  failed: [message('form.failedTitle', locale), message('form.failed', locale)],
  offline: [message('form.offlineTitle', locale), message('form.offline', locale)],
  sent: [message('newsletter.sentTitle', locale), message('newsletter.sent', locale)],
  ask: message('newsletter.ask', locale),
  thanks: message('newsletter.thanks', locale),
})

/** The newsletter form in each language. */
export const newsletterPages = locales.map(newsletterPage)

export const form = (page: Page) => page.locator('main form')
export const email = (page: Page) => form(page).locator('[name=EMAIL]')
export const button = (page: Page) => form(page).getByRole('button')

/** Fills in the form and sends it. */
export async function subscribe(page: Page, address: string, name = '') {
  await email(page).fill(address)
  await form(page).locator('[name=FNAME]').fill(name)
  await button(page).click()
}
