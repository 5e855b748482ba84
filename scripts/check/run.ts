import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collect } from '../content/collections.ts'
import { fingerprintOf, parseDocument, readHead, toEntry } from '../content/document.ts'
import { missingFixed, missingTwins, sourceOf } from '../content/entry.ts'
import { checkLegalTexts } from '../content/legal-versions.ts'
import { parserDocs } from '../content/parser-docs.ts'
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
import { type Mode, writeCollections } from '../content/write.ts'
import { applyFixes } from './fix.ts'
import type { DocumentRule, Rule, SiteRule } from './rule.ts'
import { anchorRepeated, goneAddress, postAddress, questionRepeated, repeated } from './rules/addresses.ts'
import { codeClosed, definitionLost, pictureAddress, pictureAlt, tableCells, tableEnd } from './rules/blocks.ts'
import { typedContact, typedName } from './rules/facts.ts'
import { fieldComment, futureDate, missingSlug, pageText, promiseClause, readTime } from './rules/fields.ts'
import { headingEmpty, headingOrder, headingUnderlined, questionLost, sectionEmpty } from './rules/headings.ts'
import { linkAddress, linkAnchor, linkDraft, linkScheme } from './rules/links.ts'
import { lacksHeading, shownMarkup } from './rules/markup.ts'
import { typedNumber, typedPrice } from './rules/numbers.ts'
import { agreedTerm, invisibleCharacter, noteLeft, otherLanguage, outlineLeft } from './rules/text.ts'
import { staleTwin, twinFields, twinHeadings, unmarkedTwin } from './rules/twins.ts'

export const documentRules: readonly DocumentRule[] = [
  invisibleCharacter,
  headingEmpty,
  headingUnderlined,
  headingOrder,
  sectionEmpty,
  noteLeft,
  outlineLeft,
  pictureAddress,
  pictureAlt,
  fieldComment,
  tableEnd,
  tableCells,
  codeClosed,
  definitionLost,
  missingSlug,
  otherLanguage,
  pageText,
  promiseClause,
  questionLost,
  readTime,
  shownMarkup,
  typedContact,
  typedName,
  typedNumber,
  typedPrice,
  agreedTerm,
]

/** Rules that apply even if some fields are unreadable. */
export const textRules: readonly SiteRule[] = [
  anchorRepeated,
  linkAddress,
  linkAnchor,
  linkScheme,
  postAddress,
  questionRepeated,
  repeated,
  twinHeadings,
]

export const siteRules: readonly SiteRule[] = [...textRules, futureDate, linkDraft, staleTwin, twinFields, unmarkedTwin]

const parserRules: readonly Rule[] = Object.entries(parserDocs).map(([id, docs]) => ({ id, docs }))

export const rules: readonly Rule[] = [...documentRules, ...siteRules, goneAddress, ...parserRules]

export function ruleOf(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id)
}

export interface ContentReport extends ParsedContent {
  /** Problems that block a build, sorted. */
  problems: Problem[]
  advice: Problem[]
}

export async function checkContent(options: ContentOptions): Promise<ContentReport> {
  const content = await readContent(options, compiler)
  const { root, site, entries, files } = content
  const bySite = entries.flatMap((entry) => {
    const { problems, report } = createReporter(entry.file)
    for (const rule of entry.unread ? textRules : siteRules)
      rule.check({ entry, site, report: (problem) => report(rule.id, problem) })
    return problems
  })
  const found = [...content.problems, ...bySite, ...missingFixed(files), ...missingTwins(files, entries)]
  if (content.business.business) found.push(...checkLegalTexts(entries, content.sources, content.ownFacts))
  const blocking = found.filter(({ isAdvice }) => !isAdvice)
  const advice = found.filter(({ isAdvice }) => isAdvice)
  return { ...content, problems: sortProblems(reportLinks(root, blocking)), advice: sortProblems(advice) }
}

/** Checks all content and writes it as collections to .content/<mode>/. Writes nothing if there is a problem. */
export async function buildContent(options: ContentOptions & { mode?: Mode }) {
  const report = await checkContent(options)
  const built = report.problems.length === 0 ? await collect(report) : undefined
  if (built) writeCollections(report, built, options.mode)
  report.cache.prune()
  return { ...report, built }
}

export const compiler: EntryCompiler = { compile: compileEntry, worker: 'scripts/check/run' }

async function compileEntry({ source, facts, terms, pictures }: EntryInputs): Promise<CompiledEntry> {
  const { problems, document, body } = await parseDocument(source, facts, pictures)
  const { problems: found, report } = createReporter(source.file)
  for (const rule of documentRules)
    rule.check({ document, facts, terms, report: (problem) => report(rule.id, problem) })
  const entry = toEntry(document)
  // The headings are unreliable if the markup of one is malformed.
  if (lacksHeading(document)) entry.headings = undefined
  return { problems: [...problems, ...found], entry, body }
}

export default function compileBatch(batch: readonly EntryInputs[]): Promise<CompiledEntry[]> {
  return Promise.all(batch.map(compileEntry))
}

/** Applies all fixes, in up to `rounds` rounds, because one fix can reveal the next. Returns their number. */
export async function fixContent({ root, env }: ContentOptions, rounds = 10): Promise<number> {
  const { problems, advice, entries } = await checkContent({ root, env })
  const fixable = [...problems, ...advice].filter(({ fix }) => fix)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const fixed = new Map<string, string>()
  let sum = 0
  for (const file of new Set(fixable.map((problem) => problem.file))) {
    const own = fixable.filter((problem) => problem.file === file)
    const { text, count } = applyFixes(read(file), own)
    if (count > 0) fixed.set(file, text)
    sum += count
  }
  // Translations that were up to date stay so: `translates` follows the fixed source.
  for (const entry of entries) {
    const source = sourceOf(entry, entries)
    const text = source && fixed.get(source.file)
    if (!source || text === undefined || entry.fields.translates !== source.fingerprint) continue
    const translation = fixed.get(entry.file) ?? read(entry.file)
    const mark = new RegExp(`(?<=^translates:.*)${source.fingerprint}`, 'm')
    fixed.set(entry.file, translation.replace(mark, fingerprintOf(readHead(source.file, plainText(text)))))
  }
  for (const [file, text] of fixed) writeFileSync(join(root, file), text)
  return sum > 0 && rounds > 1 ? sum + (await fixContent({ root, env }, rounds - 1)) : sum
}
