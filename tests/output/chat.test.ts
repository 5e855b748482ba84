import { expect, test } from 'vitest'
import { business, modulesIn, plansIn, type SitePage } from '../../site/content.ts'
import type { Locale } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import type { RouteName } from '../../site/routes.ts'
import { pages, within } from '../harness/site.ts'
import { frameElementsOf } from '../harness/written.ts'

const { phone, email } = business.contact
const digits = phone.replace(/\D/g, '')

const chatsOn = (page: SitePage) =>
  frameElementsOf(page).filter(({ name, attributes }) => name === 'a' && attributes.href?.includes('wa.me'))

/** Prefilled message of the chat links, by route. */
const messages: Partial<Record<RouteName, (locale: Locale) => string>> = {
  starter: (locale) => message('chat.plan', locale, { name: plansIn(locale).starter.title }),
  professional: (locale) => message('chat.plan', locale, { name: plansIn(locale).professional.title }),
  enterprise: (locale) => message('chat.enterprise', locale),
  dashboard: (locale) => message('chat.module', locale, { name: modulesIn(locale).dashboard.title.toLowerCase() }),
  singleFlows: (locale) => message('chat.singleFlow', locale),
  support: (locale) => message('chat.support', locale),
  training: (locale) => message('chat.training', locale),
  plans: (locale) => message('chat.general', locale),
}

test.each(Object.entries(messages))(
  'the pages of %s have a chat link with their own message, in their own language',
  (route, text) => {
    const found = pages.filter((page) => page.route === route)
    expect(found.length).toBeGreaterThanOrEqual(2)
    for (const page of found) {
      const { url, locale } = page
      const inside = chatsOn(page).filter(({ path }) => path.includes('main'))
      const texts = inside.map(({ attributes }) => new URL(attributes.href ?? '').searchParams.get('text'))
      expect({ url, texts: [...new Set(texts)] }).toEqual({ url, texts: [text(locale)] })
    }
  },
)

test('every page has the floating link, with the greeting in its language', () => {
  for (const page of pages) {
    const floating = chatsOn(page).filter(({ path }) => !path.includes('main'))
    expect(floating.map(({ attributes }) => attributes.href)).toEqual([
      `https://wa.me/${digits}?text=${encodeURIComponent(message('chat.greeting', page.locale))}`,
    ])
  }
})

test('every chat link opens our number in a new tab, without a referrer or opener', () => {
  for (const {
    attributes: { href = '', target, rel },
  } of pages.flatMap(chatsOn))
    expect([new URL(href).pathname, target, rel]).toEqual([`/${digits}`, '_blank', 'noopener noreferrer'])
})

test('the e-mail address and the phone number can be read in their links at the foot of every page', () => {
  for (const { url } of pages) {
    const found = within(url, 'footer', 'a')
      .filter(({ attributes }) => /^(mailto|tel):/.test(attributes.href ?? ''))
      .map(({ attributes, text }) => [attributes.href, text])
    // The number is shown with no-break spaces.
    const expected = [
      [`mailto:${email}`, email],
      [`tel:${phone.replaceAll(' ', '')}`, phone.replaceAll(' ', '\u00a0')],
    ]
    expect({ url, found }).toEqual({ url, found: expected })
  }
})
