import { setTimeout as wait } from 'node:timers/promises'

/** A browser window with only what tests/engines/ needs, so that every engine can implement it. */
export interface Tab {
  goto(url: string): Promise<void>
  /** Runs a function in the page. Arguments and result are JSON. */
  run<Given extends unknown[], Result>(program: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  /** Clicks the middle of the first visible match. */
  click(selector: string): Promise<void>
  /** Presses keys in turn: `Tab`, `Enter`, `a`, `Control+v`. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  back(): Promise<void>
  close?(): Promise<void>
  /** PDF of the page, if the engine can print. */
  print?(): Promise<Buffer>
}

/** A tab in a new browser profile. */
interface Visitor {
  tab: Tab
  close(): Promise<void>
}

export interface Viewport {
  width: number
  height: number
}

export interface Engine {
  name: 'Firefox' | 'WebKit'
  version: string
  visitor(origin: string, size: Viewport): Promise<Visitor>
  close(): Promise<void>
}

/** WebDriver key codes: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
}

/** WebDriver key actions. `+` joins keys held together. */
export function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((combination) => {
    const held = combination.split(/(?<=.)\+/).map((key) => codes[key] ?? key)
    const down = held.map((value) => ({ type: 'keyDown', value }))
    return [...down, ...held.toReversed().map((value) => ({ type: 'keyUp', value }))]
  })
  return [{ type: 'key', id: 'keys', actions }]
}

/** WebDriver mouse click at a point. */
export function clickActions(at: { x: number; y: number }) {
  const button = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const parameters = { pointerType: 'mouse' }
  return [{ type: 'pointer', id: 'mouse', parameters, actions: [{ type: 'pointerMove', ...at }, ...button] }]
}

/** Retries a failing attempt for up to 30 seconds. */
export async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 120) throw error
      await wait(250)
    }
  }
}

/**
 * Expression that calls a function and returns JSON. Returns a promise only if the function does, because promises do
 * not resolve with scripts off.
 */
export function expressionOf(program: unknown, given: readonly unknown[]): string {
  const json = "(value) => JSON.stringify(value) ?? 'null'"
  const value = `(${program})(...${JSON.stringify(given)})`
  return `((value) => (value instanceof Promise ? value.then(${json}) : (${json})(value)))(${value})`
}

/** Middle of an element, after scrolling it into view and waiting until it stops moving. */
export async function middleOf(run: Tab['run'], selector: string): Promise<{ x: number; y: number }> {
  const until = Date.now() + 30_000
  let before = ''
  for (;;) {
    const at = await run(intoView, selector)
    if (at && JSON.stringify(at) === before) return at
    if (Date.now() > until) throw new Error(`No visible, motionless element matches ${selector}.`)
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
