import { expect } from 'vitest'
import type { Engine, Tab, Viewport } from './engine.ts'
import type { WatchedSite } from './watched-site.ts'

export interface Flow {
  name: string
  /** Window size. Default: a phone. */
  size?: Viewport
  walk(visit: Visit): Promise<void>
}

export const functionalOnly = '{"functional":true,"analytical":false,"marketing":false}'

interface Visit {
  tab: Tab
  site: WatchedSite
  engine: Engine['name']
}

/** Waits until `program` in the page returns the wanted value. */
export async function become<Given extends unknown[]>(
  tab: Tab,
  wanted: unknown,
  program: (...given: Given) => unknown,
  ...given: Given
) {
  // Between two pages there is no document to query.
  const ask = () => tab.run(program, ...given).catch((error: Error) => error.message)
  await expect.poll(ask, { timeout: 75_000, interval: 100 }).toEqual(wanted)
}

export const countOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length
export const addressOf = () => decodeURI(location.pathname + location.search + location.hash)

/** Waits for a navigation to finish. Clicks before that are lost. */
export async function arrived(tab: Tab, url: string) {
  await become(tab, [url, 'complete'], () => [
    decodeURI(location.pathname + location.search + location.hash),
    document.readyState,
  ])
  await become(tab, true, hasNoTransition)
}

/** True if no view transition is running. */
function hasNoTransition(): Promise<boolean> {
  const still = () =>
    !(CSS.supports('selector(:active-view-transition)') && document.querySelector(':active-view-transition'))
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(still()))))
}

/** Opens a page and answers the cookie question, so that the banner covers nothing. */
export async function arrive(tab: Tab, url: string) {
  await tab.goto(url)
  await tab.run((choice) => {
    localStorage.setItem('cookie-consent', choice)
    localStorage.setItem('cookie-consent-version', document.getElementById('consent')?.dataset.version ?? '')
    localStorage.setItem('language', document.documentElement.lang)
  }, functionalOnly)
  await tab.goto(url)
}
