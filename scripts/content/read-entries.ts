import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cache } from './cache.ts'
import type { Checked } from './entry.ts'
import type { Inputs } from './make-entry.ts'

/** From here on starting a pool costs less than it saves: a worker is ready after some forty texts. */
const worthwhile = 60

interface Waiting {
  inputs: Inputs
  give(checked: Checked | Promise<Checked>): void
}

/** Reads every entry: from the cache where nothing that it depends on has changed, else anew, many of them in a pool. */
export async function readEntries(all: readonly Inputs[], cache: Cache): Promise<Checked[]> {
  const waiting: Waiting[] = []
  const results = all.map((inputs) => {
    const { source, facts, pictures } = inputs
    const key = [source.file, source.text, JSON.stringify(facts), JSON.stringify(pictures)]
    return cache.get(key, () => new Promise<Checked>((give) => waiting.push({ inputs, give })))
  })
  // The cache has been asked for all of them by now: what waits is what it does not have.
  const workers = Math.min(availableParallelism(), Math.floor(waiting.length / (worthwhile / 2)))
  if (waiting.length >= worthwhile && workers > 1) await makeInPool(waiting, workers)
  else if (waiting.length > 0) await makeHere(waiting)
  return Promise.all(results)
}

/** What compiles is large: it is loaded when there is something to compile. */
async function makeHere(waiting: readonly Waiting[]) {
  const { makeEntry } = await import('./make-entry.ts')
  for (const { inputs, give } of waiting) give(await makeEntry(inputs))
}

async function makeInPool(waiting: readonly Waiting[], workers: number) {
  const { Tinypool } = await import('tinypool')
  const root = join(import.meta.dirname, '../..')
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./entry-worker.mjs', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') } as Record<string, string>,
  })
  try {
    await Promise.all(
      waiting.map(async ({ inputs, give }) => {
        const checked: Checked = await pool.run(inputs)
        give(checked)
      }),
    )
  } finally {
    await pool.destroy()
  }
}
