import type { BrowserContextOptions, Page } from 'playwright-core'
import { findBrowser, rendersOnly, startBrowser } from '../../../scripts/lib/browser.ts'
import { type Engine, expressionOf, type Setting, type Tab } from './engine.ts'

const settings: Readonly<Record<Setting, BrowserContextOptions>> = {
  reducedMotion: { reducedMotion: 'reduce' },
  noScripts: { javaScriptEnabled: false },
}

/** The whole browser where there is one, which keeps pages for Back: Playwright would switch that off. */
export async function startChromium(): Promise<Engine> {
  const browser = await startBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  return {
    name: 'Chromium',
    version: browser.version(),
    lacks: rendersOnly(findBrowser()) ? ['pages kept for Back', 'a clipboard'] : [],
    async visitor(origin, viewport, setting) {
      const context = await browser.newContext({ viewport, baseURL: origin, ...(setting && settings[setting]) })
      return { tab: tabOf(await context.newPage()), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    run: async (program, ...given) => JSON.parse(await page.evaluate(expressionOf(program, given))),
    click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    print: () => page.pdf(),
  }
}
