import type { Page } from 'playwright-core'

/** What the newsletter form says, in each language. */
export const newsletterPages = [
  {
    url: '/blog',
    submit: 'Aanmelden',
    sending: 'Bezig met aanmelden...',
    missing: ['Fout', 'Vul je e-mailadres in'],
    malformed: 'Dit e-mailadres klopt niet. Schrijf het als naam@bedrijf.nl.',
    failed: ['Fout', 'Er ging iets mis. Probeer het opnieuw.'],
    offline: [
      'Je bent offline',
      'Wat je hebt ingevuld blijft staan. Probeer het opnieuw zodra je weer verbinding hebt.',
    ],
    sent: ['Gelukt!', 'Bedankt voor het aanmelden voor onze nieuwsbrief!'],
    ask: 'Ik wil de nieuwsbrief ontvangen.',
    thanks: 'Je bent succesvol aangemeld voor onze nieuwsbrief.',
  },
  {
    url: '/en/blog',
    submit: 'Subscribe',
    sending: 'Subscribing...',
    missing: ['Error', 'Please enter your email address'],
    malformed: 'This email address is not right. Write it as name@company.com.',
    failed: ['Error', 'Something went wrong. Please try again.'],
    offline: ['You are offline', 'What you have filled in stays here. Try again when you are back online.'],
    sent: ['Success!', 'Thank you for subscribing to our newsletter!'],
    ask: 'I would like to receive the newsletter.',
    thanks: 'You have been successfully subscribed to our newsletter.',
  },
]

export const form = (page: Page) => page.locator('main form')
export const email = (page: Page) => form(page).locator('[name=EMAIL]')
export const button = (page: Page) => form(page).getByRole('button')

/** Fills in the form and sends it. */
export async function subscribe(page: Page, address: string, name = '') {
  await email(page).fill(address)
  await form(page).locator('[name=FNAME]').fill(name)
  await button(page).click()
}
