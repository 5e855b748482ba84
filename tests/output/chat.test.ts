import { describe, expect, test } from 'vitest'
import { business } from '../../site/content.ts'
import type { RouteName } from '../../site/routes.ts'
import { elementsAt, pages } from '../harness/site.ts'

const phone = business.contact.phone.replace(/\D/g, '')

const greeting = {
  nl: 'Hallo! Ik heb een vraag over jullie pakketten.',
  en: 'Hello! I have a question about your plans.',
}

/** What the visitor would send from the chat links within a page, by its route. */
const messages: Partial<Record<RouteName, { nl: string; en: string }>> = {
  starter: {
    nl: 'Hallo! Ik heb interesse in Starter. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I am interested in Starter. Could you send me more information?',
  },
  professional: {
    nl: 'Hallo! Ik heb interesse in Professional. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I am interested in Professional. Could you send me more information?',
  },
  enterprise: {
    nl: 'Hallo! Ik heb interesse in Enterprise. Ik wil graag bespreken wat er voor onze organisatie mogelijk is.',
    en: 'Hello! I am interested in Enterprise. I would like to discuss what is possible for our organisation.',
  },
  dashboard: {
    nl: 'Hallo! Ik heb interesse in Realtime Dashboard. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I am interested in Realtime Dashboard. Could you send me more information?',
  },
  singleFlows: {
    nl: 'Hallo! Ik wil graag een losse flow aanvragen. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I would like to request a single flow. Could you send me more information?',
  },
  support: {
    nl: 'Hallo! Ik wil graag support of onderhoud boeken. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I would like to book support or maintenance. Could you send me more information?',
  },
  training: {
    nl: 'Hallo! Ik wil graag een teamtraining boeken. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I would like to book a team training. Could you send me more information?',
  },
  plans: {
    nl: 'Hallo! Ik heb interesse in automatisering. Kunnen jullie mij meer informatie sturen?',
    en: 'Hello! I am interested in automation. Could you send me more information?',
  },
}

const linksAt = (url: string) => elementsAt(url).filter((element) => element.name === 'a')
const chatsAt = (url: string) => linksAt(url).filter(({ attributes }) => attributes.href?.includes('wa.me'))

describe.each(Object.entries(messages))('the pages of %s', (route, text) => {
  test('have a chat link with their own message, in their own language', () => {
    const found = pages.filter((page) => page.route === route)
    expect(found.length).toBeGreaterThanOrEqual(2)
    for (const { url, locale } of found) {
      const inside = chatsAt(url).filter(({ path }) => path.includes('main'))
      const texts = inside.map(({ attributes }) => new URL(attributes.href ?? '').searchParams.get('text'))
      expect({ url, texts: [...new Set(texts)] }).toEqual({ url, texts: [text[locale]] })
    }
  })
})

test('every page has the floating link, with the greeting in its language', () => {
  for (const { url, locale } of pages) {
    const floating = chatsAt(url).filter(({ path }) => !path.includes('main'))
    expect(floating.map(({ attributes }) => attributes.href)).toEqual([
      `https://wa.me/${phone}?text=${encodeURIComponent(greeting[locale])}`,
    ])
  }
})

test('every chat link goes to the one number, opens a new tab, says so, and gives nothing away', () => {
  const links = pages.flatMap(({ url, locale }) => chatsAt(url).map((link) => ({ ...link, locale })))
  expect(links.length).toBeGreaterThan(pages.length)
  for (const { attributes, text, locale } of links) {
    expect(new URL(attributes.href ?? '').pathname).toBe(`/${phone}`)
    expect([attributes.target, attributes.rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(text).toContain(locale === 'nl' ? '(opent in een nieuw tabblad)' : '(opens in a new tab)')
  }
})

test('e-mail addresses and phone numbers can be read in their links', () => {
  const links = pages.flatMap(({ url }) => linksAt(url))
  const mail = links.filter(({ attributes }) => attributes.href?.startsWith('mailto:'))
  const tel = links.filter(({ attributes }) => attributes.href?.startsWith('tel:'))
  expect(tel.length).toBeGreaterThanOrEqual(pages.length)
  // The spaces in a number do not break.
  expect(new Set(tel.map(({ text }) => text.replaceAll('\u00a0', ' ')))).toEqual(new Set([business.contact.phone]))
  expect(new Set(tel.map(({ attributes }) => attributes.href))).toEqual(
    new Set([`tel:${business.contact.phone.replaceAll(' ', '')}`]),
  )
  expect(mail.filter(({ attributes }) => !attributes.href?.startsWith(`mailto:${business.contact.email}`))).toEqual([])
  expect(mail.filter(({ text }) => text === business.contact.email).length).toBeGreaterThanOrEqual(pages.length)
})
