/** Supported engines. Edge and other Chromium browsers count as Chrome, iOS browsers as Safari. */
export const engines = ['chrome', 'firefox', 'safari'] as const

type Engine = (typeof engines)[number]

/** Minimum versions: the first with `light-dark()` and `popover`. The build targets these. */
export const oldest: Record<Engine, number> = { chrome: 123, firefox: 125, safari: 17.5 }
