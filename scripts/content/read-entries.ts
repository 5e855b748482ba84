import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cache, digest } from '../cache.ts'
import type { Body } from './compile.ts'
import type { Checked, Entry } from './entry.ts'
import type { Facts } from './facts.ts'
import type { Inputs } from './make-entry.ts'
import { pack, unpack, unpackBody } from './packed.ts'

/** From here on starting a pool costs less than it saves: a worker is ready after some forty texts. */
const worthwhile = 60

/** How many texts a worker gets at a time: handing them out costs time too. */
const batch = 16

/** Reads every entry: from the cache where nothing that it depends on has changed, else anew, many of them in a pool. */
export async function readEntries(all: readonly Inputs[], cache: Cache): Promise<Checked[]> {
  const factsKeys = new Map<Facts, string>()
  const waiting: { index: number; key: string; inputs: Inputs }[] = []
  const results: Checked[] = all.map((inputs, index) => {
    const { source, facts, pictures } = inputs
    const factsKey = factsKeys.get(facts) ?? digest([JSON.stringify(facts)])
    factsKeys.set(facts, factsKey)
    const key = digest([source.file, source.text, factsKey, JSON.stringify(pictures)])
    const bytes = cache.find([key])
    if (bytes) return unpack(bytes, key)
    waiting.push({ index, key, inputs })
    return { problems: [], advice: [] }
  })
  await makeAll(
    waiting.map(({ inputs }) => inputs),
    (packed, at) => {
      const { index = 0, key = '' } = waiting[at] ?? {}
      cache.keep([key], packed)
      results[index] = unpack(Buffer.from(packed), key)
    },
  )
  return results
}

/** The text of a post, which is read when it is needed. */
export function keptBody({ kept, body }: Entry, cache: Cache): Body {
  const bytes = kept && cache.find([kept.key])
  if (bytes) return unpackBody(bytes)
  if (body) return body
  throw new Error('The cache lost a text while it was in use. Run the command again.')
}

/** Compiles entries, each of which is given as soon as it is there. */
async function makeAll(all: readonly Inputs[], give: (packed: Uint8Array, at: number) => void) {
  const workers = Math.min(availableParallelism(), Math.floor(all.length / (worthwhile / 2)))
  if (all.length >= worthwhile && workers > 1) return makeInPool(all, give, workers)
  if (all.length === 0) return
  // What compiles is large: it is loaded when there is something to compile.
  const { makeEntry } = await import('./make-entry.ts')
  for (const [at, inputs] of all.entries()) give(pack(await makeEntry(inputs)), at)
}

async function makeInPool(all: readonly Inputs[], give: (packed: Uint8Array, at: number) => void, workers: number) {
  const { Tinypool } = await import('tinypool')
  const root = join(import.meta.dirname, '../..')
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('./entry-worker.mjs', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
    // Texts make much that is soon forgotten: with more room for it, far less time goes to cleaning up.
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 },
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') } as Record<string, string>,
  })
  const starts = Array.from({ length: Math.ceil(all.length / batch) }, (_, index) => index * batch)
  try {
    await Promise.all(
      starts.map(async (start) => {
        const packed: Uint8Array[] = await pool.run(all.slice(start, start + batch))
        packed.forEach((bytes, offset) => {
          give(bytes, start + offset)
        })
      }),
    )
  } finally {
    await pool.destroy()
  }
}
