import { type Amount, formatFact } from './amounts.ts'
import { business, plansIn } from './content.ts'
import type { Locale } from './locales.ts'
import type { PlanId } from './plans.ts'

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
