import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collected, collect } from '../content/collections.ts'
import { type ParsedDocument, parseDocument, toEntry } from '../content/document.ts'
import type { Entry } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import { fingerprintOf, splitFrontmatter } from '../content/frontmatter.ts'
import { checkLegalTexts } from '../content/legal-versions.ts'
import { createReporter, type Problem, sortProblems } from '../content/problem.ts'
import { plainText, reportLinks } from '../content/read.ts'
import {
  type CompiledEntry,
  type ContentOptions,
  type EntryCompiler,
  type EntryInputs,
  type ParsedContent,
  readContent,
} from '../content/read-content.ts'
import type { Terms } from '../content/schema/entries.ts'
import type { SiteContext } from '../content/site-context.ts'
import { checkTwins, sourceOf } from '../content/twins.ts'
import { type Mode, writeCollections } from '../content/write.ts'
import { applyFixes } from './fix.ts'
import { lacksHeading } from './rules/markup.ts'
import { documentRules, siteRules, textRules } from './rules.ts'

export interface ContentReport extends ParsedContent {
  /** Problems that block a build, sorted. */
  problems: Problem[]
  advice: Problem[]
}

/** Reads and checks all content. */
export async function checkContent(options: ContentOptions): Promise<ContentReport> {
  const content = await readContent(options, compiler)
  const { root, site, entries, files } = content
  const found = [...content.problems, ...checkSite(site), ...checkTwins(entries, files)]
  if (content.business.business) found.push(...checkLegalTexts(entries, content.sources, content.ownFacts))
  const blocking = found.filter(({ isAdvice }) => !isAdvice)
  const advice = found.filter(({ isAdvice }) => isAdvice)
  return { ...content, problems: sortProblems(reportLinks(root, blocking)), advice: sortProblems(advice) }
}

function checkSite(site: SiteContext): Problem[] {
  return site.entries.flatMap((entry) => {
    const { problems, report } = createReporter(entry.file)
    for (const rule of entry.unread ? textRules : siteRules)
      rule.check({ entry, site, report: (problem) => report(rule.id, problem) })
    return problems
  })
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
  problems.push(...checkDocument(document, facts, terms))
  const entry = toEntry(document)
  // The headings are unreliable if the markup of one is malformed.
  return { problems, entry: lacksHeading(document) ? { ...entry, headings: undefined } : entry, body }
}

function checkDocument(document: ParsedDocument, facts: Facts, terms: Terms): Problem[] {
  const { problems, report } = createReporter(document.file)
  for (const rule of documentRules)
    rule.check({ document, facts, terms, report: (problem) => report(rule.id, problem) })
  return problems
}

/** Worker entry. */
export default async function compileBatch(all: readonly EntryInputs[]): Promise<CompiledEntry[]> {
  const compiled: CompiledEntry[] = []
  for (const inputs of all) compiled.push(await compileEntry(inputs))
  return compiled
}

const maxRounds = 10

/** Applies all fixes in rounds, because one can reveal the next. Returns their number. */
export async function fixContent(options: ContentOptions): Promise<number> {
  let count = 0
  for (let round = 0; round < maxRounds; round++) {
    const fixed = await fixOnce(options)
    if (fixed === 0) break
    count += fixed
  }
  return count
}

type FileFix = Pick<Problem, 'file' | 'line' | 'column' | 'fix'>

async function fixOnce({ root, env }: ContentOptions): Promise<number> {
  const { problems, advice, entries } = await checkContent({ root, env })
  const fixable = [...problems, ...advice].filter(({ fix }) => fix)
  const fixFile = (file: string, more: readonly FileFix[]) => {
    const own = [...fixable, ...more].filter((problem) => problem.file === file)
    return applyFixes(readFileSync(join(root, file), 'utf8'), own)
  }
  const fixed = new Map([...new Set(fixable.map(({ file }) => file))].map((file) => [file, fixFile(file, [])]))
  const marks = staleMarks(entries, (file) => fixed.get(file)?.text)
  for (const file of new Set([...fixable, ...marks].map((problem) => problem.file))) {
    const { text, count } = fixFile(file, marks)
    if (count > 0) writeFileSync(join(root, file), text)
  }
  return [...fixed.values()].reduce((sum, { count }) => sum + count, 0)
}

/**
 * Keeps the marks of up-to-date translations valid when their source is fixed. `fixedText` returns the new text of a
 * file, if it changed.
 */
function staleMarks(entries: readonly Entry[], fixedText: (file: string) => string | undefined): FileFix[] {
  return entries.flatMap((entry) => {
    const { file, positions, fields } = entry
    const source = sourceOf(entry, entries)
    if (!source || !positions.translates || fields.translates !== source.fingerprint) return []
    const text = fixedText(source.file)
    const parts = text === undefined ? [] : splitFrontmatter(source.file, plainText(text))
    if (Array.isArray(parts)) return []
    return [{ file, ...positions.translates, fix: { actual: source.fingerprint, expected: fingerprintOf(parts) } }]
  })
}
