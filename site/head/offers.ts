import type { Amount } from '../amounts.ts'
import { business, plansIn, words } from '../content.ts'
import { listingAmount } from '../listing.ts'
import type { Locale } from '../locales.ts'
import { message } from '../messages.ts'
import type { Page } from '../pages.ts'
import { type PlanId, planIds } from '../plans.ts'

/** A price in whole euros excluding VAT, once or per unit; `from` marks a minimum. */
export interface Offer {
  price: number
  per?: 'month' | 'hour'
  from: boolean
}

export interface Offered {
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
