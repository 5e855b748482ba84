import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import { withBase } from '../../site/base.ts'
import type { Page } from '../../site/pages.ts'
import type { Cache } from '../cache.ts'
import { fileOf } from './files.ts'

/** From here on a second thread renders more than it costs to start. */
const worthwhile = 60

/** How many pages a thread gets at a time: handing them out costs time too. */
const batch = 16

interface Options {
  /** The folder that holds the programs: server/ renders pages. */
  bundle: string
  /** Where the pages go. */
  site: string
  pages: readonly Page[]
  inputsOf: (page: Page) => string
  cache: Cache
}

/** Writes every page: from the cache where its inputs are those of an earlier build, else rendered. Returns how many. */
export async function writePages({ bundle, site, pages, inputsOf, cache }: Options): Promise<number> {
  const folders = new Set<string>()
  const write = (page: Page, html: Uint8Array) => {
    const path = join(site, fileOf(page.url))
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(path, html)
  }
  const waiting: { page: Page; inputs: string }[] = []
  for (const page of pages) {
    const inputs = inputsOf(page)
    const html = cache.find([inputs])
    if (html) write(page, html)
    else waiting.push({ page, inputs })
  }
  if (waiting.length === 0) return 0
  const threads = waiting.length < worthwhile ? 1 : availableParallelism()
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    // A thread holds what the site says of every post, and nothing of their texts.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 + Math.ceil(pages.length / 200) },
  })
  const server = pathToFileURL(join(bundle, 'server/entry.mjs')).href
  try {
    // Pages are written as they come: nothing is held until the end.
    const starts = Array.from({ length: Math.ceil(waiting.length / batch) }, (_, index) => index * batch)
    await Promise.all(
      starts.map(async (start) => {
        const some = waiting.slice(start, start + batch)
        const rendered: string[] = await pool.run({ server, urls: some.map(({ page }) => withBase(page.url)) })
        some.forEach(({ page, inputs }, at) => {
          const html = Buffer.from(rendered[at] ?? '')
          cache.keep([inputs], html)
          write(page, html)
        })
      }),
    )
  } finally {
    await pool.destroy()
  }
  return waiting.length
}
