import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Cache } from '../system/cache.ts'
import { checkout } from '../system/checkout.ts'
import { digest } from '../system/digest.ts'
import { programHash } from '../system/program-hash.ts'
import { programsIn } from '../system/programs.mjs'
import { inThreads } from '../system/threads.ts'
import type { Checked, Entry } from './entry.ts'
import type { Inputs } from './make-entry.ts'
import { memoize } from './memoize.ts'
import { type PackedEntry, pack, unpack, unpackParts } from './packed-entry.ts'
import type { Facts } from './schema/facts.ts'
import { type Part, partsOf } from './search/parts.ts'

/** What makes an entry of a file, and the search index of entries. */
export const compiler = ['engine', 'components', 'site', 'system']

/**
 * Reads every entry: from the cache where nothing that it depends on has changed, else anew, many of them in threads, one
 * for each `worthwhile` texts.
 */
export async function readEntries(all: readonly Inputs[], cache: Cache, worthwhile = 700): Promise<Checked[]> {
  const program = programHash(...compiler)
  const keyOf = memoize((facts: Facts) => digest([JSON.stringify(facts)]))
  const waiting: { index: number; key: string; inputs: Inputs }[] = []
  const results: Checked[] = all.map((inputs, index) => {
    const { source, facts, pictures } = inputs
    const key = digest([program, source.file, source.text, keyOf(facts), JSON.stringify(pictures)])
    const bytes = cache.get([key])
    const checked = bytes && unpack(bytes, key)
    // What stands apart of it has to be there too. So it counts as used.
    const apart = checked?.known?.kept ? ['body', 'parts'] : []
    if (checked && apart.every((name) => cache.digestOf([key, name]))) return checked
    waiting.push({ index, key, inputs })
    return { problems: [] }
  })
  await makeAll(
    waiting.map(({ inputs }) => inputs),
    // A thread has to load the compiler first, and the build has other work meanwhile.
    Math.min(availableParallelism(), Math.floor(waiting.length / worthwhile)),
    ({ known, body, parts }, at) => {
      const { index = 0, key = '' } = waiting[at] ?? {}
      cache.set([key], known)
      if (body) cache.set([key, 'body'], body)
      if (parts) cache.set([key, 'parts'], parts)
      results[index] = unpack(known, key)
    },
  )
  return results
}

/** The HTML of a post, which is read when it is needed. */
export function keptHtml({ key }: NonNullable<Entry['kept']>, cache: Cache): Buffer {
  const html = cache.get([key, 'body'])
  if (html) return html
  throw new LostText()
}

/** The text of an entry as the search needs it. */
export function keptParts({ kept, body, locale }: Entry, cache: Cache): Part[] {
  if (!kept) return body ? partsOf(body, locale) : []
  const bytes = cache.get([kept.key, 'parts'])
  if (bytes) return unpackParts(bytes)
  throw new LostText()
}

/** A text that was in the cache when the run began is damaged or gone. */
export class LostText extends Error {
  override message = 'The cache lost a text while it was in use. Run the command again.'
}

/** Compiles entries, each of which is given as soon as it is there. */
async function makeAll(all: readonly Inputs[], threads: number, give: (packed: PackedEntry, at: number) => void) {
  if (threads > 1) {
    const worker = join(await programsIn(checkout), 'engine/entry-worker.js')
    // Texts make much that is soon forgotten: with more room for it, far less time goes to cleaning up.
    const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
    return inThreads(all.length, { worker, threads, memory, toTask: (...part) => all.slice(...part) }, give)
  }
  if (all.length === 0) return
  // What compiles is large: it is loaded when there is something to compile.
  const { makeEntry } = await import('./make-entry.ts')
  for (const [at, inputs] of all.entries()) give(pack(await makeEntry(inputs)), at)
}
