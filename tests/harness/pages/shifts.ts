import type { Page } from 'playwright-core'

/** Adds up in every page how far things move by themselves: all of them, or those of which `counts` says so. */
export const watchShifts = (counts = '() => true') => `window.shift = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries().filter(${counts})) window.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

/** How far things have moved on a page that was opened with that program. */
export const shiftOf = (page: Page) =>
  page.evaluate<number>('new Promise((done) => requestAnimationFrame(() => done(window.shift)))')

/** The least that counts, as a share of the window: less is a line of text that begins a few pixels higher. */
export const visibleShift = 0.001
