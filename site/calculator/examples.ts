import { business, listingAmount, plansIn } from '../content.ts'
import { type Locale, languages } from '../locales.ts'
import { message, messagesOf } from '../messages.ts'
import { type CaseName, type exampleOf, type PlanId, plansOf, workOf } from '../plans.ts'
import { href } from '../routes.ts'
import {
  type CalculatorLabels,
  type CalculatorPlan,
  calculate,
  calculatorFields,
  fieldNames,
  type Work,
} from './calculator.ts'

/** Worked examples in display order. The first is the default: work that fits the most popular plan. */
export function workedExamples(): Work[] {
  const { calculator, busyExample, largeExample, quietExample } = business
  return [busyExample, calculator, largeExample, quietExample].map((example) => workOf(example, calculator))
}

export function calculatorPlans(locale: Locale): CalculatorPlan[] {
  return plansOf(business).map((plan) => ({
    ...plan,
    title: plansIn(locale)[plan.id].title,
    monthly: listingAmount(plan.id).value,
  }))
}

export function workedExample(name: (typeof exampleOf)[PlanId] | CaseName, id: PlanId, locale: Locale) {
  const work = workOf(business[name], business.calculator)
  const outcome = calculate(work, calculatorPlans(locale)).outcomes.find(({ plan }) => plan.id === id)
  return { work, title: plansIn(locale)[id].title, weeks: outcome?.week }
}

export function calculatorLink(locale: Locale, work?: Work): string {
  const params = work && fieldNames.map((name) => [calculatorFields[name].param[locale], String(work[name])])
  return `${href('plans', locale)}${params ? `?${new URLSearchParams(params)}` : ''}#sum`
}

export function calculatorLabels(locale: Locale): CalculatorLabels {
  const { pays, none, week, never, message: template } = messagesOf('sum', locale)
  const copied = message('content.copied', locale)
  return { tag: languages[locale].tag, pays, none, week, never, message: template, copied }
}
