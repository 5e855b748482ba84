import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { href } from '../../site/routes.ts'
import { isScript, watchAsked } from '../harness/pages/asked.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { bytesOf } from '../harness/site.ts'

const { newPage } = withBrowser()

/** Waits until React has taken over: only then does the field have what React attaches to elements. */
const hydrated = (page: Page, selector: string) =>
  page.waitForFunction(
    (field) => Object.keys(document.querySelector(field) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  )

/** The scripts of a page, gzipped: those it loads by itself, and those that come when a field is focused. */
async function scriptsOf(url: string, selector: string) {
  const page = await newPage()
  const asked = watchAsked(page)
  const size = async () =>
    (await asked()).filter(isScript).reduce((sum, file) => sum + gzipSync(bytesOf(file), { level: 9 }).length, 0)
  await page.goto(url)
  const before = await size()
  await page.locator(selector).first().focus()
  await hydrated(page, selector)
  return { url, before, after: await size() }
}

test('a page with a form loads at most 4 kB of script by itself, and at most 90 kB with React when it is used', async () => {
  const found = await Promise.all([
    scriptsOf(href('contact', 'nl'), 'main form input'),
    scriptsOf(href('blog', 'en'), 'main form input'),
    scriptsOf(href('faq', 'nl'), 'main input[type=search]'),
  ])
  expect(found.filter(({ before }) => before === 0 || before > 4000)).toEqual([])
  expect(found.filter(({ after }) => after < 40_000 || after > 90_000)).toEqual([])
  if (process.env.REPORT) console.log(found)
})
