import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Size } from '../../site/files.ts'
import { localize } from '../../site/locales.ts'
import { type Cache, digest, memoize, openCache, programHash } from '../lib/cache.ts'
import { inThreads, programFile } from '../lib/process.ts'
import { nowIn } from './clock.ts'
import { createSiteContext, type Entry, type StoredBody } from './entry.ts'
import { type Facts, readBusinessFile } from './facts.ts'
import { readLegalVersions } from './legal-versions.ts'
import { type Pictures, picturesIn } from './pictures.ts'
import type { Message, Problem } from './problem.ts'
import { readList, readSources, type SourceFile, termsFile } from './read.ts'
import { type Terms, terms as termsSchema } from './schema/entries.ts'
import { readYaml } from './schema/validate.ts'
import { readVocabularies } from './search/vocabulary.ts'

export interface ContentOptions {
  root: string
  /** PREVIEW=1 includes drafts and scheduled entries, BUILD_NOW sets the time, and SITE_… sets facts. */
  env: NodeJS.ProcessEnv
  /** Caches results in memory only. */
  inMemory?: boolean
}

export type ParsedContent = Awaited<ReturnType<typeof readContent>>

export async function readContent({ root, env, inMemory = false }: ContentOptions, compiler: EntryCompiler) {
  const cache = inMemory ? memoryIn(root) : cacheIn(root)
  const business = readBusinessFile(root, env)
  const { sources, files, problems } = readSources(root)
  const now = nowIn(env)
  const listed = readList(root, termsFile)
  const list = listed === null ? undefined : readYaml(termsFile, listed, termsSchema)
  const terms = list?.value ?? localize((): Terms => [])
  const sizes = new Map<string, Size | Message>()
  const inputs = sources.map((source): EntryInputs => {
    const { locale, text } = source
    return { source, facts: business.facts[locale], terms: terms[locale], pictures: picturesIn(text, root, sizes) }
  })
  const compiled = await compileEntries(inputs, cache, compiler)
  const entries = compiled.flatMap(({ entry }) => entry ?? [])
  const { legalVersions, problems: badVersions } = readLegalVersions(root)
  const { vocabularies, problems: badVocabularies } = readVocabularies(root, sources, entries, cache)
  const isOverridden = Object.keys(env).some((name) => name.startsWith('SITE_'))
  return {
    root,
    preview: env.PREVIEW === '1',
    cache,
    business,
    /** Facts from the file only, because environment variables must not create a new version of a legal text. */
    ownFacts: isOverridden ? readBusinessFile(root, {}).facts : business.facts,
    sources,
    files,
    compiled,
    entries,
    site: createSiteContext(root, entries, business.facts, typeof now === 'number' ? now : 0, legalVersions),
    legalVersions,
    vocabularies,
    problems: [
      ...problems,
      ...compiled.flatMap((one) => one.problems),
      ...(list?.problems ?? []),
      ...badVocabularies,
      ...(typeof now === 'number' ? [] : [now]),
      ...business.problems,
      ...badVersions,
    ],
  }
}

/** Code that determines how a text compiles. Changes to other code keep the cache valid. */
export const textSources = [
  ...['scripts/content', 'scripts/check', 'scripts/lib'],
  ...['components/mdx', 'components/locale.tsx', 'components/CookieTable.tsx', 'components/Picture.tsx'],
  ...['site/calculator', 'site/categories.ts', 'site/cookies.ts', 'site/fields.ts', 'site/files.ts', 'site/format.ts'],
  ...['site/ids.ts', 'site/locales.ts', 'site/messages.ts', 'site/plans.ts', 'site/routes.ts'],
]

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

/** Compiles and checks texts. Passed in, because this folder does not import the rules of scripts/check/. */
export interface EntryCompiler {
  compile(inputs: EntryInputs): Promise<CompiledEntry>
  /** Module for worker threads, such as `scripts/check/run`. Its default export compiles a batch. */
  worker: string
}

export const cacheIn = memoize((root: string) => openCache(join(root, '.cache/content')))

/** Opens the cache of texts while they are typed. It stays off disk, because each pause in typing would add one. */
const memoryIn = memoize((root: string) => openCache(join(root, '.cache/content'), { inMemory: true }))

/** Memoized, because all entries of a language have the same facts. */
const hashOf = memoize((inputs: object) => digest([JSON.stringify(inputs)]), new WeakMap())

/** Returns the compiled entries, from the cache unless an input changed. Uses threads if there are many to compile. */
export async function compileEntries(
  entries: readonly EntryInputs[],
  cache: Cache,
  compiler: EntryCompiler,
  entriesPerThread = 700,
) {
  const waiting: { index: number; key: string[]; inputs: EntryInputs }[] = []
  const results = entries.map((inputs, index): Omit<CompiledEntry, 'body'> => {
    const { source, facts, terms, pictures } = inputs
    const hashes = [hashOf(facts), hashOf(terms), JSON.stringify(pictures)]
    const key = [programHash(...textSources), source.file, source.text, ...hashes]
    const stored = cache.get(key)
    const compiled: CompiledEntry = stored ? JSON.parse(String(stored)) : { problems: [] }
    const { body } = compiled.entry ?? {}
    if (!stored || (body && !cache.get(['body', body.digest]))) waiting.push({ index, key, inputs })
    return compiled
  })
  const give = ({ body, ...compiled }: CompiledEntry, at: number) => {
    const { index = 0, key = [] } = waiting[at] ?? {}
    const json = JSON.stringify(compiled)
    cache.set(key, Buffer.from(json))
    if (body && compiled.entry?.body) cache.set(['body', compiled.entry.body.digest], Buffer.from(JSON.stringify(body)))
    // Parsed from JSON, because the compiled entry would keep its text and syntax tree in memory.
    results[index] = JSON.parse(json)
  }
  // Each thread must first load the compiler, so it needs many entries to save time.
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
