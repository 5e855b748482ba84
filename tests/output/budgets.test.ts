import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileOf, listFiles } from '../../scripts/files.ts'
import { withBrowser } from '../harness/browser.ts'
import { bytesOf, canonicalPages, dist, pages } from '../harness/site.ts'

const { newPage } = withBrowser()

const files = listFiles(dist)
const gzip = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('the HTML of no page is larger than 30 kB, gzipped', () => {
  const large = pages
    .map(({ url }) => ({ url, bytes: gzip(bytesOf(fileOf(url))) }))
    .filter(({ bytes }) => bytes > 30_000)
  expect(large).toEqual([])
})

test('no page has more than 12 kB of styles, gzipped', () => {
  const sheetsOf = (url: string) =>
    [
      ...bytesOf(fileOf(url))
        .toString('utf8')
        .matchAll(/<style>(.*?)<\/style>/gs),
    ].map(([, text = '']) => Buffer.from(text))
  const weights = pages.map(({ url }) => ({
    url,
    bytes: sum(sheetsOf(url).map(gzip)),
  }))
  expect(weights.filter(({ bytes }) => bytes < 1000 || bytes > 12_000)).toEqual([])
})

test('there is one font file, of at most 36 kB', () => {
  const fonts = files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(1)
  expect(fonts.filter((file) => bytesOf(file).length > 36_000)).toEqual([])
})

/** The files that each page loads before the visitor touches anything, as the browser asks for them. */
async function loadedOn(urls: readonly string[]) {
  const page = await newPage({ width: 412, height: 823 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  const result = []
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'networkidle' })
    const loaded = asked.splice(0)
    result.push({ url, loaded, scripts: loaded.filter(isScript) })
  }
  return result
}

const isScript = (file: string) => file.endsWith('.js')

test('before a visitor touches anything, a page has loaded at most 2 kB of script, and on a phone asked at most 8 times', async () => {
  const dutch = canonicalPages.filter((page) => page.locale === 'nl').map((page) => page.url)
  const lost = ['/bestaat-niet', '/en/does-not-exist']
  const visits = await loadedOn([...dutch, '/en', '/en/faq', '/en/contact', '/en/blog', ...lost])
  const found = visits.map(({ url, loaded, scripts }) => ({
    url,
    requests: loaded.length,
    scripts: scripts.length,
    bytes: sum(scripts.map((file) => brotli(bytesOf(file)))),
  }))
  expect(found.filter(({ requests, scripts }) => scripts < 1 || scripts > 2 || requests > 8)).toEqual([])
  // Only the browser knows which address was not found, and a program explains it.
  expect(found.filter(({ url, bytes }) => bytes > (lost.includes(url) ? 4000 : 2000))).toEqual([])
}, 120_000)

test('the first view of an article fits in one round trip: 14 kB of HTML, style and script, in brotli', async () => {
  const articles = pages.filter((page) => page.route === 'post').map((page) => page.url)
  expect(articles.length).toBeGreaterThanOrEqual(2)
  for (const { url, loaded, scripts } of await loadedOn(articles)) {
    expect(loaded.filter((file) => file.endsWith('.css'))).toEqual([])
    const bytes = sum([fileOf(url), ...scripts].map((file) => brotli(bytesOf(file))))
    expect({ url, bytes: Math.max(bytes, 14_000) }).toEqual({ url, bytes: 14_000 })
  }
})
