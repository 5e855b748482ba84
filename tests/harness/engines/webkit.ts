import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../serving/servers.ts'
import {
  clickActions,
  type Engine,
  eventually,
  expressionOf,
  keyActions,
  middleOf,
  type Tab,
  type Viewport,
} from './engine.ts'

/** Sends a WebDriver command to a path of the session. https://www.w3.org/TR/webdriver2/ */
// biome-ignore lint/suspicious/noExplicitAny: the type of the value depends on the command.
type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

interface Programs {
  driver: string
  browser: string
  xvfb: string
}

/** Starts WebKitGTK's driver, which starts a browser per visitor. */
export async function startWebKit({ driver, browser, xvfb }: Programs): Promise<Engine> {
  const port = await freePort()
  const screen = ['-a', '--server-args=-screen 0 1600x1200x24', driver, `--port=${port}`]
  const child = spawn(xvfb, screen, { stdio: 'ignore', detached: true })
  const call: Call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }),
    })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
    return value
  }
  // Retries, because the driver needs a moment to start listening and to close a browser.
  const begin = () => {
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    return eventually(() => call('POST', '/session', { capabilities }))
  }
  const first = await begin()
  await call('DELETE', `/session/${first.sessionId}`)
  return {
    name: 'WebKit',
    version: String(first.capabilities.browserVersion),
    async visitor(origin, size) {
      const { sessionId } = await begin()
      const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body)
      const close = async () => void (await inSession('DELETE', ''))
      try {
        return { tab: await sized(tabOf(inSession, origin), inSession, size), close }
      } catch (error) {
        // The driver allows one session only.
        await close()
        throw error
      }
    },
    async close() {
      if (child.pid) process.kill(-child.pid)
    },
  }
}

function tabOf(call: Call, origin: string): Tab {
  const perform = (actions: unknown[]) => call('POST', '/actions', { actions })
  const press = async (...keys: string[]) => void (await perform(keyActions(keys)))
  const run: Tab['run'] = async (program, ...given) => {
    const answer = '((value) => arguments[0]({ value }), (error) => arguments[0]({ error: String(error) }))'
    const script = `Promise.resolve(${expressionOf(program, given)}).then${answer}`
    const { value, error } = await call('POST', '/execute/async', { script, args: [] })
    if (error) throw new Error(error)
    return JSON.parse(value)
  }
  return {
    run,
    press,
    type: (text) => press(...text),
    goto: (url) => call('POST', '/url', { url: new URL(url, origin).href }),
    click: async (selector) => void (await perform(clickActions(await middleOf(run, selector)))),
    back: () => call('POST', '/back'),
  }
}

/** Resizes the viewport. WebDriver sets the outer size of the window. */
async function sized(tab: Tab, call: Call, { width, height }: Viewport): Promise<Tab> {
  await tab.goto('about:blank')
  for (const _ of [1, 2]) {
    const inner = await tab.run(() => ({ width: innerWidth, height: innerHeight }))
    const rect = await call('GET', '/window/rect')
    const next = { width: rect.width + width - inner.width, height: rect.height + height - inner.height }
    await call('POST', '/window/rect', next)
    await wait(300)
  }
  return tab
}
