import type { Page } from 'playwright-core'

/** Script that sums the layout shifts of a page that match `counts`. */
export const watchShifts = (counts = '() => true') => `window.shift = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries().filter(${counts})) window.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

export const shiftOf = (page: Page) =>
  page.evaluate<number>('new Promise((done) => requestAnimationFrame(() => done(window.shift)))')

/** Smallest shift that counts. A smaller one moves a line of text by only a few pixels. */
export const visibleShift = 0.001
