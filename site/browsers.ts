/**
 * Minimum versions of the supported engines: the first with `light-dark()` and `popover`. They are the build target.
 * Edge and other Chromium browsers count as Chrome, iOS browsers as Safari.
 */
export const oldest = { chrome: 123, firefox: 125, safari: 17.5 }
