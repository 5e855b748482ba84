import { business, plansIn } from '../content.ts'
import { eurosOf } from '../format.ts'
import { listingAmount } from '../listing.ts'
import { type Locale, languages } from '../locales.ts'
import { message } from '../messages.ts'
import { planIds } from '../plans.ts'
import { href } from '../routes.ts'
import { fieldNames, sumFields } from './fields.ts'
import type { SumPlan, Work } from './sum.ts'

/** The worked examples of the sum, in the order they are shown. The first is what it begins with. */
export function examples(): Work[] {
  const { calculator, busyExample, quietExample } = business
  const { hourly, share, ...work } = calculator
  const costs = { hourly: eurosOf(hourly), share: Number.parseFloat(share) }
  return [work, busyExample, quietExample].map((example) => ({ ...example, ...costs }))
}

/** The plans as the sum takes them. */
export function sumPlans(locale: Locale): SumPlan[] {
  return planIds.map((id) => ({
    id,
    title: plansIn(locale)[id].title,
    setup: eurosOf(business[id].setup),
    monthly: eurosOf(listingAmount(id)),
    workflows: id === 'enterprise' ? null : business[id].workflows,
    weeks: longest(business[id].implementation),
  }))
}

/** The higher number of a range such as 2-4 weeks. */
const longest = (weeks: string) => Number.parseInt(weeks.split('-').at(-1) ?? weeks, 10)

/** The address of the sum, with the numbers of some work filled in where it is given. */
export function sumLink(locale: Locale, work?: Work): string {
  const params = work && fieldNames.map((name) => [sumFields[name].param[locale], String(work[name])])
  return `${href('plans', locale)}${params ? `?${new URLSearchParams(params)}` : ''}#sum`
}

/**
 * What the sum says, as JSON can carry it, and what its program sends along and says once a link is copied; #plan,
 * #week and the like are filled in.
 */
export function sumWords(locale: Locale) {
  return {
    tag: languages[locale].tag,
    pays: message('sum.pays', locale),
    none: message('sum.none', locale),
    week: message('sum.week', locale),
    never: message('sum.never', locale),
    message: message('sum.message', locale),
    copied: message('content.copied', locale),
  }
}

export type SumWords = ReturnType<typeof sumWords>
