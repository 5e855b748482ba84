import { business, plansIn } from '../content.ts'
import { eurosOf } from '../format.ts'
import { listingAmount } from '../listing.ts'
import { type Locale, languages } from '../locales.ts'
import { message } from '../messages.ts'
import type { PlanId } from '../plans.ts'
import { href } from '../routes.ts'
import { type CaseName, type exampleOf, plansOf, shownWorkOf, workOf } from './business-work.ts'
import { fieldNames, type SumPlan, type SumWords, sumFields, sumOf, type Work } from './sum.ts'

/** The worked examples of the sum, in the order they are shown. The first is what it begins with. */
export function examples(): Work[] {
  const { calculator, busyExample, largeExample, quietExample } = business
  return [calculator, busyExample, largeExample, quietExample].map((example) => workOf(example, calculator))
}

/** The plans as the sum takes them. */
export function sumPlans(locale: Locale): SumPlan[] {
  return plansOf(business).map((plan) => ({
    ...plan,
    title: plansIn(locale)[plan.id].title,
    monthly: eurosOf(listingAmount(plan.id)),
  }))
}

/** What is worked out beside a plan: its work, and the weeks after which the plan has paid for itself. */
export function workedExample(name: (typeof exampleOf)[PlanId] | CaseName, id: PlanId, locale: Locale) {
  const work = shownWorkOf(business[name], business.calculator)
  const outcome = sumOf(work, sumPlans(locale)).outcomes.find(({ plan }) => plan.id === id)
  return { work, weeks: outcome?.week }
}

/** The address of the sum, with the numbers of some work filled in where it is given. */
export function sumLink(locale: Locale, work?: Work): string {
  const params = work && fieldNames.map((name) => [sumFields[name].param[locale], String(work[name])])
  return `${href('plans', locale)}${params ? `?${new URLSearchParams(params)}` : ''}#sum`
}

/** What the sum says, and what its program sends along and says once a link is copied. */
export function sumWords(locale: Locale): SumWords {
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
