import type { Work } from './calculator/calculator.ts'
import type { Amount } from './format.ts'

/** Plans in display order. Each is also a route name. */
export const planIds = ['starter', 'professional', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const moduleIds = ['dashboard', 'training'] as const
export type ModuleId = (typeof moduleIds)[number]

/** Route of the page that a module card links to, by the card's title; `undefined` if none matches. */
export function moduleRoute(title: string): ModuleId | undefined {
  if (/dashboard/i.test(title)) return 'dashboard'
  if (/training|onboarding/i.test(title)) return 'training'
  return undefined
}

/** Worked examples in posts, as keys of business.yaml. */
export const caseNames = ['careCase', 'technicalCase', 'shopCase', 'rosterCase'] as const
export type CaseName = (typeof caseNames)[number]

/** Example on the page of each plan. */
export const exampleOf = {
  starter: 'calculator',
  professional: 'busyExample',
  enterprise: 'largeExample',
} as const satisfies Record<PlanId, string>

interface PlanTerms {
  setup: Amount
  monthly: Amount
  implementation: Amount
  /** Unset if unlimited. */
  workflows?: number
}

/** Plans from business.yaml as calculator input, without titles. */
export function plansOf(business: Record<PlanId, PlanTerms>) {
  return planIds.map((id) => {
    const { setup, monthly, implementation, workflows = null } = business[id]
    const weeks = implementation.to ?? implementation.value
    return { id, setup: setup.value, monthly: monthly.value, workflows, weeks }
  })
}

/** A price for structured data, one-off or per unit. */
export interface Price {
  amount: Amount
  per?: 'month' | 'hour'
  isMinimum?: boolean
}

/** True if the setup fee of the plan depends on its scope. */
export const hasMinimumSetup = (id: string) => id === 'enterprise'

/** Setup and monthly fee. The plans overview passes its own monthly fee. */
export function planPrices(id: PlanId, { setup, monthly }: Pick<PlanTerms, 'setup' | 'monthly'>): Price[] {
  return [
    { amount: setup, isMinimum: hasMinimumSetup(id) },
    { amount: monthly, per: 'month' },
  ]
}

type Example = Pick<Work, 'requests' | 'minutes' | 'kinds'> & { minutesLeft?: number | undefined }
type Assumed = Record<'hourly' | 'share', Amount>

/**
 * An example from business.yaml as calculator input. If it states the minutes left, the automated share is derived from
 * them.
 */
export function workOf({ requests, minutes, kinds, minutesLeft }: Example, { hourly, share }: Assumed): Work {
  const automated = minutesLeft === undefined ? share.value : Math.round(100 * (1 - minutesLeft / minutes))
  return { requests, minutes, kinds, hourly: hourly.value, share: automated }
}
