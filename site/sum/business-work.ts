import { eurosOf } from '../format.ts'
import { type PlanId, planIds } from '../plans.ts'
import type { SumPlan, Work } from './sum.ts'

/** The work of the examples by sector, as business.yaml names it. */
export const caseNames = ['careCase', 'technicalCase', 'shopCase', 'rosterCase'] as const
export type CaseName = (typeof caseNames)[number]

/** The worked example that the page of each plan shows. */
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
  /** Unset where there is no maximum. */
  workflows?: number
}

interface PlanFigures extends Omit<SumPlan, 'title'> {
  id: PlanId
}

/** The plans of business.yaml as the calculator takes them, without their titles. */
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

/** Work of business.yaml as the calculator takes it, with the costs and the share of `calculator`. */
export function workOf({ requests, minutes, kinds }: Example, { hourly, share }: Assumed): Work {
  return { requests, minutes, kinds, hourly: eurosOf(hourly), share: Number.parseFloat(share) }
}

/** The same, with the share that an example by sector gives itself: the minutes that its article says are left. */
export function shownWorkOf(example: Example & { minutesLeft?: number }, assumed: Assumed): Work {
  const work = workOf(example, assumed)
  const { minutesLeft } = example
  return minutesLeft === undefined ? work : { ...work, share: Math.round(100 * (1 - minutesLeft / work.minutes)) }
}
