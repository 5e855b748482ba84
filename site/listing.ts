import { business, plansIn } from './content'
import { formatFact } from './format'
import type { Locale } from './locales'
import type { PlanId } from './plans'

/**
 * The monthly fee on the plans overview. The specification gives Professional a second price there; it is shown when
 * `professional.listingMonthly` is set in business.yaml.
 */
export function listingFee(id: PlanId, locale: Locale, { listingMonthly } = business.professional): string {
  return id === 'professional' && listingMonthly ? formatFact(listingMonthly, locale) : plansIn(locale)[id].monthlyFee
}
