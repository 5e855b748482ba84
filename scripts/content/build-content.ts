import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../site/locales.ts'
import { checkSite } from '../check/all.ts'
import { type Cache, openCache } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { memoize } from '../lib/memoize.ts'
import { nowIn } from './clock.ts'
import { type Built, collect, schedule } from './collect.ts'
import { type Site, siteOf } from './content-map.ts'
import { bodyOf, readEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { checkLegalTexts, readLegalVersions } from './legal-versions.ts'
import { layOver, type Overlay } from './overlay.ts'
import { checkPosts } from './posts.ts'
import { type Problem, sortProblems } from './problem.ts'
import { refuseLinks } from './read/links.ts'
import { businessFile, plainText, readContent, type SourceFile } from './read/read.ts'
import { readBusiness, readBusinessFile } from './schema/facts.ts'
import { searchIndex } from './search/make-index.ts'
import { readVocabularies } from './search/vocabulary.ts'
import { readTerms } from './terms.ts'
import { checkTwins, missingFixed } from './twins.ts'
import { collectionsIn, type Mode, writeChanged, writeDoor, writeWhole } from './write.ts'

export interface Options {
  /** Folder that contains content/. Results go to .content/<mode>/ below it. */
  root: string
  /** PREVIEW=1 includes drafts and scheduled entries, BUILD_NOW sets the time, and SITE_… sets facts. */
  env: NodeJS.ProcessEnv
  mode?: Mode
  /** Unsaved texts, read instead of their files. Their results are cached in memory only. */
  overlay?: Overlay
  /** Last valid version of each entry. If set, invalid content is built from these versions. */
  lastGood?: Map<string, Entry>
}

export interface Examined {
  problems: Problem[]
  advice: Problem[]
  entries: Entry[]
  site: Site
  built?: Built
  /** Files built from an earlier version because of `lastGood`. */
  behind?: string[]
}

export const cacheIn = memoize((root: string) => openCache(join(root, '.cache/content')))

const memoryIn = memoize((root: string) => openCache(join(root, '.cache/content'), { inMemory: true }))

/** Opens the cache of a run. Unsaved texts stay off disk, because each pause in typing would add one. */
function cacheOf({ root, overlay }: Options): Cache {
  return overlay ? memoryIn(root) : cacheIn(root)
}

export function writeBuilt(options: Options, built: Built) {
  const { root, mode = 'check' } = options
  const cache = cacheOf(options)
  const folder = collectionsIn(root, mode)
  mkdirSync(folder, { recursive: true })
  const before = new Set(listFiles(folder))
  const write = (name: string, text: string) => {
    before.delete(name)
    writeChanged(join(folder, name), text)
  }
  for (const entry of built.entries) {
    if (entry.collection !== 'blog' || !entry.hasBody || !entry.body) continue
    // The digest names the content, so an existing file is already right.
    const path = `bodies/${entry.body.digest}.html`
    if (!before.delete(path)) writeWhole(join(folder, path), bodyOf(entry.body, cache).html)
  }
  // The desk builds an index on the first search, so that saving stays fast.
  if (mode !== 'desk') for (const locale of locales) write(`search/${locale}.json`, searchIndex(built, locale, cache))
  write('content.json', JSON.stringify(built.content))
  for (const name of before) rmSync(join(folder, name), { force: true })
  writeDoor(root)
}

export function searchIndexOf(options: Options, built: Built, locale: Locale): string {
  return searchIndex(built, locale, cacheOf(options))
}

export async function examine(options: Options): Promise<Examined> {
  const { root, env, overlay = new Map<string, string>() } = options
  const unsaved = overlay.get(businessFile)
  const factsIn = (vars: NodeJS.ProcessEnv) =>
    unsaved === undefined ? readBusinessFile(root, vars) : readBusiness(plainText(unsaved), vars)
  const business = factsIn(env)
  const { sources, files, problems: found } = layOver(readContent(root), overlay)
  const now = nowIn(env)
  const cache = cacheOf(options)
  const words = readTerms(root, overlay)
  const checked = await readEntries(root, sources, business.facts, words.terms, cache)
  const entries = checked.flatMap(({ entry }) => entry ?? [])
  const { legalVersions, ...kept } = readLegalVersions(root)
  const site = siteOf(root, entries, business.facts, typeof now === 'number' ? now : 0, legalVersions)
  const { vocabularies, ...searched } = readVocabularies(root, sources, entries, cache, overlay)
  found.push(...checked.flatMap(({ problems }) => problems), ...checkSite(site))
  found.push(...checkTwins(entries, files), ...checkPosts(entries), ...words.problems, ...searched.problems)
  if (typeof now !== 'number') found.push(now)
  if ('problems' in business) found.push(...business.problems)
  else {
    // Facts from the environment do not create a new version of a legal text.
    const { facts } = Object.keys(env).some((name) => name.startsWith('SITE_')) ? factsIn({}) : business
    found.push(...business.advice, ...kept.problems, ...checkLegalTexts(entries, sources, facts))
  }
  const problems = sortProblems(refuseLinks(root, found).filter(({ isAdvice }) => !isAdvice))
  const advice = sortProblems(found.filter(({ isAdvice }) => isAdvice))
  const examined = { problems, advice, entries, site }
  const { lastGood } = options
  const written = lastGood && shownWhileWriting(sources, checked, lastGood)
  if ('problems' in business || (problems.length > 0 && !written)) return examined
  const complete = written?.entries ?? entries
  if (written && missingFixed(new Map(complete.map(({ file }) => [file, file]))).length > 0) return examined
  const preview = env.PREVIEW === '1'
  const { shown, hidden, due } = schedule(complete, site.now, preview)
  // Loads the compiler only for previews and changed texts, because it is large.
  const examples = preview ? await (await import('./compile/examples.ts')).compileExamples(root, business.facts.en) : []
  const content = collect(business, shown, {
    legalVersions,
    preview,
    hidden,
    examples,
    htmlOf: (body) => bodyOf(body, cache).html,
  })
  return {
    ...examined,
    behind: written?.behind,
    built: { content, entries: shown, hidden, due, vocabularies, placeholders: business.placeholders },
  }
}

/**
 * Selects the entries to preview during editing. An invalid source is replaced with its version in `lastGood`, which is
 * updated. `behind` lists the files with a newer text.
 */
function shownWhileWriting(
  sources: readonly SourceFile[],
  checked: Awaited<ReturnType<typeof readEntries>>,
  lastGood: Map<string, Entry>,
) {
  const behind: string[] = []
  const entries = sources.flatMap(({ file }, at) => {
    const { entry, problems = [] } = checked[at] ?? {}
    if (!entry || problems.some(({ isAdvice }) => !isAdvice)) behind.push(file)
    else lastGood.set(file, entry)
    return lastGood.get(file) ?? []
  })
  return { entries, behind }
}

/** Checks all content and writes it as typed collections to .content/<mode>/. Writes nothing if there is a problem. */
export async function buildContent(options: Options): Promise<Examined> {
  const examined = await examine(options)
  if (examined.built) writeBuilt(options, examined.built)
  cacheOf(options).prune()
  return examined
}
