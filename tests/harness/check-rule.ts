import { type ParsedDocument, parseDocument, toEntry } from '../../scripts/content/document.ts'
import { createSiteContext, type Entry } from '../../scripts/content/entry.ts'
import { readFacts } from '../../scripts/content/facts.ts'
import { createReporter, type Problem, translate } from '../../scripts/content/problem.ts'
import { readProject } from '../../scripts/content/project.ts'
import type { DocumentRule, SiteRule } from '../../scripts/content/rule.ts'
import type { Collection } from '../../scripts/content/schema/entries.ts'
import { contentSettings } from '../../scripts/content/settings.ts'
import type { Locale } from '../../site/locales.ts'
import { smallRoot } from './small-site.ts'

const source = readProject(smallRoot, contentSettings({}))
const business = readFacts(source)

/** Time of every test: Saturday noon in Amsterdam. */
export const noon = Date.parse('2026-11-21T11:00:00Z')

/** Mistakes that a rule finds in a Dutch article, as `line:column message`. The body starts on line 3. */
export async function found(rule: DocumentRule, body: string, fields = 'title: Een titel'): Promise<string[]> {
  return foundIn(rule, 'content/nl/blog/kosten.mdx', `---\n${fields}\n---\n${body}`)
}

export async function foundIn(rule: DocumentRule, file: string, text: string): Promise<string[]> {
  const problems = await problemsOf(rule, file, text)
  return problems.filter(({ isAdvice }) => !isAdvice).map(line)
}

export async function advised(rule: DocumentRule, body: string, fields = 'title: Een titel'): Promise<string[]> {
  return advisedIn(rule, 'content/nl/blog/kosten.mdx', `---\n${fields}\n---\n${body}`)
}

export async function advisedIn(rule: DocumentRule, file: string, text: string): Promise<string[]> {
  const problems = await problemsOf(rule, file, text)
  return problems.filter(({ isAdvice }) => isAdvice).map(line)
}

export async function problemsOf(rule: DocumentRule, file: string, text: string): Promise<Problem[]> {
  const document = await read(file, text)
  const { problems, report } = createReporter(file)
  rule.check({
    document,
    facts: business.facts[document.locale],
    agreedTerms: [],
    report: (problem) => report(rule.id, problem),
  })
  return problems
}

/** Problems that a site rule finds in some files. Every route counts as having a page, even without its file. */
export async function foundAmong(rule: SiteRule, files: Record<string, string>): Promise<string[]> {
  const entries: Entry[] = []
  for (const [file, text] of Object.entries(files)) entries.push(toEntry(await read(file, text), []))
  const site = createSiteContext({ entries, facts: business.facts, now: noon, isPublic: source.isPublic })
  return entries.flatMap((entry) => {
    const { problems, report } = createReporter(entry.file)
    rule.check({ entry, site, report: (problem) => report(rule.id, problem) })
    return problems.map(line)
  })
}

export function article(body: string, field = 'id: 91'): string {
  return `---\n${field}\n---\n${body}`
}

async function read(file: string, text: string): Promise<ParsedDocument> {
  const [, locale = '', collection = '', fileName = ''] = file.split('/')
  const sourceFile = {
    file,
    locale: locale as Locale,
    collection: collection as Collection,
    name: fileName.replace('.mdx', ''),
    text,
  }
  const { document } = await parseDocument(sourceFile, business.facts[sourceFile.locale], {})
  return document
}

function line({ line, column, message, fix }: Problem): string {
  const cure = fix ? `  [${fix.actual} → ${fix.expected}]` : ''
  return `${line}:${column}  ${translate(message)}${cure}`
}
