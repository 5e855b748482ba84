import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import type { SearchData } from '../../site/search/data.ts'

/** What one index costs in the browser, in milliseconds. */
export interface Times {
  open: number
  median: number
  p95: number
  longest: number
  /** Frames that took more than 50 ms while a query was typed letter by letter. */
  blocked: number
}

/** The search program as a browser runs it, in one file. */
export async function bundleSearch(root: string): Promise<string> {
  const entry = '\0entry'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      lib: { entry: 'entry', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' || id === join(root, 'entry') ? entry : null),
        load: (id) =>
          id === entry
            ? `export { openIndex } from '${join(root, 'site/search/search.ts')}'; export { stem } from '${join(root, 'site/search/stem-nl.ts')}'`
            : null,
      },
    ],
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The search program was not built.')
  return chunk.code
}

/** Opens an index in Chromium and asks every query, cold: each as a whole, then typed letter by letter. */
export async function timeInBrowser(
  browser: Browser,
  program: string,
  data: SearchData,
  queries: readonly string[],
): Promise<Times> {
  const page = await browser.newPage()
  await page.route('http://bench.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/program.js') return route.fulfill({ contentType: 'text/javascript', body: program })
    if (pathname === '/index.json') return route.fulfill({ json: data })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' })
  })
  await page.goto('http://bench.example/')
  const times = await page.evaluate(async (asked) => {
    const address = '/program.js'
    const { openIndex, stem } = (await import(address)) as typeof import('../../site/search/search.ts') &
      typeof import('../../site/search/stem-nl.ts')
    const text = await (await fetch('/index.json')).text()
    const start = performance.now()
    let search = openIndex(JSON.parse(text), stem)
    const opened = performance.now() - start
    const spent = asked.map((query) => {
      const before = performance.now()
      search.find(query)
      return performance.now() - before
    })
    search = openIndex(JSON.parse(text), stem)
    let blocked = 0
    for (const query of asked) {
      for (let length = 1; length <= query.length; length++) {
        const before = performance.now()
        search.find(query.slice(0, length))
        if (performance.now() - before > 50) blocked++
      }
    }
    return { open: opened, spent, blocked }
  }, queries)
  await page.close()
  const sorted = times.spent.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { open: times.open, median: at(0.5), p95: at(0.95), longest: at(1), blocked: times.blocked }
}
