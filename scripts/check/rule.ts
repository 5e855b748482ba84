import type { ParsedDocument } from '../content/document.ts'
import type { Entry } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import type { Message, ReportedProblem } from '../content/problem.ts'
import type { Terms } from '../content/schema/entries.ts'
import type { SiteContext } from '../content/site-context.ts'

/** Rule as `npm run check -- --explain` shows it. A rule without `check` is one that a parser reports. */
export interface Rule {
  id: string
  /** The reason for the rule, in each language. */
  docs: Message & {
    /** Messages of the rule. Those of a parser are in its module. */
    messages?: readonly Message[]
    /** An article, or a whole file named `file` if it is not a Dutch article. */
    example: { wrong: string; right: string; file?: string }
    /** Specification that the rule follows. */
    url?: string
  }
}

type Report = (problem: ReportedProblem) => void

/** Rule for a single file. Its problems are cached with the entry until the file changes. */
export interface DocumentRule extends Rule {
  /** `facts` and `terms` are those in the language of the document. */
  check(context: { document: ParsedDocument; facts: Facts; terms: Terms; report: Report }): void
}

/** Rule that compares an entry with all other entries. */
export interface SiteRule extends Rule {
  check(context: { entry: Entry; site: SiteContext; report: Report }): void
}
