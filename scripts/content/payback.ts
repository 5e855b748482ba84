import { planIds } from '../../site/plans.ts'
import { caseNames, exampleOf, plansOf, shownWorkOf, workOf } from '../../site/sum/business-work.ts'
import { sumOf } from '../../site/sum/sum.ts'
import { type Problem, say } from './problem.ts'
import { businessFile } from './read.ts'
import type { Business } from './schema/business.ts'
import type { Yaml } from './yaml.ts'

const weeksInYear = 52

const tooSlow = {
  en: '%1: at %2 requests of %3 minutes, %4 does not pay for itself within a year, and a page says that it suits. Raise requests, or name another plan.',
  nl: '%1: met %2 aanvragen van %3 minuten verdient %4 zich niet binnen een jaar terug, en een pagina zegt dat het past. Verhoog requests, of noem een ander pakket.',
}

/**
 * Advises if a plan does not pay for itself within a year for the work it is recommended for. Uses the sum of the
 * calculator and that of the page.
 */
export function adviseOnPayback(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  const named = [
    ...planIds.map((id) => [exampleOf[id], id] as const),
    ...caseNames.map((name) => [name, business[name].plan] as const),
  ]
  const plans = plansOf(business).map((plan) => ({ ...plan, title: plan.id }))
  return named.flatMap(([name, plan]) => {
    const example = business[name]
    const weeks = [workOf, shownWorkOf].map((count) => {
      const { outcomes } = sumOf(count(example, business.calculator), plans)
      return outcomes.find((outcome) => outcome.plan.id === plan)?.week
    })
    if (weeks.every((week) => week !== undefined && week <= weeksInYear)) return []
    const { requests, minutes } = example
    const message = say(tooSlow, name, String(requests), String(minutes), plan)
    return [{ ruleId: 'plan-pays', file: businessFile, ...positionOf([name, 'requests']), message, isAdvice: true }]
  })
}
