import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { href } from '../../site/routes.ts'
import { isScript, watchAsked } from '../harness/pages/asked.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { opened } from '../harness/pages/ways.ts'
import { nightly } from '../harness/sample.ts'
import { sideBySide } from '../harness/side-by-side.ts'
import { bytesOf, dist, elementsAt, htmlOf, pages } from '../harness/site.ts'
import { frameOf, writtenOn } from '../harness/written.ts'
import { writtenAt } from '../harness/written-at.ts'

const { newPage } = withBrowser()

const files = listFiles(dist)
const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length
const brotli = (bytes: Buffer | string) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the HTML of no page is larger than 30 kB, gzipped, beside the texts that it is there for', () => {
  const large = pages
    .map((page) => ({ text: writtenAt(page), url: page.url, bytes: gzip(frameOf(page)) }))
    .filter(({ bytes }) => bytes > 30_000)
  expect(large).toEqual([])
})

test('no page has more than 12 kB of styles, gzipped', () => {
  const sheetsOf = (url: string) => [...htmlOf(url).matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  const weights = pages.map(({ url }) => ({
    url,
    bytes: sum(sheetsOf(url).map(gzip)),
  }))
  expect(weights.filter(({ bytes }) => bytes < 1000 || bytes > 12_000)).toEqual([])
})

const isFont = (file: string) => /\.(woff2?|ttf|otf)$/.test(file)

test('there are two font files: what nearly every page needs fits in one round trip', () => {
  const sizes = files.filter(isFont).map((file) => bytesOf(file).length)
  expect(sizes.sort((one, other) => one - other)).toEqual([
    expect.toSatisfy((size) => size < 13_700),
    expect.any(Number),
  ])
  expect(sizes[1]).toBeLessThan(36_000)
})

test('the second font comes once a page has a sign that the first has not', async () => {
  const page = await newPage({ width: 412, height: 823 })
  const asked = watchAsked(page)
  await page.goto(href('search', 'nl'))
  expect((await asked()).filter(isFont)).toHaveLength(1)
  const second = page.waitForRequest((request) => isFont(request.url()))
  await page.evaluate(() => document.body.append('Ø'))
  await second
})

test('a page fetches its first picture at once, and the others when they come near', () => {
  const eager = pages.flatMap(({ url }) =>
    elementsAt(url)
      .filter(({ name }) => name === 'img')
      .slice(1)
      .filter(({ attributes }) => attributes.loading !== 'lazy')
      .map(({ attributes }) => `${url} ${attributes.src}`),
  )
  expect(eager).toEqual([])
})

const sizes = new Map<string, number>()

/** How many bytes of a file are sent. */
function sentAs(file: string): number {
  const size = sizes.get(file) ?? brotli(bytesOf(file))
  sizes.set(file, size)
  return size
}

/** The files that each page loads before the visitor touches anything, but for pictures, as the browser asks for them. */
async function loadedOn(urls: readonly string[]) {
  const tabs = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const page = await newPage({ width: 412, height: 823 })
      return { page, asked: watchAsked(page) }
    }),
  )
  return sideBySide(urls, tabs, async (url, { page, asked }) => {
    await page.goto(url)
    const loaded = await asked()
    return { url, loaded, scripts: loaded.filter(isScript) }
  })
}

/** Pages of every kind in one language, and of the other those with an island. */
const looked = opened.filter(
  ({ url, locale }) =>
    nightly ||
    locale === 'nl' ||
    (['home', 'faq', 'contact', 'blog'] as const).some((name) => href(name, 'en') === url),
)

test('before a visitor touches anything, a page has loaded at most 2 kB of script, and asked at most 3 times beside its pictures', async () => {
  const lost = ['/bestaat-niet', '/en/does-not-exist']
  const visits = await loadedOn([...looked.map(({ url }) => url), ...lost])
  const found = visits.map(({ url, loaded, scripts }) => ({
    url,
    requests: loaded.length,
    scripts: scripts.length,
    bytes: sum(scripts.map(sentAs)),
  }))
  expect(found.filter(({ scripts, bytes }) => scripts < 1 || bytes > 4000)).toEqual([])
  // Only the browser knows which address was not found, and a program more explains it.
  const others = found.filter(({ url }) => !lost.includes(url))
  expect(found.filter(({ requests }) => requests > 4)).toEqual([])
  expect(others.filter(({ requests, bytes }) => requests > 3 || bytes > 2000)).toEqual([])
}, 120_000)

test('the first view of an article fits in one round trip, however long it is: 14 kB of HTML, style and script, in brotli', async () => {
  const articles = opened.filter((page) => page.route === 'post')
  const visits = await loadedOn(articles.map(({ url }) => url))
  visits.forEach(({ url, loaded, scripts }, index) => {
    expect(loaded.filter((file) => file.endsWith('.css'))).toEqual([])
    const page = articles[index]
    const text = page ? (writtenOn(page)[0]?.html ?? '') : ''
    const begin = htmlOf(url).indexOf(text)
    const bytes = brotli(htmlOf(url).slice(0, begin + 4000)) + sum(scripts.map(sentAs))
    const at = page ? writtenAt(page) : url
    expect({ at, bytes: Math.max(bytes, 14_000) }).toEqual({ at, bytes: 14_000 })
  })
})
