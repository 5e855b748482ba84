import { business, plansIn, words } from './content.ts'
import { type Amount, formatFact } from './format.ts'
import { chatLink } from './forms.ts'
import type { Locale } from './locales.ts'
import { message } from './messages.ts'
import type { Page } from './pages.ts'
import { type PlanId, planIds } from './plans.ts'
import { href } from './routes.ts'

/** A price in whole euros excluding VAT, once or per unit; `from` marks a minimum. */
interface Offer {
  price: number
  per?: 'month' | 'hour'
  from: boolean
}

interface Offered {
  name: string
  description: string
  offers: Offer[]
}

export function offersOf({ route, locale }: Page): Offered[] {
  const { singleFlow, support, training, dashboard } = business
  switch (route) {
    case 'plans':
      return planIds.map((id) => planOffer(id, locale, plansIn(locale)[id].description, listingAmount(id)))
    case 'starter':
    case 'professional':
    case 'enterprise':
      return [planOffer(route, locale, words(route, locale).intro, business[route].monthly)]
    case 'singleFlows':
      return [{ ...named(route, locale), offers: [price(singleFlow.price, undefined, true)] }]
    case 'support':
      return [
        { ...named(route, locale), offers: [price(support.monthly, 'month', true), price(support.hourly, 'hour')] },
      ]
    case 'training':
      return [{ ...named(route, locale), offers: [price(training.price, undefined, true)] }]
    case 'dashboard':
      return [{ ...named(route, locale), offers: [price(dashboard.setup), price(dashboard.monthly, 'month')] }]
    default:
      return []
  }
}

function named(route: 'singleFlows' | 'support' | 'training' | 'dashboard', locale: Locale) {
  return { name: message(`page.${route}`, locale), description: words(route, locale).intro }
}

function planOffer(id: PlanId, locale: Locale, description: string, amount: Amount): Offered {
  return {
    name: plansIn(locale)[id].title,
    description,
    offers: [price(business[id].setup, undefined, id === 'enterprise'), price(amount, 'month')],
  }
}

function price({ value }: Amount, per?: Offer['per'], from = false): Offer {
  return { price: value, per, from }
}

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
