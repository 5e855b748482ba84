import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Localized } from '../../site/locales.ts'
import type { Size } from '../../site/pictures.ts'
import { type Cache, memoize, openCache } from '../lib/cache.ts'
import { digest, programHash } from '../lib/hash.ts'
import { programFile } from '../lib/process.ts'
import { inThreads } from '../lib/threads.ts'
import type { StoredBody } from './document.ts'
import type { Entry, Pictures } from './entry.ts'
import type { Facts } from './facts.ts'
import { picturesIn } from './pictures.ts'
import type { Message, Problem } from './problem.ts'
import type { SourceFile } from './read.ts'
import type { Terms } from './terms.ts'

/** Sources that compile and check a text. Changes to other code keep its cache valid. */
export const textSources = [
  ...['scripts/content', 'scripts/check', 'scripts/lib'],
  ...['components/mdx', 'components/locale.tsx', 'components/CookieTable.tsx', 'components/Picture.tsx'],
  ...['site/amounts.ts', 'site/categories.ts', 'site/cookies.ts', 'site/fields.ts', 'site/format.ts', 'site/ids.ts'],
  ...['site/locales.ts', 'site/messages.ts', 'site/pictures.ts', 'site/plans.ts', 'site/routes.ts', 'site/calculator'],
  'site/words.ts',
]

/** Everything that an entry is made of, besides the program. */
export interface EntryInputs {
  source: SourceFile
  facts: Facts
  terms: Terms
  pictures: Pictures
}

export interface CompiledEntry {
  problems: Problem[]
  entry?: Entry
  body?: StoredBody
}

/** Compiles and checks texts. The rules come from outside, because content does not import check. */
export interface EntryCompiler {
  compile(inputs: EntryInputs): Promise<CompiledEntry>
  /** Program whose default export compiles a batch, for threads. */
  worker: string
}

const cacheFolder = (root: string) => join(root, '.cache/content')

export const cacheIn = memoize((root: string) => openCache(cacheFolder(root)))

/** Opens the cache of unsaved texts. They stay off disk, because each pause in typing would add one. */
export const memoryIn = memoize((root: string) => openCache(cacheFolder(root), { inMemory: true }))

interface Options {
  root: string
  facts: Localized<Facts>
  terms: Localized<Terms>
  cache: Cache
  compiler: EntryCompiler
  /** Number of texts for which a thread pays off. */
  entriesPerThread?: number
}

/** Returns the entry of each source: from the cache if no input changed, else compiled. Large batches use threads. */
export async function compileEntries(
  sources: readonly SourceFile[],
  { root, facts, terms, cache, compiler, entriesPerThread = 700 }: Options,
): Promise<Omit<CompiledEntry, 'body'>[]> {
  const shared = digest([JSON.stringify([facts, terms])])
  const measured = new Map<string, Size | Message>()
  const waiting: { index: number; key: string[]; inputs: EntryInputs }[] = []
  const results = sources.map((source, index): Omit<CompiledEntry, 'body'> => {
    const pictures = picturesIn(source.text, root, measured)
    const key = [programHash(...textSources), source.file, source.text, shared, JSON.stringify(pictures)]
    const stored = cache.get(key)
    const compiled: CompiledEntry = stored ? JSON.parse(String(stored)) : { problems: [] }
    const { body } = compiled.entry ?? {}
    if (!stored || (body && !cache.get(['body', body.digest])))
      waiting.push({
        index,
        key,
        inputs: { source, facts: facts[source.locale], terms: terms[source.locale], pictures },
      })
    return compiled
  })
  const give = ({ body, ...compiled }: CompiledEntry, at: number) => {
    const { index = 0, key = [] } = waiting[at] ?? {}
    const text = JSON.stringify(compiled)
    cache.set(key, Buffer.from(text))
    if (body && compiled.entry?.body) cache.set(['body', compiled.entry.body.digest], Buffer.from(JSON.stringify(body)))
    results[index] = JSON.parse(text)
  }
  // Each thread loads the compiler first, and the build needs the CPU too.
  const threads = Math.min(availableParallelism(), Math.floor(waiting.length / entriesPerThread))
  const all = waiting.map(({ inputs }) => inputs)
  if (threads > 1) {
    const worker = await programFile(compiler.worker)
    // Compilation allocates many short-lived objects: a larger young generation reduces garbage collection.
    const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
    await inThreads(all.length, { worker, threads, memory, toTask: (...part) => all.slice(...part) }, give)
  } else for (const [at, inputs] of all.entries()) give(await compiler.compile(inputs), at)
  return results
}

export function bodyOf({ digest }: NonNullable<Entry['body']>, cache: Cache): StoredBody {
  const body = cache.get(['body', digest])
  if (!body) throw new Error('The cache lost a text while it was in use. Run the command again.')
  return JSON.parse(String(body))
}
