import { expect } from 'vitest'
import type { Engine, Setting, Size, Tab } from './engine.ts'
import type { WatchedSite } from './watched-site.ts'

/** What a visitor does, written once for every engine. */
export interface Flow {
  name: string
  /** Also in Firefox, in `npm test`. */
  short?: true
  /** The size of the window; that of a phone unless told. */
  size?: Size
  /** What this visitor has set. */
  setting?: Setting
  walk(visit: Visit): Promise<void>
}

/** What is stored of who allows only what is functional. */
export const functionalOnly = '{"functional":true,"analytical":false,"marketing":false}'

interface Visit {
  tab: Tab
  site: WatchedSite
  engine: Engine['name']
}

/** Waits until what a page holds is as it should be. */
export async function become<Given extends unknown[]>(
  tab: Tab,
  wanted: unknown,
  program: (...given: Given) => unknown,
  ...given: Given
) {
  // In between two pages there is none to ask.
  const ask = () => tab.run(program, ...given).catch((error: Error) => error.message)
  await expect.poll(ask, { timeout: 25_000, interval: 100 }).toEqual(wanted)
}

export const countOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length
export const addressOf = () => decodeURI(location.pathname + location.search + location.hash)

/** Waits for a page that a click or Back leads to. What is clicked before it has taken the place of the other is lost. */
export async function arrived(tab: Tab, url: string) {
  await become(tab, [url, 'complete'], () => [
    decodeURI(location.pathname + location.search + location.hash),
    document.readyState,
  ])
  await become(tab, true, stands)
}

/** Whether a page, once it is drawn, is in no transition any more. Without scripts it cannot say when it is drawn. */
function stands(): boolean | Promise<boolean> {
  const still = () =>
    !(CSS.supports('selector(:active-view-transition)') && document.querySelector(':active-view-transition'))
  if (matchMedia('(scripting: none)').matches) return still()
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(still()))))
}

/** Opens a page and answers the question about cookies, so that it covers nothing. */
export async function arrive(tab: Tab, url: string) {
  await tab.goto(url)
  await tab.run((choice) => {
    localStorage.setItem('cookie-consent', choice)
    localStorage.setItem('cookie-consent-version', document.getElementById('consent')?.dataset.version ?? '')
    localStorage.setItem('language', document.documentElement.lang)
  }, functionalOnly)
  await tab.goto(url)
}
