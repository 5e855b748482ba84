import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withBrowser } from './harness/browser.ts'
import { proxyTo } from './harness/proxy.ts'
import { isHere, type Running, servers, workFolder } from './harness/servers.ts'
import { dist, pages } from './harness/site.ts'

// Under the headers that nginx really sends. Whatever the policy refuses is a complaint, and fails its test.
const here = isHere('nginx')
const work = mkdtempSync(join(tmpdir(), 'policy-'))
let nginx: Running | undefined

beforeAll(async () => {
  if (here) nginx = await servers.nginx(dist, workFolder(work, 'nginx'))
}, 60_000)

afterAll(async () => {
  await nginx?.stop()
  rmSync(work, { recursive: true, force: true })
})

describe.runIf(here)('under the headers of nginx', () => {
  const { visit, newPage } = withBrowser(() => proxyTo(() => nginx?.origin ?? ''))

  test('no page does what its policy refuses', async () => {
    const page = await newPage()
    for (const { url, route } of pages) {
      if (route === 'notFound') continue
      const response = await page.goto(url, { waitUntil: 'load' })
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
      await page.mouse.wheel(0, 4000)
    }
  }, 240_000)

  test('nor does search', async () => {
    const page = await visit('/')
    await page.keyboard.press('/')
    await page.locator('.search-dialog input').fill('kosten')
    await expect.poll(() => page.locator('.search-dialog a[href^="/"]').count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
  })

  test('nor do the questions and their search', async () => {
    const page = await visit('/faq')
    await page.locator('main h3 button').first().click()
    await page.locator('main input[type=search]').fill('kosten')
    await expect.poll(() => page.locator('main mark').count()).toBeGreaterThan(0)
  })

  test('nor do the cookie banner and its settings', async () => {
    const page = await visit('/')
    await page.locator('[data-consent=settings]').first().click()
    await page.locator('[data-consent=save]').click()
    await expect.poll(() => page.locator('#consent').isHidden()).toBe(true)
  })

  test('nor do the forms and their notifications', async () => {
    const page = await visit('/contact')
    await page.locator('main form button[type=submit]').click()
    await page.locator('[data-sonner-toast]').first().waitFor()
    const blog = await visit('/blog')
    await blog.locator('main form button[type=submit]').click()
    await blog.locator('[data-sonner-toast], main form [aria-invalid=true]').first().waitFor()
  })

  test('nor does the menu on a narrow screen', async () => {
    const page = await visit('/', { width: 360, height: 780 })
    await page.locator('[popovertarget=menu]').first().click()
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(true)
  })
})
