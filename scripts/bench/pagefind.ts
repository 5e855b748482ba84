import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import sirv from 'sirv'
import { type Locale, locales } from '../../site/locales.ts'
import { isMeant, nonsense, type Query, queries } from '../../tests/search/queries.ts'
import { fileOf } from '../files.ts'
import { listen } from '../server.ts'

/** How a search does on the set of one language. `bytes` are those loaded until the first result was there. */
export interface Score {
  recall: number
  first: number
  three: number
  nonsense: number
  bytes: number
  median: number
  p95: number
}

const version = '1.6.0'

/**
 * Indexes the built pages with Pagefind, which is installed outside the project, and asks it every query in Chromium.
 * It gets the text of <main> of each canonical page; a result counts with its best part, as its own interface shows it.
 */
export async function benchPagefind(
  root: string,
  browser: Browser,
  pages: readonly string[],
): Promise<Record<Locale, Score>> {
  const folder = join(tmpdir(), `pagefind-${version}`)
  const program = join(folder, 'node_modules/.bin/pagefind')
  if (!existsSync(program))
    execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', folder, `pagefind@${version}`], {
      stdio: 'inherit',
    })
  const site = join(folder, 'site')
  rmSync(site, { recursive: true, force: true })
  for (const url of pages) {
    mkdirSync(dirname(join(site, fileOf(url))), { recursive: true })
    cpSync(join(root, 'dist', fileOf(url)), join(site, fileOf(url)))
  }
  execFileSync(program, ['--site', site, '--root-selector', 'main', '--quiet'], { stdio: 'inherit' })
  // Pagefind reads the language of the page that asks.
  for (const locale of locales)
    writeFileSync(join(site, `bench-${locale}.html`), `<!doctype html><html lang="${locale}"><title>-</title>`)
  const { server, port } = await listen(sirv(site, { dev: true }), 4700)
  const scores: Partial<Record<Locale, Score>> = {}
  for (const locale of locales) scores[locale] = await ask(browser, port, locale)
  server.close()
  return scores as Record<Locale, Score>
}

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; sub_results: { url: string }[] }> }[] }>
}

async function ask(browser: Browser, port: number, locale: Locale): Promise<Score> {
  const page = await browser.newPage()
  let loaded = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/pagefind/')) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    // Its programs are sent compressed by any host; its data is compressed as it stands.
    loaded += response.url().endsWith('.js') ? brotliCompressSync(body).length : body.length
  })
  await page.goto(`http://localhost:${port}/bench-${locale}.html`)
  const find = (query: string, most = 20) =>
    page.evaluate(
      async ([asked, count]) => {
        const address = '/pagefind/pagefind.js'
        const pagefind = (await import(address)) as Pagefind
        const start = performance.now()
        const { results } = await pagefind.search(asked)
        const shown = await Promise.all(results.slice(0, count).map((result) => result.data()))
        return {
          time: performance.now() - start,
          urls: shown.map(({ url, sub_results }) => [url, sub_results[0]?.url ?? url]),
        }
      },
      [query, most] as const,
    )
  const places: number[] = []
  const times: number[] = []
  await find(queries[locale][0]?.query ?? '', 1)
  await page.waitForLoadState('networkidle')
  const bytes = loaded
  for (const query of queries[locale]) {
    const { time, urls } = await find(query.query)
    times.push(time)
    places.push(urls.findIndex((found) => found.some((url) => answers(query, url))) + 1)
  }
  let empty = 0
  for (const query of nonsense) if ((await find(query)).urls.length === 0) empty++
  await page.close()
  times.sort((a, b) => a - b)
  const within = (most: number) => places.filter((place) => place > 0 && place <= most).length / places.length
  return {
    recall: within(Number.POSITIVE_INFINITY),
    first: within(1),
    three: within(3),
    nonsense: empty / nonsense.length,
    bytes,
    median: times[Math.floor(times.length / 2)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

/** Pagefind knows files, and not every anchor: the page that is meant is enough, whatever the part. */
function answers({ page, query }: Query, url: string): boolean {
  const plain = url.replace(/\.html(?=#|$)/, '').replace(/^\/index(?=#|$)/, '/')
  return isMeant({ query, page: [page].flat().map((meant) => meant.replace(/#.*/, '')) }, plain)
}
