import { expect, test } from 'vitest'
import { planLink } from './chat.ts'
import { business } from './content.ts'
import { locales } from './locales.ts'
import { message } from './messages.ts'
import { planIds } from './plans.ts'
import { href } from './routes.ts'

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
