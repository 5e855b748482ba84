import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withBrowser } from '../harness/browser.ts'
import { hydrated } from '../harness/contact.ts'
import { bytesOf } from '../harness/site.ts'

const { newPage } = withBrowser()

/** The scripts of a page, gzipped: those it loads by itself, and those that come when a field is focused. */
async function scriptsOf(url: string, selector: string) {
  const page = await newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.slice(1)
    if (file.endsWith('.js')) asked.push(file)
  })
  const size = () => asked.splice(0).reduce((sum, file) => sum + gzipSync(bytesOf(file), { level: 9 }).length, 0)
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = size()
  await page.locator(selector).first().focus()
  if (selector.includes('form')) await hydrated(page)
  await page.waitForTimeout(500)
  return { before, after: size() }
}

describe.each([
  ['/contact', 'main form input'],
  ['/en/blog', 'main form input'],
  ['/faq', 'input[type=search]'],
])('%s', (url, selector) => {
  test('loads at most 4 kB of script by itself, and at most 90 kB with React when it is used', async () => {
    const { before, after } = await scriptsOf(url, selector)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(4000)
    expect(after).toBeGreaterThan(40_000)
    expect(after).toBeLessThanOrEqual(90_000)
    if (process.env.REPORT) console.log(`${url}: ${before} bytes before, ${after} when used`)
  })
})
