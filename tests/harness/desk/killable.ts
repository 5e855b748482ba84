import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../scripts/lib/browser.ts'
import { type Command, heard, kill, startProgram } from '../command.ts'
import { plainEnvironment } from '../environment.ts'

/** The desk of a project in a process of its own. It starts again at the same address. */
export function killableDesk(root: string) {
  const program = join(import.meta.dirname, 'server.mjs')
  let server: Command | undefined
  let port = '0'
  const end = async () => {
    if (!server) return
    kill(server)
    await server.ended
  }
  return {
    async start(): Promise<string> {
      await end()
      const env = { TSX_TSCONFIG_PATH: join(import.meta.dirname, '../../../tsconfig.json') }
      server = startProgram(root, program, [root, port], env)
      const address = await heard(server, /at (\S+)/)
      port = new URL(address).port
      return address
    },
    kill: end,
  }
}

const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** A browser that keeps its profile when it is killed, and goes on with it. */
export function killableBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  let browser: Command | undefined
  const end = async () => {
    if (!browser) return
    kill(browser)
    await browser.ended
  }
  const open = async (): Promise<Page> => {
    await end()
    const child = spawn(findBrowser({ quick: true }), [...browserArguments, `--user-data-dir=${profile}`], {
      detached: true,
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += String(chunk)
    })
    const ended = new Promise<string>((resolve) => child.once('exit', () => resolve('')))
    browser = { process: child, said: () => said, ended }
    const endpoint = await heard(browser, /listening on (ws:\S+)/)
    const [context] = (await chromium.connectOverCDP(endpoint)).contexts()
    if (!context) throw new Error('The browser has no window.')
    return context.newPage()
  }
  return {
    /** Opens a window. A browser that does not answer, as now and then after a kill, is started once more. */
    start: () => open().catch(open),
    kill: end,
    remove: () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }),
  }
}
