import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const shells = ['/usr/bin/chromium-headless-shell']

const none =
  'No Chromium or Chrome was found: install one (Debian and Ubuntu: sudo apt-get install chromium) or set CHROME_PATH to its executable.'

/**
 * Finds a browser: CHROME_PATH, an installed browser, or Debian's package if it can be installed. `quick` prefers the
 * headless shell, which is otherwise the last choice.
 * @throws an error that says how to install one.
 */
export function findBrowser({ quick = false } = {}): string {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", but there is no such file. ${none}`)
  }
  const find = () => [...(quick ? shells : []), ...places, ...shells].find((place) => existsSync(place))
  const browser = find() ?? (install('chromium') ? find() : undefined)
  if (browser) return browser
  throw new Error(none)
}

/** True for a headless shell, which has neither bfcache nor prerendering. */
export function rendersOnly(program: string): boolean {
  return /headless[-_]shell/.test(basename(program))
}

/** Installs the headless shell next to Debian's Chromium, if possible. It halves the time of the tests. */
export function addShell() {
  if (process.env.CHROME_PATH || shells.some(existsSync) || !existsSync('/usr/bin/chromium')) return
  install('chromium-headless-shell')
}

/** Installs a Debian package, as root only. Older releases of Debian lack chromium-headless-shell. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Debian’s Chromium for the browser tests…')
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`
  return spawnSync('sh', ['-c', command], { stdio: 'ignore', timeout: 600_000 }).status === 0
}

/** Starts the browser with network access to this machine only, so no page contacts a provider. */
export async function startBrowser({ quick = false, ...launch }: LaunchOptions & { quick?: boolean } = {}) {
  const options = {
    timeout: 90_000,
    ...launch,
    executablePath: findBrowser({ quick }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(quick ? ['--in-process-gpu'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  }
  // Chromium sometimes crashes at startup, mostly under load. Three crashes in a row are a real fault.
  for (let attempt = 1; ; attempt++)
    try {
      return await chromium.launch(options)
    } catch (error) {
      if (attempt === 3) throw error
    }
}
