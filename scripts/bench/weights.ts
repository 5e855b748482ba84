import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { startBrowser } from '../browser.ts'
import { openPublished } from '../published.ts'
import { listen, siteHandler } from '../server.ts'
import { slugOf } from './article.ts'

/** What a browser loads of one page until it is still, before a visitor touches anything. Bytes as sent, without headers. */
export interface Weight {
  requests: number
  brotli: number
  gzip: number
  /** Of those in brotli. */
  script: number
}

/** One page of each kind. */
const kinds = {
  home: '/',
  plans: '/pakketten',
  article: `/blog/${slugOf(1, 'nl')}`,
  blog: '/blog',
  faq: '/faq',
  contact: '/contact',
}

export type Kind = keyof typeof kinds

/** Opens a page of each kind in Chromium, each as a first visit. */
export async function weigh(dist: string): Promise<Record<Kind, Weight>> {
  const published = openPublished(dist)
  const { server, port } = await listen(siteHandler(dist), 4750)
  const browser = await startBrowser()
  const weights: Partial<Record<Kind, Weight>> = {}
  for (const [kind, url] of Object.entries(kinds)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith('http')) asked.add(new URL(request.url()).pathname)
    })
    await page.goto(`http://localhost:${port}${url}`, { waitUntil: 'networkidle' })
    const files = [...asked].map((path) => published.fileAt(path) ?? published.notFoundAt(path))
    weights[kind as Kind] = total(files.map((file) => ({ file, bytes: readFileSync(join(published.folder, file)) })))
    await context.close()
  }
  await browser.close()
  server.close()
  return weights as Record<Kind, Weight>
}

/** The weight of some files. Fonts and pictures of pixels are sent as they are. */
export function total(files: readonly { file: string; bytes: Buffer }[]): Weight {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
  const smaller = (compress: (bytes: Buffer) => Buffer, of: typeof files) =>
    sum(of.map(({ bytes }) => Math.min(bytes.length, compress(bytes).length)))
  const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  const scripts = files.filter(({ file }) => file.endsWith('.js'))
  return {
    requests: files.length,
    brotli: smaller(brotli, files),
    gzip: smaller((bytes) => gzipSync(bytes, { level: 9 }), files),
    script: smaller(brotli, scripts),
  }
}
