import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '../../site/locales.ts'
import { routes } from '../../site/routes.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { proxyTo } from '../harness/serving/proxy.ts'
import { isHere, type Running, servers } from '../harness/serving/servers.ts'
import { dist, pages } from '../harness/site.ts'

// Under the headers that nginx really sends, which are those of npm start (conformance.test.ts): what pages do under
// those, tests/browser/ shows. Whatever the policy refuses is a complaint, and fails its test.
const here = isHere('nginx')
const work = mkdtempSync(join(tmpdir(), 'policy-'))
let nginx: Running | undefined

beforeAll(async () => {
  if (here) nginx = await servers.nginx(dist, work)
})
afterAll(async () => {
  await nginx?.stop()
  rmSync(work, { recursive: true, force: true })
})

/** One page of each kind, in one language and the other in turn. */
const oneOfEach = Object.keys(routes).flatMap(
  (route, index) => pages.find((page) => page.route === route && page.locale === locales[index % 2]) ?? [],
)

describe.runIf(here)('under the headers of nginx', () => {
  const { visit, newPage, expectComplaints, complaints } = withBrowser(() => proxyTo(() => nginx?.origin ?? ''))

  test('no page does what its policy refuses, with everything on it opened', async () => {
    // What is shown for what is missing has that status under its own address too.
    expectComplaints(/^\/(en\/)?404 /)
    const page = await newPage()
    for (const { url } of oneOfEach) {
      const response = await page.goto(url, { waitUntil: 'load' })
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
      await page.mouse.wheel(0, 4000)
      const questions = page.locator('main h3 button[aria-expanded=false], main details:not([open]) summary')
      if ((await questions.count()) > 0) await questions.first().click()
    }
  })

  test('and what it refuses is seen', async () => {
    expectComplaints(/trusted/i)
    const page = await visit('/')
    await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p>')
      } catch {
        // Trusted Types refuse a text that becomes HTML.
      }
    })
    await expect.poll(() => complaints().join('\n')).toContain('require-trusted-types-for refuses')
  })
})
