import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { message } from '../../site/messages.ts'
import { href } from '../../site/routes.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { bytesOf, dist, htmlOf } from '../harness/site.ts'

const { visit } = withBrowser()
const earlier = '/voorwaarden/versie/1'

test('the terms link to their earlier version, which links back and to its twin', async () => {
  const page = await visit(href('terms', 'nl'))
  await page.getByRole('link', { name: /^Versie 1,/ }).click()
  await page.waitForURL(`**${earlier}`)
  expect(await page.locator('main').textContent()).toContain('opzegtermijn van 2 maanden')
  expect(await page.locator('[data-language="en"]').first().getAttribute('href')).toBe('/en/terms/version/1')
  await page.getByRole('link', { name: message('legal.current', 'nl') }).click()
  await page.waitForURL(`**${href('terms', 'nl')}`)
})

test('an earlier version is noindex, and is in no list or search', () => {
  expect(htmlOf(earlier)).toContain('<meta name="robots" content="noindex"')
  const lists = listFiles(dist).filter((file) => /\.(xml|json|txt)$/.test(file) && file !== 'release.json')
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((file) => bytesOf(file).includes(earlier))).toEqual([])
})

test('on paper a legal text has its version and its clauses, and the agreement on data where both sign', async () => {
  const page = await visit(href('dpa', 'nl'))
  const lines = page.locator('main > div:has(details) > div:last-child p')
  expect(await lines.filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await lines.filter({ visible: true }).count()).toBe(10)
  expect(await page.locator('main time').isVisible()).toBe(true)
  await page.goto(new URL(href('terms', 'nl'), page.url()).href)
  expect(await lines.count()).toBe(0)
})
