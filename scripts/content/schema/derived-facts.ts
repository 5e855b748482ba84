import { purposesIn } from '../../../site/cookies.ts'
import { eurosOf, type FactValue } from '../../../site/format.ts'
import { planIds } from '../../../site/plans.ts'
import { caseNames } from '../../../site/sum/business-work.ts'
import type { Business } from './business.ts'

const weeksAMonth = 52 / 12

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
    /** Purposes that need the visitor's consent. */
    'analytics.inUse': purposesIn(business.analytics).join(' ') || 'none',
    /** Weekly hours at which a plan covers its monthly fee, rounded to half an hour. */
    ...Object.fromEntries(breakEven),
    /** Response time as a number. The adjacent text names the days. */
    'claims.demoHours': business.claims.demoResponse.replace(' on working days', ''),
    /** Setup fee plus twelve months. */
    ...Object.fromEntries(firstYear),
    /** First example of the calculator: weekly manual hours, and hours saved by workflows. */
    'calculator.byHand': `${inTenths(week)} hours`,
    'calculator.saved': `${inTenths((week * Number.parseFloat(calculator.share)) / 100)} hours`,
    /** The same by sector, with the hours that remain. */
    ...Object.fromEntries(cases),
  }
}

export const derivedNames = [
  ...planIds.flatMap((id) => [`${id}.breakEven`, `${id}.firstYear`]),
  ...caseNames.flatMap((name) => [`${name}.byHand`, `${name}.left`, `${name}.saved`]),
  'calculator.byHand',
  'calculator.saved',
  'claims.demoHours',
  'analytics.inUse',
]

const inTenths = (value: number) => Math.round(value * 10) / 10
