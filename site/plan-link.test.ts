import { expect, test } from 'vitest'
import { business } from './content.ts'
import { locales } from './locales.ts'
import { message } from './messages.ts'
import { planLink } from './plan-link.ts'

const phone = business.contact.phone.replace(/\D/g, '')

test.each([
  ['starter', 'nl', '/starter-pakket'],
  ['professional', 'nl', '/professional-pakket'],
  ['enterprise', 'nl', '/enterprise-pakket'],
  ['starter', 'en', '/en/starter-plan'],
  ['professional', 'en', '/en/professional-plan'],
  ['enterprise', 'en', '/en/enterprise-plan'],
] as const)('the card of %s in %s leads to %s', (plan, locale, url) => {
  expect(planLink(plan, 'A title', locale)).toEqual({ url, chat: false })
})

test.each(locales)('a plan without a page leads to a chat about it in %s', (locale) => {
  const { url, chat } = planLink('custom', 'Maatwerk & meer', locale)
  const text = message('chat.plan', locale)('Maatwerk & meer')
  expect(text).toContain('Maatwerk & meer')
  expect(chat).toBe(true)
  expect(url).toBe(`https://wa.me/${phone}?text=${encodeURIComponent(text)}`)
  expect(new URL(url).searchParams.get('text')).toBe(text)
})
