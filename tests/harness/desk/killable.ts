import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.ts'
import { kill, start, startProgram, waitForOutput } from '../command.ts'
import { expressionOf, type Tab } from '../engines/engine.ts'
import { startKeptFirefox } from '../engines/firefox.ts'
import { findFirefox } from '../engines/found.ts'
import { copyProject } from '../project.ts'

/** A browser that can be killed and started again with the same profile. */
export interface Killable {
  openTab(origin: string): Promise<Pick<Tab, 'goto' | 'run' | 'type' | 'close'>>
  kill(): Promise<void>
}

const repository = join(import.meta.dirname, '../../..')
const size = { width: 1440, height: 900 }

async function startChromium(profile: string): Promise<Killable> {
  const args = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0']
  const command = start(profile, findBrowser(), [...args, `--user-data-dir=${profile}`, 'about:blank'])
  const browser = await chromium.connectOverCDP(await waitForOutput(command, /DevTools listening on (ws:\S+)/))
  return {
    async openTab(origin) {
      const [context] = browser.contexts()
      if (!context) throw new Error('Chromium has no profile.')
      const page = await context.newPage()
      await page.setViewportSize(size)
      return {
        goto: async (url) => void (await page.goto(new URL(url, origin).href)),
        run: async (program, ...given) => JSON.parse(await page.evaluate(expressionOf(program, given))),
        type: (text) => page.keyboard.type(text),
        close: () => page.close({ runBeforeUnload: true }),
      }
    },
    async kill() {
      kill(command)
      await command.ended
    },
  }
}

async function startFirefox(program: string, profile: string): Promise<Killable> {
  const { openTab, kill } = await startKeptFirefox(program, profile)
  return { openTab: (origin) => openTab({ origin, size }), kill }
}

type Start = (profile: string) => Promise<Killable>

const firefox = findFirefox()

/** Chromium, and Firefox if it is installed. */
export const browsers: readonly (readonly [name: string, start: Start])[] = [
  ['Chromium', startChromium],
  ...(firefox ? [['Firefox', (profile: string) => startFirefox(firefox, profile)] as const] : []),
]

export const newProfile = () => mkdtempSync(join(tmpdir(), 'profile-'))

/** A copy of the project for the tests of a file, with a desk in a separate process, on the same port each time. */
export function withKillableDesk() {
  let project: ReturnType<typeof copyProject>
  let port = 0
  let command: ReturnType<typeof startProgram> | undefined
  async function killDesk() {
    if (!command) return
    kill(command)
    await command.ended
    command = undefined
  }
  beforeAll(() => {
    project = copyProject()
  })
  afterAll(async () => {
    await killDesk()
    project.remove()
  })
  return {
    async start(): Promise<URL> {
      command = startProgram(repository, join(import.meta.dirname, 'serve.ts'), [project.folder, String(port)])
      const address = new URL(await waitForOutput(command, /The desk is running at (\S+)/))
      port = Number(address.port)
      return address
    },
    kill: killDesk,
    isRunning: () => command !== undefined,
    read: (file: string) => readFileSync(join(project.folder, file), 'utf8'),
  }
}
