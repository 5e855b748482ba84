import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Cache } from '../lib/cache.ts'
import { checkout } from '../lib/checkout.ts'
import { digest } from '../lib/digest.ts'
import { memoize } from '../lib/memoize.ts'
import { programsIn } from '../lib/programs.mjs'
import { inThreads } from '../lib/threads.ts'
import type { Checked, Entry, Made } from './entry.ts'
import type { Inputs } from './make-entry.ts'
import { program } from './program.ts'
import type { Facts } from './schema/facts.ts'

/**
 * Reads every entry: from the cache where nothing that it depends on has changed, else anew, many of them in threads, one
 * for each `worthwhile` texts.
 */
export async function readEntries(all: readonly Inputs[], cache: Cache, worthwhile = 700): Promise<Checked[]> {
  const keyOf = memoize((facts: Facts) => digest([JSON.stringify(facts)]))
  const waiting: { index: number; key: string[]; inputs: Inputs }[] = []
  const results: Checked[] = all.map((inputs, index) => {
    const { source, facts, pictures } = inputs
    const key = [program(), source.file, source.text, keyOf(facts), JSON.stringify(pictures)]
    const stored = cache.get(key)
    const checked: Checked = stored ? JSON.parse(String(stored)) : { problems: [] }
    if (!stored || !hasHtml(checked, cache)) waiting.push({ index, key, inputs })
    return checked
  })
  await makeAll(
    waiting.map(({ inputs }) => inputs),
    // A thread has to load the compiler first, and the build has other work meanwhile.
    Math.min(availableParallelism(), Math.floor(waiting.length / worthwhile)),
    ({ html, ...checked }, at) => {
      const { index = 0, key = [] } = waiting[at] ?? {}
      const text = JSON.stringify(checked)
      cache.set(key, Buffer.from(text))
      if (html !== undefined) cache.set(['html', checked.known?.body?.digest ?? ''], Buffer.from(html))
      // As it is read from the cache.
      results[index] = JSON.parse(text)
    },
  )
  return results
}

function hasHtml({ known }: Checked, cache: Cache): boolean {
  return !known?.body || cache.get(['html', known.body.digest]) !== undefined
}

/** Returns the HTML of the body of an entry that was read. */
export function htmlOf({ digest }: NonNullable<Entry['body']>, cache: Cache): Buffer {
  const html = cache.get(['html', digest])
  if (!html) throw new Error('The cache lost a text while it was in use. Run the command again.')
  return html
}

/** Compiles entries, each of which is given as soon as it is there. */
async function makeAll(all: readonly Inputs[], threads: number, give: (made: Made, at: number) => void) {
  if (threads > 1) {
    const worker = join(await programsIn(checkout), 'scripts/content/entry-worker.js')
    // Texts make much that is soon forgotten: with more room for it, far less time goes to cleaning up.
    const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
    return inThreads(all.length, { worker, threads, memory, toTask: (...part) => all.slice(...part) }, give)
  }
  if (all.length === 0) return
  // What compiles is large: it is loaded when there is something to compile.
  const { makeEntry } = await import('./make-entry.ts')
  for (const [at, inputs] of all.entries()) give(await makeEntry(inputs), at)
}
