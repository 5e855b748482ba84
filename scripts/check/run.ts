import { type Collected, collect } from '../content/collections.ts'
import { parseDocument, toEntry } from '../content/document.ts'
import type { CompiledEntry, EntryCompiler, EntryInputs } from '../content/entries.ts'
import { checkLegalTexts } from '../content/legal-versions.ts'
import { checkPosts } from '../content/posts.ts'
import { type Problem, sortProblems } from '../content/problem.ts'
import { refuseLinks } from '../content/read.ts'
import { type ContentOptions, type ParsedContent, readContent } from '../content/read-content.ts'
import { adviseOnTerms } from '../content/terms.ts'
import { checkTwins } from '../content/twins.ts'
import { type Mode, writeCollections } from '../content/write.ts'
import { checkEntry, checkSite } from './all.ts'
import { lacksHeading } from './markup/shown-markup.ts'

export interface ContentReport extends ParsedContent {
  /** Problems that block a build, sorted. */
  problems: Problem[]
  advice: Problem[]
}

/** Reads and checks all content. */
export async function checkContent(options: ContentOptions): Promise<ContentReport> {
  const content = await readContent(options, compiler)
  const { root, site, entries, files } = content
  const found = [...content.problems, ...checkSite(site), ...checkTwins(entries, files), ...checkPosts(entries)]
  if (!('problems' in content.business)) found.push(...checkLegalTexts(entries, content.sources, content.ownFacts))
  const advice = sortProblems(found.filter(({ isAdvice }) => isAdvice))
  const problems = sortProblems(
    refuseLinks(
      root,
      found.filter(({ isAdvice }) => !isAdvice),
    ),
  )
  return { ...content, problems, advice }
}

/** Checks all content and writes it as collections to .content/<mode>/. Writes nothing if there is a problem. */
export async function buildContent(
  options: ContentOptions & { mode?: Mode },
): Promise<ContentReport & { built?: Collected }> {
  const report = await checkContent(options)
  const built = report.problems.length === 0 ? await collect(report) : undefined
  if (built) writeCollections(report, built, options.mode)
  report.cache.prune()
  return { ...report, built }
}

export const compiler: EntryCompiler = { compile: compileEntry, worker: 'scripts/check/run' }

async function compileEntry({ source, facts, terms, pictures }: EntryInputs): Promise<CompiledEntry> {
  const { problems, document, body } = await parseDocument(source, facts, pictures)
  problems.push(...adviseOnTerms(source, terms), ...checkEntry(document, facts))
  const entry = toEntry(document)
  // The headings are unreliable if the markup of one is malformed.
  return { problems, entry: lacksHeading(document) ? { ...entry, headings: undefined } : entry, body }
}

/** Worker entry. */
export default async function compileBatch(all: readonly EntryInputs[]): Promise<CompiledEntry[]> {
  const compiled: CompiledEntry[] = []
  for (const inputs of all) compiled.push(await compileEntry(inputs))
  return compiled
}
