import type { BrowserContextOptions, Page } from 'playwright-core'
import { findBrowser, rendersOnly, startBrowser } from '../../../scripts/lib/browser.ts'
import { type Engine, expressionOf, type Setting, type Tab } from './engine.ts'

const settings: Readonly<Record<Setting, BrowserContextOptions>> = {
  reducedMotion: { reducedMotion: 'reduce' },
  noScripts: { javaScriptEnabled: false },
  forcedColours: { forcedColors: 'active' },
}

/**
 * The whole browser where there is one, which keeps pages for Back: Playwright would switch that off. `quick` prefers one
 * that only renders pages.
 */
export async function startChromium({ quick = false } = {}): Promise<Engine> {
  const start = () => startBrowser({ quick, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  // Among thousands of starts one ends in a crash of the browser itself.
  const browser = await start().catch(start)
  return {
    name: 'Chromium',
    version: browser.version(),
    lacks: rendersOnly(findBrowser({ quick })) ? ['pages kept for Back', 'a clipboard'] : [],
    async visitor(origin, viewport, setting) {
      const context = await browser.newContext({ viewport, baseURL: origin, ...(setting && settings[setting]) })
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      return { tab: tabOf(await context.newPage()), complaints, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    async goto(url) {
      // A page that loads itself again cuts off who types an address meanwhile; a person types it once more.
      await page.goto(url).catch(async (error: Error) => {
        if (!/ERR_ABORTED|interrupted by another navigation/.test(error.message)) throw error
        await page.waitForLoadState()
        await page.goto(url)
      })
    },
    run: async (program, ...given) => JSON.parse(await page.evaluate(expressionOf(program, given))),
    click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    another: async () => tabOf(await page.context().newPage()),
    print: () => page.pdf(),
  }
}
