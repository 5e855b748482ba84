import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build } from 'vite'

/** What one index costs in the browser, in milliseconds. */
export interface Times {
  open: number
  median: number
  p95: number
  longest: number
  /** Letters that took more than 50 ms while a query was typed, what had to be read for them included. */
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
            ? `export { openSearch } from '${join(root, 'site/search/open.ts')}'; export { stem } from '${join(root, 'site/search/stem-nl.ts')}'`
            : null,
      },
    ],
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The search program was not built.')
  return chunk.code
}

/**
 * Opens an index in Chromium and asks every query, cold: each as a whole, then typed letter by letter. `files` are those of
 * the index by their paths, `first` the path of the one that is loaded first.
 */
export async function timeInBrowser(
  browser: Browser,
  program: string,
  first: string,
  files: ReadonlyMap<string, Buffer>,
  queries: readonly string[],
): Promise<Times> {
  const page = await browser.newPage()
  await page.route('http://bench.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/program.js') return route.fulfill({ contentType: 'text/javascript', body: program })
    const file = files.get(pathname)
    if (file) return route.fulfill({ contentType: 'application/json', body: file })
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bench</title>' })
  })
  await page.goto('http://bench.example/')
  const times = await page.evaluate(
    async ({ asked, first }) => {
      const address = '/program.js'
      const { openSearch, stem } = (await import(address)) as typeof import('../../site/search/open.ts') &
        typeof import('../../site/search/stem-nl.ts')
      const text = await (await fetch(first)).text()
      const start = performance.now()
      const search = openSearch(JSON.parse(text), stem, async (file) => (await fetch(file)).json())
      const open = performance.now() - start
      const spent: number[] = []
      let blocked = 0
      for (const query of asked) {
        for (let length = 1; length <= query.length; length++) {
          const before = performance.now()
          await search.find(query.slice(0, length), () => {})
          if (performance.now() - before > 50) blocked++
        }
        // What has to be read of an index is there by now.
        const before = performance.now()
        await search.find(query, () => {})
        spent.push(performance.now() - before)
      }
      return { open, spent, blocked }
    },
    { asked: queries, first },
  )
  await page.close()
  const sorted = times.spent.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { open: times.open, median: at(0.5), p95: at(0.95), longest: at(1), blocked: times.blocked }
}
