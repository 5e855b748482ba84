import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { href } from '../../site/routes.ts'
import { withBrowser } from '../harness/browser.ts'
import { bytesOf } from '../harness/site.ts'

const { newPage } = withBrowser()

/** Waits until React has taken over: only then does the form have what React attaches to elements. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
  )

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
  return { url, before, after: size() }
}

test('a page with a form loads at most 4 kB of script by itself, and at most 90 kB with React when it is used', async () => {
  const found = await Promise.all([
    scriptsOf(href('contact', 'nl'), 'main form input'),
    scriptsOf(href('blog', 'en'), 'main form input'),
    scriptsOf(href('faq', 'nl'), 'input[type=search]'),
  ])
  expect(found.filter(({ before }) => before === 0 || before > 4000)).toEqual([])
  expect(found.filter(({ after }) => after < 40_000 || after > 90_000)).toEqual([])
  if (process.env.REPORT) console.log(found)
})
