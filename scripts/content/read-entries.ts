import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Cache, digest } from '../cache.ts'
import type { Body } from './compile.ts'
import type { Checked, Entry, Made } from './entry.ts'
import type { Facts } from './facts.ts'
import type { Inputs } from './make-entry.ts'

/** From here on starting a pool costs less than it saves: a worker is ready after some forty texts. */
const worthwhile = 60

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
    (made, at) => {
      const { index = 0, key = '' } = waiting[at] ?? {}
      const bytes = pack(made)
      cache.keep([key], bytes)
      results[index] = unpack(bytes, key)
    },
  )
  return results
}

/** The text of a post, which is read when it is needed. */
export function keptBody({ kept, body }: Entry, cache: Cache): Body {
  const bytes = kept && cache.find([kept.key])
  if (bytes) return JSON.parse(bytes.toString('utf8', bytes.indexOf('\n') + 1))
  if (body) return body
  throw new Error('The cache lost a text while it was in use. Run the command again.')
}

/** What is known of an entry and, on a line of its own, the text of a post. */
function pack({ body, ...checked }: Made): Buffer {
  const { known } = checked
  if (!known || !body) return Buffer.from(`${JSON.stringify(checked)}\n`)
  if (known.collection !== 'blog') return Buffer.from(`${JSON.stringify({ ...checked, known: { ...known, body } })}\n`)
  const { html, text, headings } = body
  const line = JSON.stringify({ html, text, headings })
  const kept = { key: '', digest: digest([line]) }
  return Buffer.from(`${JSON.stringify({ ...checked, known: { ...known, kept } })}\n${line}`)
}

function unpack(bytes: Buffer, key: string): Checked {
  const checked: Checked = JSON.parse(bytes.toString('utf8', 0, bytes.indexOf('\n')))
  if (checked.known?.kept) checked.known.kept.key = key
  return checked
}

/** Compiles entries, each of which is given as soon as it is there. */
async function makeAll(all: readonly Inputs[], give: (made: Made, at: number) => void) {
  const workers = Math.min(availableParallelism(), Math.floor(all.length / (worthwhile / 2)))
  if (all.length >= worthwhile && workers > 1) return makeInPool(all, give, workers)
  if (all.length === 0) return
  // What compiles is large: it is loaded when there is something to compile.
  const { makeEntry } = await import('./make-entry.ts')
  for (const [at, inputs] of all.entries()) give(await makeEntry(inputs), at)
}

async function makeInPool(all: readonly Inputs[], give: (made: Made, at: number) => void, workers: number) {
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
    await Promise.all(all.map(async (inputs, at) => give(await pool.run(inputs), at)))
  } finally {
    await pool.destroy()
  }
}
