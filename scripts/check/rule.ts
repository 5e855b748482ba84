import type { ParsedDocument } from '../content/document.ts'
import type { Entry } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import type { Message, Problem } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'

export type Finding = Omit<Problem, 'file' | 'ruleId'>

export type Draft = ParsedDocument

/** Documentation of a rule for `npm run check -- --explain`. */
export interface Explained {
  /** In kebab-case. */
  id: string
  says?: readonly Message[]
  why: Message
  /** An article, or a whole file named `file` if it is not a Dutch article. */
  example: { wrong: string; right: string; file?: string }
  url?: string
}

/** Rule for a single entry. Findings are cached with the entry until it changes. */
export interface EntryRule extends Explained {
  check(entry: Draft, facts: Facts): Finding[]
}

export interface SiteRule extends Explained {
  check(entry: Entry, site: Site): Finding[]
}
