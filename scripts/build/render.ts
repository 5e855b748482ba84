import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Page } from '../../site/pages.ts'
import type { Cache } from '../cache.ts'
import { fileOf } from './files.ts'

/** From here on a second thread renders more than it costs to start. */
const worthwhile = 60

interface Options {
  /** The folder that holds the programs: server/ renders pages. */
  bundle: string
  /** Where the pages go. */
  site: string
  pages: readonly Page[]
  inputsOf: (page: Page) => string[]
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
  const waiting = pages.filter((page) => {
    const html = cache.find(inputsOf(page))
    if (html) write(page, html)
    return !html
  })
  if (waiting.length === 0) return 0
  const threads = waiting.length < worthwhile ? 1 : availableParallelism()
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./render-worker.mjs', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
  })
  const server = pathToFileURL(join(bundle, 'server/entry.mjs')).href
  try {
    // Each page is written as it comes: nothing is held until the end.
    await Promise.all(
      waiting.map(async (page) => {
        const html = Buffer.from(await pool.run({ server, url: page.url }))
        cache.keep(inputsOf(page), html)
        write(page, html)
      }),
    )
  } finally {
    await pool.destroy()
  }
  return waiting.length
}
