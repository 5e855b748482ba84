import { expect, test } from 'vitest'
import { business, plansIn } from './content.ts'
import { locales } from './locales.ts'
import { message } from './messages.ts'
import { listingFee, planLink } from './offers.ts'
import { planIds } from './plans.ts'
import { href } from './routes.ts'

test('the plans overview shows the prices of the plan pages', () => {
  const first = { ...business.professional, listingMonthly: null }
  for (const id of planIds)
    for (const locale of locales) expect(listingFee(id, locale, first)).toBe(plansIn(locale)[id].monthlyFee)
})

test('the second reading of the specification is one value, for Professional alone', () => {
  const second = { ...business.professional, listingMonthly: { value: 1950, unit: 'euro' } as const }
  expect(listingFee('professional', 'nl', second)).toBe('€\u00a01.950')
  expect(listingFee('professional', 'en', second)).toBe('€1,950')
  for (const id of ['starter', 'enterprise'] as const)
    expect(listingFee(id, 'en', second)).toBe(plansIn('en')[id].monthlyFee)
})

test.each(locales)(
  'the card of a plan leads to its page, and one without a page to a chat about it, in %s',
  (locale) => {
    for (const plan of planIds)
      expect(planLink(plan, 'A title', locale)).toEqual({ url: href(plan, locale), chat: false })
    const { url, chat } = planLink('custom', 'Maatwerk & meer', locale)
    const { pathname, searchParams } = new URL(url)
    expect({ chat, pathname }).toEqual({ chat: true, pathname: `/${business.contact.phone.replace(/\D/g, '')}` })
    expect(searchParams.get('text')).toBe(message('chat.plan', locale)('Maatwerk & meer'))
  },
)
