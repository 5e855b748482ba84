/** Plans in display order. Each is also a route name. */
export const planIds = ['starter', 'professional', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

export const moduleIds = ['dashboard', 'training'] as const
export type ModuleId = (typeof moduleIds)[number]

/** Page of a module card, by its title; `undefined` if none matches. */
export function moduleRoute(title: string): 'dashboard' | 'training' | undefined {
  if (/dashboard/i.test(title)) return 'dashboard'
  if (/training|onboarding/i.test(title)) return 'training'
  return undefined
}
