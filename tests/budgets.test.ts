import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { fileOf, listFiles } from '../scripts/build/files.ts'
import { withBrowser } from './harness/browser.ts'
import { bytesOf, canonicalPages, dist, elementsAt, pages } from './harness/site.ts'

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

test('no page has more than 12 kB of styles, gzipped, in files and in itself', () => {
  const sheetsOf = (url: string) =>
    elementsAt(url).flatMap(({ attributes: { rel, href } }) => (rel === 'stylesheet' && href ? [href.slice(1)] : []))
  const inside = (url: string) =>
    [
      ...bytesOf(fileOf(url))
        .toString('utf8')
        .matchAll(/<style>(.*?)<\/style>/gs),
    ].map(([, text = '']) => Buffer.from(text))
  const weights = pages.map(({ url }) => ({
    url,
    bytes: sum([...sheetsOf(url).map((file) => bytesOf(file)), ...inside(url)].map(gzip)),
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
  const page = await newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)))
  const result = []
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'networkidle' })
    const loaded = asked.splice(0)
    result.push({ url, styles: loaded.filter(isStyle), scripts: loaded.filter(isScript) })
  }
  return result
}

const isStyle = (file: string) => file.endsWith('.css')
const isScript = (file: string) => file.endsWith('.js')

test('before a visitor touches anything, a page has loaded at most 4 kB of script in at most 2 requests', async () => {
  const dutch = canonicalPages.filter((page) => page.locale === 'nl').map((page) => page.url)
  const visits = await loadedOn([...dutch, '/en/faq', '/en/plans', '/bestaat-niet', '/en/does-not-exist'])
  const found = visits.map(({ url, scripts }) => ({
    url,
    requests: scripts.length,
    bytes: sum(scripts.map((file) => gzip(bytesOf(file)))),
  }))
  expect(found.filter(({ requests }) => requests === 0)).toEqual([])
  expect(found.filter(({ requests, bytes }) => requests > 2 || bytes > 4000)).toEqual([])
}, 120_000)

test('the first view of an article fits in one round trip: 14 kB of HTML, style and script, in brotli', async () => {
  const articles = pages.filter((page) => page.route === 'post').map((page) => page.url)
  expect(articles.length).toBeGreaterThanOrEqual(2)
  for (const { url, styles, scripts } of await loadedOn(articles)) {
    expect(styles.length).toBeGreaterThan(0)
    const bytes = sum([fileOf(url), ...styles, ...scripts].map((file) => brotli(bytesOf(file))))
    expect({ url, bytes: Math.max(bytes, 14_000) }).toEqual({ url, bytes: 14_000 })
  }
})
