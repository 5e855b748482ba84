import { business, plansIn } from '../content.ts'
import { type Locale, languages } from '../locales.ts'
import { message } from '../messages.ts'
import { listingAmount } from '../offers.ts'
import { type CaseName, type exampleOf, type PlanId, plansOf, shownWorkOf, workOf } from '../plans.ts'
import { href } from '../routes.ts'
import { calculate, fieldNames, type SumPlan, type SumWords, sumFields, type Work } from './calculator.ts'

/** Worked examples in display order. The first is the default. */
export function workedExamples(): Work[] {
  const { calculator, busyExample, largeExample, quietExample } = business
  return [calculator, busyExample, largeExample, quietExample].map((example) => workOf(example, calculator))
}

export function sumPlans(locale: Locale): SumPlan[] {
  return plansOf(business).map((plan) => ({
    ...plan,
    title: plansIn(locale)[plan.id].title,
    monthly: listingAmount(plan.id).value,
  }))
}

export function workedExample(name: (typeof exampleOf)[PlanId] | CaseName, id: PlanId, locale: Locale) {
  const work = shownWorkOf(business[name], business.calculator)
  const outcome = calculate(work, sumPlans(locale)).outcomes.find(({ plan }) => plan.id === id)
  return { work, weeks: outcome?.week }
}

export function sumLink(locale: Locale, work?: Work): string {
  const params = work && fieldNames.map((name) => [sumFields[name].param[locale], String(work[name])])
  return `${href('plans', locale)}${params ? `?${new URLSearchParams(params)}` : ''}#sum`
}

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
