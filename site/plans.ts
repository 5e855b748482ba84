/** The plans in the order they are shown. Each has a page under its own route name. */
export const planIds = ['starter', 'professional', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

/** The add-on modules, in the order they are shown. */
export const moduleIds = ['dashboard', 'training'] as const
export type ModuleId = (typeof moduleIds)[number]

/** The page a module card leads to, by what its title mentions; undefined where it mentions neither. */
export function moduleRoute(title: string): 'dashboard' | 'training' | undefined {
  if (/dashboard/i.test(title)) return 'dashboard'
  if (/training|onboarding/i.test(title)) return 'training'
  return undefined
}
