import { join } from 'node:path'
import { listen, siteHandler } from '../hosting/server.ts'
import { startBrowser } from '../system/browser.ts'

// It measures the site in dist/, with the processor slowed down four times: build first.
const words = { '/faq': 'automatisering van werkorders', '/en/faq': 'automation of work orders' }
const rounds = 5
/** In milliseconds. */
const target = 50

const { server, port } = await listen(siteHandler(join(process.cwd(), 'dist')), 4400)
const browser = await startBrowser()
for (const [url, text] of Object.entries(words)) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`http://localhost:${port}${url}`, { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').focus()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // A task posted from within a frame runs right after that frame was painted.
  await page.evaluate(() => {
    const taken: number[] = []
    const field = document.querySelector('input[type=search]')
    field?.addEventListener('beforeinput', () => {
      const start = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => taken.push(performance.now() - start)
        port2.postMessage(undefined)
      })
    })
    Object.assign(window, { taken })
  })
  for (let round = 0; round < rounds; round++) {
    for (const key of text) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 30 })
    for (const _ of text) await page.keyboard.press('Backspace', { delay: 30 })
  }
  await page.waitForTimeout(500)
  const taken = (await page.evaluate('window.taken')) as number[]
  report(url, taken)
  await page.close()
}
await browser.close()
server.close()

function report(url: string, taken: readonly number[]) {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (part: number) => `${(sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(1)} ms`
  const late = sorted.filter((time) => time > target).length
  console.log(
    `${url}: ${sorted.length} keys; median ${at(0.5)}, 95% within ${at(0.95)}, slowest ${at(1)}; ${late} over ${target} ms`,
  )
}
