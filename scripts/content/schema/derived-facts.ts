import { purposesIn } from '../../../site/cookies.ts'
import { eurosOf, type FactValue } from '../../../site/format.ts'
import { planIds } from '../../../site/plans.ts'
import type { Business } from './business.ts'

const weeksAMonth = 52 / 12

/** Facts that are computed from others, by name: a sum is written once, and follows its figures. */
export function deriveFacts({ calculator, ...business }: Business): Record<string, FactValue> {
  const hourly = eurosOf(calculator.hourly)
  const week = (calculator.requests * calculator.minutes) / 60
  const breakEven = planIds.map((id): [string, FactValue] => {
    const hours = eurosOf(business[id].monthly) / hourly / weeksAMonth
    return [`${id}.breakEven`, `${Math.round(hours * 2) / 2} hours`]
  })
  return {
    /** The purposes that visitors are asked about. */
    'analytics.inUse': purposesIn(business.analytics).join(' ') || 'none',
    /** Hours a week from which a plan covers its monthly fee, to the nearest half hour. */
    ...Object.fromEntries(breakEven),
    /** The first example of the calculator: hours a week by hand, and those that workflows take over. */
    'calculator.byHand': `${inTenths(week)} hours`,
    'calculator.saved': `${inTenths((week * Number.parseFloat(calculator.share)) / 100)} hours`,
  }
}

/** Names of the facts that are computed. */
export const derivedNames = [
  ...planIds.map((id) => `${id}.breakEven`),
  'calculator.byHand',
  'calculator.saved',
  'analytics.inUse',
]

const inTenths = (value: number) => Math.round(value * 10) / 10
