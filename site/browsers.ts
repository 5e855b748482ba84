/** The engines whose browsers the site is made for. Edge and other Chromiums go with Chrome, iOS with Safari. */
export const engines = ['chrome', 'firefox', 'safari'] as const

export type Engine = (typeof engines)[number]

/** The oldest browsers that show the site rightly: the first with `light-dark()` and `popover`. The build targets them. */
export const oldest: Record<Engine, number> = { chrome: 123, firefox: 125, safari: 17.5 }
