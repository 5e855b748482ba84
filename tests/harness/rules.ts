import type { Draft, EntryRule, Finding, SiteRule } from '../../scripts/check/rule.ts'
import { readBusinessFile } from '../../scripts/content/business.ts'
import { parseDocument } from '../../scripts/content/document.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { translate } from '../../scripts/content/problem.ts'
import type { Collection } from '../../scripts/content/schema/entries.ts'
import { createSiteContext } from '../../scripts/content/site-context.ts'
import type { Locale } from '../../site/locales.ts'
import { smallRoot } from './small-site.ts'

const business = readBusinessFile(smallRoot, {})

/** Time of every test: Saturday noon in Amsterdam. */
export const noon = Date.parse('2026-11-21T11:00:00Z')

/** Problems of a rule in a Dutch article, as `line:column message`. The body starts on line 3. */
export async function found(rule: EntryRule, body: string, fields = 'title: Een titel'): Promise<string[]> {
  return foundIn(rule, 'content/nl/blog/kosten.mdx', `---\n${fields}\n---\n${body}`)
}

export async function foundIn(rule: EntryRule, file: string, text: string): Promise<string[]> {
  const findings = await findingsIn(rule, file, text)
  return findings.filter(({ isAdvice }) => !isAdvice).map(line)
}

export async function advised(rule: EntryRule, body: string, fields = 'title: Een titel'): Promise<string[]> {
  return advisedIn(rule, 'content/nl/blog/kosten.mdx', `---\n${fields}\n---\n${body}`)
}

export async function advisedIn(rule: EntryRule, file: string, text: string): Promise<string[]> {
  const findings = await findingsIn(rule, file, text)
  return findings.filter(({ isAdvice }) => isAdvice).map(line)
}

async function findingsIn(rule: EntryRule, file: string, text: string): Promise<Finding[]> {
  const draft = await read(file, text)
  return rule.check(draft, business.facts[draft.locale])
}

/** Problems of a site rule in the first of some files. Pages exist by their routes, without texts. */
export async function foundAmong(rule: Pick<SiteRule, 'check'>, files: Record<string, string>): Promise<string[]> {
  const entries: Entry[] = []
  for (const [file, text] of Object.entries(files)) entries.push(await read(file, text))
  const [first] = entries
  if (!first) throw new Error('There is no file.')
  return rule.check(first, createSiteContext(smallRoot, entries, business.facts, noon)).map(line)
}

export function article(body: string, field = 'id: 91'): string {
  return `---\n${field}\n---\n${body}`
}

async function read(file: string, text: string): Promise<Draft> {
  const [, locale = '', collection = '', base = ''] = file.split('/')
  const source = {
    file,
    locale: locale as Locale,
    collection: collection as Collection,
    name: base.replace('.mdx', ''),
    text,
  }
  const { document } = await parseDocument(source, business.facts[source.locale], {})
  return document
}

function line({ line, column, message, actual, expected }: Finding): string {
  const cure = expected === undefined ? '' : `  [${actual} → ${expected}]`
  return `${line}:${column}  ${translate(message)}${cure}`
}
