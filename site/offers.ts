import { business, plansIn } from './content.ts'
import { type Amount, formatFact } from './format.ts'
import { chatLink } from './forms.ts'
import type { Locale } from './locales.ts'
import { message } from './messages.ts'
import { type PlanId, planIds } from './plans.ts'
import { href } from './routes.ts'

/**
 * Monthly fee on the plans overview. The specification lists a second price of Professional there:
 * `professional.listingMonthly`, if set.
 */
export function listingFee(id: PlanId, locale: Locale, { listingMonthly } = business.professional): string {
  return id === 'professional' && listingMonthly ? formatFact(listingMonthly, locale) : plansIn(locale)[id].monthlyFee
}

export function listingAmount(id: PlanId, { listingMonthly } = business.professional): Amount {
  return (id === 'professional' && listingMonthly) || business[id].monthly
}

/** Target of a plan card: the plan's page, or a chat if it has none. */
export function planLink(plan: string, title: string, locale: Locale): { url: string; chat: boolean } {
  const id = planIds.find((known) => known === plan)
  if (id) return { url: href(id, locale), chat: false }
  return { url: chatLink(message('chat.plan', locale)(title)), chat: true }
}
