import { readBusinessFile } from './business.ts'
import { nowIn } from './clock.ts'
import { cacheIn, compileEntries, type EntryCompiler, memoryIn } from './entries.ts'
import { readLegalVersions } from './legal-versions.ts'
import { type Overlay, readSources } from './read.ts'
import { readVocabularies } from './search/vocabulary.ts'
import { createSiteContext } from './site-context.ts'
import { readTerms } from './terms.ts'

export interface ContentOptions {
  /** Folder that contains content/. */
  root: string
  /** PREVIEW=1 includes drafts and scheduled entries, BUILD_NOW sets the time, and SITE_… sets facts. */
  env: NodeJS.ProcessEnv
  /** Unsaved texts, read instead of their files. Their results are cached in memory only. */
  overlay?: Overlay
}

/** Everything below content/, with the problems of its parsers. */
export type ParsedContent = Awaited<ReturnType<typeof readContent>>

export async function readContent({ root, env, overlay: unsaved }: ContentOptions, compiler: EntryCompiler) {
  const cache = unsaved ? memoryIn(root) : cacheIn(root)
  const overlay: Overlay = unsaved ?? new Map()
  const business = readBusinessFile(root, env, overlay)
  const { sources, files, problems } = readSources(root, overlay)
  const now = nowIn(env)
  const terms = readTerms(root, overlay)
  const compiled = await compileEntries(sources, {
    root,
    facts: business.facts,
    terms: terms.terms,
    cache,
    compiler,
  })
  const entries = compiled.flatMap(({ entry }) => entry ?? [])
  const legal = readLegalVersions(root)
  const search = readVocabularies(root, sources, entries, cache, overlay)
  const isOverridden = Object.keys(env).some((name) => name.startsWith('SITE_'))
  return {
    root,
    preview: env.PREVIEW === '1',
    cache,
    business,
    /** Facts of the file alone: those of the environment do not create a new version of a legal text. */
    ownFacts: isOverridden ? readBusinessFile(root, {}, overlay).facts : business.facts,
    sources,
    files,
    compiled,
    entries,
    site: createSiteContext(root, entries, business.facts, typeof now === 'number' ? now : 0, legal.legalVersions),
    legalVersions: legal.legalVersions,
    vocabularies: search.vocabularies,
    problems: [
      ...problems,
      ...compiled.flatMap((one) => one.problems),
      ...terms.problems,
      ...search.problems,
      ...(typeof now === 'number' ? [] : [now]),
      ...business.problems,
      ...legal.problems,
    ],
  }
}
