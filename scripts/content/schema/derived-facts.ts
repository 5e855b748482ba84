import { purposesIn } from '../../../site/cookies.ts'
import { eurosOf, type FactValue } from '../../../site/format.ts'
import { planIds } from '../../../site/plans.ts'
import { caseNames } from '../../../site/sum/business-work.ts'
import type { Business } from './business.ts'

const weeksAMonth = 52 / 12

/** Facts that are computed from others, by name: a sum is written once, and follows its figures. */
export function deriveFacts({ calculator, ...business }: Business): Record<string, FactValue> {
  const hourly = eurosOf(calculator.hourly)
  const week = (calculator.requests * calculator.minutes) / 60
  const firstYear = planIds.map((id): [string, FactValue] => {
    const { setup, monthly } = business[id]
    return [`${id}.firstYear`, `${eurosOf(setup) + 12 * eurosOf(monthly)} euro`]
  })
  const cases = caseNames.flatMap((name): [string, FactValue][] => {
    const { requests, minutes, minutesLeft } = business[name]
    const hoursOf = (each: number) => `${inTenths((requests * each) / 60)} hours`
    return [
      [`${name}.byHand`, hoursOf(minutes)],
      [`${name}.left`, hoursOf(minutesLeft)],
      [`${name}.saved`, hoursOf(minutes - minutesLeft)],
    ]
  })
  const breakEven = planIds.map((id): [string, FactValue] => {
    const hours = eurosOf(business[id].monthly) / hourly / weeksAMonth
    return [`${id}.breakEven`, `${Math.round(hours * 2) / 2} hours`]
  })
  return {
    /** The purposes that visitors are asked about. */
    'analytics.inUse': purposesIn(business.analytics).join(' ') || 'none',
    /** Hours a week from which a plan covers its monthly fee, to the nearest half hour. */
    ...Object.fromEntries(breakEven),
    /** How soon we reply, as a figure: what stands beside it says on which days. */
    'claims.demoHours': business.claims.demoResponse.replace(' on working days', ''),
    /** The setup fee and twelve months. */
    ...Object.fromEntries(firstYear),
    /** The first example of the calculator: hours a week by hand, and those that workflows take over. */
    'calculator.byHand': `${inTenths(week)} hours`,
    'calculator.saved': `${inTenths((week * Number.parseFloat(calculator.share)) / 100)} hours`,
    /** The same of each example by sector, with the hours that its workflow leaves. */
    ...Object.fromEntries(cases),
  }
}

/** Names of the facts that are computed. */
export const derivedNames = [
  ...planIds.flatMap((id) => [`${id}.breakEven`, `${id}.firstYear`]),
  ...caseNames.flatMap((name) => [`${name}.byHand`, `${name}.left`, `${name}.saved`]),
  'calculator.byHand',
  'calculator.saved',
  'claims.demoHours',
  'analytics.inUse',
]

const inTenths = (value: number) => Math.round(value * 10) / 10
