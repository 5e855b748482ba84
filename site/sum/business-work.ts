import { eurosOf } from '../format.ts'
import { type PlanId, planIds } from '../plans.ts'
import type { SumPlan, Work } from './sum.ts'

/** Examples by sector, as keys of business.yaml. */
export const caseNames = ['careCase', 'technicalCase', 'shopCase', 'rosterCase'] as const
export type CaseName = (typeof caseNames)[number]

/** Example on the page of each plan. */
export const exampleOf = {
  starter: 'calculator',
  professional: 'busyExample',
  enterprise: 'largeExample',
} as const satisfies Record<PlanId, string>

interface Terms {
  setup: string
  monthly: string
  /** Weeks, such as 2-4 weeks. */
  implementation: string
  /** Unset if unlimited. */
  workflows?: number
}

interface PlanFigures extends Omit<SumPlan, 'title'> {
  id: PlanId
}

/** Plans of business.yaml as calculator input, without titles. */
export function plansOf(business: Record<PlanId, Terms>): PlanFigures[] {
  return planIds.map((id) => {
    const { setup, monthly, implementation, workflows = null } = business[id]
    const weeks = Number.parseInt(implementation.split('-').at(-1) ?? '', 10)
    return { id, setup: eurosOf(setup), monthly: eurosOf(monthly), workflows, weeks }
  })
}

type Example = Pick<Work, 'requests' | 'minutes' | 'kinds'>

interface Assumed {
  hourly: string
  share: string
}

/** An example of business.yaml as calculator input, with `calculator` costs and share. */
export function workOf({ requests, minutes, kinds }: Example, { hourly, share }: Assumed): Work {
  return { requests, minutes, kinds, hourly: eurosOf(hourly), share: Number.parseFloat(share) }
}

/** Uses the example's own share if it has one: the minutes left, as its article states. */
export function shownWorkOf(example: Example & { minutesLeft?: number }, assumed: Assumed): Work {
  const work = workOf(example, assumed)
  const { minutesLeft } = example
  return minutesLeft === undefined ? work : { ...work, share: Math.round(100 * (1 - minutesLeft / work.minutes)) }
}
