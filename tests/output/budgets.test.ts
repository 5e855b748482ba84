import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { business, type SitePage } from '../../site/content.ts'
import { href } from '../../site/routes.ts'
import type { PageElement } from '../harness/elements.ts'
import { isScript, watchAsked } from '../harness/pages/asked.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { opened } from '../harness/pages/every-page.ts'
import { nightly } from '../harness/sample.ts'
import { sideBySide } from '../harness/side-by-side.ts'
import { bytesOf, dist, elementsAt, htmlOf, notFoundPages, onePerRoute, pages } from '../harness/site.ts'
import { frameOf, writtenOn } from '../harness/written.ts'
import { writtenAt } from '../harness/written-at.ts'

const { newPage } = withBrowser()

const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
const brotli = async (bytes: Buffer | string, quality = 11) =>
  (await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length

/** Returns the size after Brotli compression. If quick compression is within the limit, does not try a slower one. */
async function brotliWithin(limit: number, text: string): Promise<number> {
  const quick = await brotli(text, 5)
  return quick <= limit ? quick : brotli(text)
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('no page exceeds 6 kB of styles or, without its main texts, 20 kB of HTML, in brotli', async () => {
  const weigh = async (page: SitePage) => {
    const styles = [...htmlOf(page.url).matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => brotli(text))
    const [html = 0, ...others] = await Promise.all([brotliWithin(20_000, frameOf(page)), ...styles])
    return { text: writtenAt(page), url: page.url, html, styles: sum(others) }
  }
  const weights = await Promise.all([...opened, ...notFoundPages].map(weigh))
  expect(weights.filter(({ html, styles }) => html > 20_000 || styles < 1000 || styles > 6000)).toEqual([])
})

const isFont = (file: string) => /\.(woff2?|ttf|otf)$/.test(file)

test('there are two font files: what nearly every page needs fits in one round trip', () => {
  const fonts = listFiles(dist)
    .filter(isFont)
    .map((file) => bytesOf(file).length)
  const [first, second, ...others] = fonts.sort((one, other) => one - other)
  expect(first).toBeLessThan(13_700)
  expect(second).toBeLessThan(36_000)
  expect(others).toEqual([])
})

test('the second font is loaded if a page has a character that the first lacks', async () => {
  const page = await newPage({ width: 412, height: 823 })
  const asked = watchAsked(page)
  await page.goto(href('search', 'nl'))
  expect((await asked()).filter(isFont)).toHaveLength(1)
  const second = page.waitForRequest((request) => isFont(request.url()))
  await page.evaluate(() => document.body.append('Ø'))
  await second
})

test('a page fetches its first picture immediately, and the others when they come near', () => {
  const isEager = (element: PageElement) => element.attributes.loading !== 'lazy'
  for (const page of pages) {
    const [, ...others] = elementsAt(page.url).filter(({ name }) => name === 'img')
    const at = `${writtenAt(page)} on ${page.url}`
    expect({ at, eager: others.filter(isEager) }).toEqual({ at, eager: [] })
  }
})

const sizes = new Map<string, Promise<number>>()

function sentAs(file: string): Promise<number> {
  const size = sizes.get(file) ?? brotli(bytesOf(file))
  sizes.set(file, size)
  return size
}

const lost = ['/bestaat-niet', '/en/does-not-exist']

/** A page's scripts depend on its route; an article's scripts also depend on its text. */
const looked = nightly ? opened : [...new Set([...onePerRoute, ...opened.filter(({ route }) => route === 'post')])]

async function load() {
  const tabs = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const page = await newPage({ width: 412, height: 823 })
      return { page, asked: watchAsked(page) }
    }),
  )
  const places = [
    ...looked.map((page) => ({ url: page.url, at: writtenAt(page) })),
    ...lost.map((url) => ({ url, at: url })),
  ]
  const visits = await sideBySide(places, tabs, async ({ url, at }, { page, asked }) => {
    await page.goto(url)
    const files = await asked()
    return [url, { at, files, script: sum(await Promise.all(files.filter(isScript).map(sentAs))) }] as const
  })
  return new Map(visits)
}

let known: ReturnType<typeof load> | undefined
const loaded = () => {
  known ??= load().catch((error: unknown) => {
    // A retry loads the pages again.
    known = undefined
    throw error
  })
  return known
}

/** The cookie question, if the site asks it, has its own script. */
const question = business.analytics.asked.length > 0 ? { requests: 1, script: 1000 } : { requests: 0, script: 0 }

test('an untouched page has loaded at most 2 kB of script, in 3 requests besides pictures and the cookie question', async () => {
  for (const [url, { at, files, script }] of await loaded()) {
    // A not-found page needs an extra script, because only the browser knows the address.
    const most = lost.includes(url) ? { requests: 4, script: 4000 } : { requests: 3, script: 2000 }
    most.requests += question.requests
    most.script += question.script
    const fits = files.length <= most.requests && script > 0 && script <= most.script
    expect({ at, url, files, script, fits }).toEqual({ at, url, files, script, fits: true })
  }
}, 360_000)

test('the first view of any article fits in one round trip: 14 kB of HTML, style and script, in brotli', async () => {
  const visits = await loaded()
  for (const page of looked.filter(({ route }) => route === 'post')) {
    const { files = [], script = 0 } = visits.get(page.url) ?? {}
    expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
    const html = htmlOf(page.url)
    const begin = html.indexOf(writtenOn(page)[0]?.html ?? '')
    const others = script - question.script
    const bytes = (await brotliWithin(14_000 - others, html.slice(0, begin + 4000))) + others
    const at = writtenAt(page)
    expect({ at, bytes: Math.max(bytes, 14_000) }).toEqual({ at, bytes: 14_000 })
  }
}, 360_000)

async function scriptsOf(url: string, selector: string) {
  const page = await newPage()
  const asked = watchAsked(page)
  const size = async () => sum((await asked()).filter(isScript).map((file) => gzip(bytesOf(file))))
  await page.goto(url)
  const before = await size()
  await page.locator(selector).first().focus()
  // React attaches properties to the field when it hydrates.
  await page.waitForFunction(
    (field) => Object.keys(document.querySelector(field) ?? {}).some((key) => key.startsWith('__react')),
    selector,
  )
  return { url, before, after: await size() }
}

test('a page with a form loads at most 4 kB of script by itself, and at most 90 kB with React when it is used', async () => {
  const found = await Promise.all([
    scriptsOf(href('contact', 'nl'), 'main form input'),
    scriptsOf(href('blog', 'en'), 'main form input'),
    scriptsOf(href('faq', 'nl'), 'main input[type=search]'),
  ])
  const fits = found.filter(({ before, after }) => before > 0 && before <= 4000 && after >= 40_000 && after <= 90_000)
  expect(found).toEqual(fits)
})
