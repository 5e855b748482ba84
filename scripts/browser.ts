import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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

const none =
  'No Chromium or Chrome was found: install one (Debian and Ubuntu: sudo apt-get install chromium) or set CHROME_PATH to its program.'

/** The browser on this machine: CHROME_PATH, an installed one, else Debian's package where it may be installed. */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", where there is no file. ${none}`)
  }
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s Chromium for the browser tests…')
    const install =
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium'
    spawnSync('sh', ['-c', install], { stdio: 'ignore', timeout: 600_000 })
    const installed = places.find((place) => existsSync(place))
    if (installed) return installed
  }
  throw new Error(none)
}

/**
 * Starts the browser with nothing but this machine in reach, so that no page sends anything to a provider. `ignoreDefaultArgs` names what
 * Playwright would switch off or on that should stay as it is for visitors.
 */
export function startBrowser(ignoreDefaultArgs: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    ignoreDefaultArgs,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
}
