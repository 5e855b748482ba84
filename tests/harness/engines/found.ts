import { existsSync } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const miniBrowsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
    (name) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`,
  ),
)

const first = (places: readonly string[]) => places.find((place) => existsSync(place))

export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env
  if (FIREFOX_PATH && !existsSync(FIREFOX_PATH))
    throw new Error(`FIREFOX_PATH is "${FIREFOX_PATH}", but there is no such file. Set it to the Firefox executable.`)
  return FIREFOX_PATH || first(firefoxes)
}

/** Available engines, and a message for each missing one. */
export function enginesHere() {
  const firefox = findFirefox()
  const engines: { name: Engine['name']; start: () => Promise<Engine> }[] = []
  const missing: string[] = []
  if (firefox) engines.push({ name: 'Firefox', start: () => startFirefox(firefox) })
  else
    missing.push('Firefox was not found, so nothing ran in it (Debian: apt-get install firefox-esr, or FIREFOX_PATH).')
  const [driver, xvfb] = [first(['/usr/bin/WebKitWebDriver']), first(['/usr/bin/xvfb-run'])]
  const browser = first(miniBrowsers)
  if (driver && browser && xvfb) engines.push({ name: 'WebKit', start: () => startWebKit({ driver, browser, xvfb }) })
  else
    missing.push(
      'WebKit was not found, so nothing ran in it (Debian: apt-get install webkitgtk-webdriver xvfb xauth; before Debian 13 the first is webkit2gtk-driver).',
    )
  return { engines, missing }
}
