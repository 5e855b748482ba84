/** A window of a browser, as far as the flows of tests/engines/ need one: small enough that each engine can have it. */
export interface Tab {
  /** Opens an address of the site, and waits until it is loaded. */
  goto(url: string): Promise<void>
  /** Runs a program in the page; what it takes and gives is JSON. */
  run<Given extends unknown[], Result>(program: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  /** Clicks, as a mouse does, in the middle of the first element that matches and can be seen. */
  click(selector: string): Promise<void>
  /** Presses keys, one after the other: `Tab`, `Enter`, `a`, `Alt+Tab`. */
  press(...keys: string[]): Promise<void>
  /** Types a text, key by key. */
  type(text: string): Promise<void>
  back(): Promise<void>
  /** Opens a window more of the same visitor. */
  another(): Promise<Tab>
  /** The page on paper, where the engine can be asked for it. */
  print?(): Promise<Buffer>
}

/** A visitor whom the browser has never seen: nothing is stored. `close` ends all of their windows. */
export interface Visitor {
  tab: Tab
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  version: string
  visitor(origin: string, size: Size): Promise<Visitor>
  close(): Promise<void>
}

/** What WebDriver calls keys that are no character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

/** Keys as the actions of WebDriver: what `+` joins is held down together. */
export function keyActions(keys: readonly string[]) {
  return keys.flatMap((combination) => {
    const held = combination.split(/(?<=.)\+/).map((key) => codes[key] ?? key)
    const down = held.map((value) => ({ type: 'keyDown', value }))
    return [...down, ...held.toReversed().map((value) => ({ type: 'keyUp', value }))]
  })
}

/** A program and what it is given, as an expression whose value is JSON. */
export function expressionOf(program: unknown, given: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${program})(...${JSON.stringify(given)})) ?? 'null')()`
}

/** Where to click an element, after it has been brought into view. Runs in the page. */
export async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const until = Date.now() + 10_000
  for (;;) {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (element) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0) return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }
    if (Date.now() > until) throw new Error(`Nothing that can be seen matches ${selector}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
