import { setTimeout as wait } from 'node:timers/promises'

/** A window of a browser, as far as the flows of tests/engines/ need one: small enough that each engine can have it. */
export interface Tab {
  /** Opens an address of the site, and waits until it is loaded. */
  goto(url: string): Promise<void>
  /** Runs a program in the page; what it takes and gives is JSON. */
  run<Given extends unknown[], Result>(program: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  /** Clicks, as a mouse does, in the middle of the first element that matches and can be seen. */
  click(selector: string): Promise<void>
  /** Presses keys, one after the other: `Tab`, `Enter`, `a`, `Control+v`. */
  press(...keys: string[]): Promise<void>
  /** Types a text, key by key. */
  type(text: string): Promise<void>
  back(): Promise<void>
  /** The page on paper, where the engine can be asked for it. */
  print?(): Promise<Buffer>
}

/** A visitor whom the browser has never seen: nothing is stored. */
interface Visitor {
  tab: Tab
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** What a visitor has set in the browser or the system. Without scripts a page can be asked what needs no promise. */
export type Setting = 'reducedMotion' | 'noScripts'

export interface Engine {
  name: 'Firefox' | 'WebKit'
  version: string
  visitor(origin: string, size: Size, setting?: Setting): Promise<Visitor>
  close(): Promise<void>
}

/** What WebDriver calls keys that are no character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
}

/** Keys as the actions of WebDriver: what `+` joins is held down together. */
export function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((combination) => {
    const held = combination.split(/(?<=.)\+/).map((key) => codes[key] ?? key)
    const down = held.map((value) => ({ type: 'keyDown', value }))
    return [...down, ...held.toReversed().map((value) => ({ type: 'keyUp', value }))]
  })
  return [{ type: 'key', id: 'keys', actions }]
}

/** A click of a mouse there, as the actions of WebDriver. */
export function clickActions(at: { x: number; y: number }) {
  const button = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const parameters = { pointerType: 'mouse' }
  return [{ type: 'pointer', id: 'mouse', parameters, actions: [{ type: 'pointerMove', ...at }, ...button] }]
}

/** Tries again for a while what may not work yet. */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 40) throw error
      await wait(250)
    }
  }
}

/**
 * A program and what it is given, as an expression whose value is JSON, or a promise of it where the program gives one:
 * where scripts are off, no promise is ever kept.
 */
export function expressionOf(program: unknown, given: readonly unknown[]): string {
  const json = "(value) => JSON.stringify(value) ?? 'null'"
  const value = `(${program})(...${JSON.stringify(given)})`
  return `((value) => (value instanceof Promise ? value.then(${json}) : (${json})(value)))(${value})`
}

/** Where to click an element: its middle, once it has been brought into view and stands still there. */
export async function middleOf(run: Tab['run'], selector: string): Promise<{ x: number; y: number }> {
  const until = Date.now() + 10_000
  let before = ''
  for (;;) {
    const at = await run(intoView, selector)
    if (at && JSON.stringify(at) === before) return at
    if (Date.now() > until) throw new Error(`Nothing that can be seen and stands still matches ${selector}.`)
    before = JSON.stringify(at)
    await wait(50)
  }
}

function intoView(selector: string) {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return width > 0 ? { x: Math.round(left + width / 2), y: Math.round(top + height / 2) } : null
}
