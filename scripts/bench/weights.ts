import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { href } from '../../site/routes.ts'
import { openPublished } from '../hosting/published.ts'
import { listen, siteHandler } from '../hosting/server.ts'
import { startBrowser } from '../lib/browser.ts'
import { postName } from './article.ts'

const plain = (['home', 'plans', 'blog', 'faq', 'contact'] as const).map((name) => [name, href(name, 'nl')] as const)
const pages = [...plain, ['article', href('post', 'nl', { slug: postName(0) })] as const]

/** Weighs what a phone loads of a page of each kind at a first visit, until it is still. */
export async function weigh(dist: string) {
  const site = openPublished(dist)
  const { server, port } = await listen(siteHandler(dist), 4750)
  const browser = await startBrowser()
  const weights: Record<string, ReturnType<typeof total>> = {}
  for (const [kind, url] of pages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
    const asked = new Set<string>()
    page.on('request', (request) => request.url().startsWith('http') && asked.add(new URL(request.url()).pathname))
    await page.goto(`http://localhost:${port}${url}`, { waitUntil: 'networkidle' })
    const files = [...asked].map((path) => site.fileAt(path) ?? site.notFoundAt(path))
    weights[kind] = total(files.map((file) => ({ file, bytes: readFileSync(join(site.folder, file)) })))
    await page.close()
  }
  await browser.close()
  server.close()
  return weights
}

/** Sums the bytes of files as they are sent: fonts, photos and the like as they are. */
export function total(files: readonly { file: string; bytes: Buffer }[]) {
  const size = (of: typeof files, compress: (bytes: Buffer) => Buffer) =>
    of.reduce((sum, { bytes }) => sum + Math.min(bytes.length, compress(bytes).length), 0)
  const scripts = files.filter(({ file }) => file.endsWith('.js'))
  const [brotli, gzip] = [brotliCompressSync, (bytes: Buffer) => gzipSync(bytes, { level: 9 })]
  return { requests: files.length, brotli: size(files, brotli), gzip: size(files, gzip), script: size(scripts, brotli) }
}
