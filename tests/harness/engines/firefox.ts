import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBidi, type Send } from './bidi.ts'
import {
  type Engine,
  eventually,
  expressionOf,
  keyActions,
  middleOf,
  type Setting,
  type Size,
  type Tab,
} from './engine.ts'

/** What Firefox would do beside showing pages, and what it would ask of its makers. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.contentblocking.features.strict': '',
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'http://localhost/nothing',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

const settings: Readonly<Record<Setting, Record<string, unknown>>> = {
  reducedMotion: { 'ui.prefersReducedMotion': 1 },
  noScripts: { 'javascript.enabled': false },
  forcedColours: { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 },
}

/** Starts an installed Firefox. What is set in one is set for all of its windows, so a setting has a Firefox of its own. */
export async function startFirefox(program: string): Promise<Engine> {
  const plain = await begin(program, {})
  const others = new Map<Setting, Promise<Engine>>()
  const having = (setting: Setting) => {
    const other = others.get(setting) ?? begin(program, settings[setting])
    others.set(setting, other)
    return other
  }
  return {
    ...plain,
    visitor: async (origin, size, setting) => (setting ? await having(setting) : plain).visitor(origin, size),
    async close() {
      for (const other of others.values()) await (await other).close()
      await plain.close()
    },
  }
}

/** Speaks to a Firefox over WebDriver BiDi, as it needs no driver of its own for that. */
async function begin(program: string, more: Readonly<Record<string, unknown>>): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('error', reject).once('close', () => reject(new Error(`Firefox ended: ${said}`)))
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
  })
  const { send, close } = await openBidi(`${address}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  return {
    name: 'Firefox',
    version: String(capabilities.browserVersion),
    lacks: [],
    async visitor(origin, size) {
      const { userContext } = await send('browser.createUserContext', {})
      const tab = await newTab(send, { origin, size, userContext })
      return { tab, close: async () => void (await send('browser.removeUserContext', { userContext })) }
    },
    async close() {
      await send('browser.close', {}).catch(() => child.kill())
      close()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Place {
  origin: string
  size: Size
  userContext: string
}

async function newTab(send: Send, place: Place): Promise<Tab> {
  const { context } = await send('browsingContext.create', { type: 'tab', userContext: place.userContext })
  await send('browsingContext.setViewport', { context, viewport: place.size })
  const perform = (actions: unknown[]) => send('input.performActions', { context, actions })
  const press = async (...keys: string[]) =>
    void (await perform([{ type: 'key', id: 'keys', actions: keyActions(keys) }]))
  const run: Tab['run'] = async (program, ...given) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression: expressionOf(program, given),
      target: { context },
      awaitPromise: true,
      userActivation: false,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return JSON.parse(result.value)
  }
  return {
    run,
    press,
    type: (text) => press(...text),
    goto: async (url) =>
      void (await send('browsingContext.navigate', {
        context,
        url: new URL(url, place.origin).href,
        wait: 'complete',
      })),
    async click(selector) {
      const at = await middleOf(run, selector)
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform([{ type: 'pointer', id: 'mouse', actions }])
    },
    // The history hears of a page a moment after the page itself is there.
    back: () => eventually(() => send('browsingContext.traverseHistory', { context, delta: -1 })),
    another: () => newTab(send, place),
    print: async () => Buffer.from((await send('browsingContext.print', { context })).data, 'base64'),
  }
}
