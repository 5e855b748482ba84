import { business, plansIn } from './content.ts'
import { formatFact } from './format.ts'
import type { Locale } from './locales.ts'
import type { PlanId } from './plans.ts'

/**
 * The monthly fee on the plans overview. The specification gives Professional a second price there; it is shown when
 * `professional.listingMonthly` is set in business.yaml.
 */
export function listingFee(id: PlanId, locale: Locale, { listingMonthly } = business.professional): string {
  return id === 'professional' && listingMonthly ? formatFact(listingMonthly, locale) : plansIn(locale)[id].monthlyFee
}

/** The same as an amount of business.yaml. */
export function listingAmount(id: PlanId, { listingMonthly } = business.professional): string {
  return (id === 'professional' && listingMonthly) || business[id].monthly
}
