import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
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

/** Preferences that disable background activity and telemetry. */
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

/** Starts Firefox with a lasting profile, so that it can be killed and started again. */
export async function startKeptFirefox(program: string, profile: string) {
  const afterCrash = { 'browser.sessionstore.resume_from_crash': false, 'toolkit.startup.max_resumed_crashes': -1 }
  const { send, child, ended } = await launch(program, afterCrash, profile)
  return {
    openTab: (place: Omit<Place, 'userContext'>) => newTab(send, place),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Connects over WebDriver BiDi, which needs no separate driver. */
async function launch(program: string, more: Readonly<Record<string, unknown>>, profile: string) {
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
  return { send, close, child, ended, capabilities }
}

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const { send, close, child, ended, capabilities } = await launch(program, {}, profile)
  return {
    name: 'Firefox',
    version: String(capabilities.browserVersion),
    async visitor(origin, size) {
      const { userContext } = await send('browser.createUserContext', {})
      const tab = await newTab(send, { origin, size, userContext })
      return { tab, close: async () => void (await send('browser.removeUserContext', { userContext })) }
    },
    async close() {
      await send('browser.close', {}).catch(() => child.kill())
      close()
      await ended
    },
  }
}

interface Place {
  origin: string
  size: Viewport
  /** Container of a visitor. Default: that of the profile. */
  userContext?: string
}

async function newTab(send: Send, place: Place): Promise<Tab> {
  const { context } = await send('browsingContext.create', { type: 'tab', userContext: place.userContext })
  await send('browsingContext.setViewport', { context, viewport: place.size })
  const perform = (actions: unknown[]) => send('input.performActions', { context, actions })
  const press = async (...keys: string[]) => void (await perform(keyActions(keys)))
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
    async goto(url) {
      await send('browsingContext.navigate', { context, url: new URL(url, place.origin).href, wait: 'complete' })
    },
    click: async (selector) => void (await perform(clickActions(await middleOf(run, selector)))),
    close: async () => void (await send('browsingContext.close', { context })),
    // History is updated slightly after the page load.
    back: () => eventually(() => send('browsingContext.traverseHistory', { context, delta: -1 })),
    print: async () => Buffer.from((await send('browsingContext.print', { context })).data, 'base64'),
  }
}

/** Sends a WebDriver BiDi command. https://www.w3.org/TR/webdriver-bidi/ */
// biome-ignore lint/suspicious/noExplicitAny: the type of the result depends on the command.
type Send = (method: string, params: object) => Promise<any>

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Opens a BiDi connection. Ignores events. */
async function openBidi(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  let last = 0
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const one = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') one?.reject(new Error(`${error}: ${message}`))
    else one?.resolve(result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'))
    waiting.clear()
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
