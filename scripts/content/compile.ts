import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Localized, localize } from '../../site/locales.ts'
import { type Cache, digest, memoize, openCache, programHash } from '../lib/cache.ts'
import { inThreads, programFile } from '../lib/process.ts'
import { parseDocument, toEntry } from './document.ts'
import { createSiteContext, type Entry, missingFixed, missingTwins } from './entry.ts'
import { type Facts, readFacts } from './facts.ts'
import { checkLegalTexts, readLegalVersions } from './legal-versions.ts'
import { continueNames } from './mdx/picture-names.ts'
import { type Pictures, picturesOf } from './pictures.ts'
import { createReporter, type Problem, sortProblems } from './problem.ts'
import { type ProjectSource, reportLinks } from './project.ts'
import type { Rules } from './rule.ts'
import { type AgreedTerms, agreedTermsSchema } from './schema/entries.ts'
import { readYaml } from './schema/validate.ts'
import { readSearchVocabularies } from './search/vocabulary.ts'
import { agreedTermsFile, type SourceFile } from './source.ts'

export type CompiledContent = Awaited<ReturnType<typeof compileContent>>

/** Compiles the content of a project and applies the rules: first to each text, then to the site. */
export async function compileContent(source: ProjectSource, rules: Rules, cache: Cache) {
  const { settings, sources, files, texts } = source
  const parsedFacts = readFacts(source)
  // Environment variables must not create a new version of a legal text.
  const ownFacts = Object.keys(settings.overrides).length > 0 ? readFacts(source, {}).facts : parsedFacts.facts
  const termsFile = texts.has(agreedTermsFile)
    ? readYaml(agreedTermsFile, texts.get(agreedTermsFile), agreedTermsSchema)
    : undefined
  const agreedTerms = termsFile?.value ?? localize((): AgreedTerms => [])

  const entries = await compileEntries(source, { facts: parsedFacts.facts, agreedTerms }, rules, cache)

  const legal = readLegalVersions(texts)
  const search = readSearchVocabularies(texts, sources, entries, cache)
  const site = createSiteContext({
    entries,
    facts: parsedFacts.facts,
    now: settings.now ?? Date.now(),
    legalVersions: legal.versions,
    isPublic: source.isPublic,
  })
  const allProblems = [
    ...source.problems,
    ...entries.flatMap(({ problems }) => problems),
    ...(termsFile?.problems ?? []),
    ...search.problems,
    ...settings.problems,
    ...parsedFacts.problems,
    ...legal.problems,
    ...entries.flatMap((entry) => checkEntry(entry, site, rules)),
    ...missingFixed(files),
    ...missingTwins(files, entries),
    ...(parsedFacts.business ? checkLegalTexts(entries, sources, ownFacts) : []),
  ]
  return {
    source,
    cache,
    parsedFacts,
    /** Facts of the file, without overrides. */
    ownFacts,
    entries,
    site,
    legalVersions: legal.versions,
    searchVocabularies: search.searchVocabularies,
    /** Problems that block a build, sorted. */
    problems: sortProblems(
      reportLinks(
        source,
        allProblems.filter(({ isAdvice }) => !isAdvice),
      ),
    ),
    advice: sortProblems(allProblems.filter(({ isAdvice }) => isAdvice)),
  }
}

function checkEntry(entry: Entry, site: ReturnType<typeof createSiteContext>, rules: Rules): Problem[] {
  const { problems, report } = createReporter(entry.file)
  for (const rule of rules.site)
    if (rule.appliesWithoutFields || !entry.unreadableFields)
      rule.check({ entry, site, report: (problem) => report(rule.id, problem) })
  return problems
}

interface SharedInputs {
  facts: Localized<Facts>
  agreedTerms: Localized<AgreedTerms>
}

/** Texts for a thread. `pictures` has the pictures of each text. */
interface Batch extends SharedInputs {
  sources: readonly SourceFile[]
  pictures: readonly Pictures[]
}

type CompiledText = Awaited<ReturnType<typeof compileText>>

/** Compiles a text and applies the rules for a single file. */
async function compileText(source: SourceFile, pictures: Pictures, shared: SharedInputs, rules: Rules) {
  const facts = shared.facts[source.locale]
  const agreedTerms = shared.agreedTerms[source.locale]
  const { problems, document, body } = await parseDocument(source, facts, pictures)
  const { problems: ruleProblems, report } = createReporter(source.file)
  continueNames(document.pictureNames)
  for (const rule of rules.document)
    rule.check({ document, facts, agreedTerms, report: (problem) => report(rule.id, problem) })
  const entry = toEntry(document, [...problems, ...ruleProblems])
  if (rules.lacksHeading(document)) {
    entry.headings = undefined
    entry.outline.ids = undefined
  }
  return { entry, body }
}

export function compileTexts({ sources, pictures, ...shared }: Batch, rules: Rules): Promise<CompiledText[]> {
  return Promise.all(sources.map((source, index) => compileText(source, pictures[index] ?? {}, shared, rules)))
}

/** Code that determines how a text compiles. Changes to other code keep the cache valid. */
export const textSources = [
  ...['scripts/content', 'scripts/check', 'scripts/lib'],
  ...['components/mdx', 'components/locale.tsx', 'components/CookieTable.tsx', 'components/Picture.tsx'],
  ...['site/calculator', 'site/categories.ts', 'site/cookies.ts', 'site/fields.ts', 'site/files.ts', 'site/format.ts'],
  ...['site/ids.ts', 'site/lengths.ts', 'site/locales.ts', 'site/messages.ts', 'site/plans.ts', 'site/routes.ts'],
  ...['site/head/drawn-text.ts', 'site/views.ts'],
]

export const cacheIn = memoize((root: string) => openCache(join(root, '.cache/content')))

/**
 * Opens the cache for texts that are being typed. Keeps it in memory, because each pause in typing would add a record
 * to the disk.
 */
export const memoryIn = memoize((root: string) => openCache(join(root, '.cache/content'), { inMemory: true }))

/** Memoized, because all texts of a language share the same facts. */
const hashOf = memoize((inputs: object) => digest([JSON.stringify(inputs)]), new WeakMap())

/** Returns the compiled texts, from the cache unless an input changed. Uses threads if there are many to compile. */
export async function compileEntries(
  { sources, pictures }: Pick<ProjectSource, 'sources' | 'pictures'>,
  shared: SharedInputs,
  rules: Rules,
  cache: Cache,
  textsPerThread = 700,
): Promise<Entry[]> {
  const waiting: { entryIndex: number; key: string[]; source: SourceFile; ownPictures: Pictures }[] = []
  const entries: Entry[] = []
  for (const [entryIndex, source] of sources.entries()) {
    const { file, locale, text } = source
    const ownPictures = picturesOf(text, pictures)
    const hashes = [hashOf(shared.facts[locale]), hashOf(shared.agreedTerms[locale]), JSON.stringify(ownPictures)]
    const key = [programHash(...textSources), file, text, ...hashes]
    const stored = cache.get(key)
    const entry: Entry | undefined = stored && JSON.parse(String(stored))
    const isWhole = entry && (!entry.body || cache.get(['body', entry.body.digest]))
    if (entry && isWhole) entries[entryIndex] = entry
    else waiting.push({ entryIndex, key, source, ownPictures })
  }
  const keep = ({ entry, body }: CompiledText, index: number) => {
    const { entryIndex = 0, key = [] } = waiting[index] ?? {}
    const json = JSON.stringify(entry)
    cache.set(key, Buffer.from(json))
    if (body && entry.body) cache.set(['body', entry.body.digest], Buffer.from(JSON.stringify(body)))
    // Parsed from JSON, because the compiled entry would keep its text and syntax tree in memory.
    entries[entryIndex] = JSON.parse(json)
  }
  // Each thread must first load the compiler, so a thread saves time only with many texts.
  const threads = Math.min(availableParallelism(), Math.floor(waiting.length / textsPerThread))
  if (threads > 1) {
    const worker = await programFile(rules.worker)
    // Compilation allocates many short-lived objects: a larger young generation reduces garbage collection.
    const memory = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
    const toTask = (...part: [from: number, to: number]): Batch => {
      const batch = waiting.slice(...part)
      return {
        ...shared,
        sources: batch.map(({ source }) => source),
        pictures: batch.map(({ ownPictures }) => ownPictures),
      }
    }
    await inThreads(waiting.length, { worker, threads, memory, toTask }, keep)
  } else
    for (const [index, { source, ownPictures }] of waiting.entries())
      keep(await compileText(source, ownPictures, shared, rules), index)
  return entries
}
