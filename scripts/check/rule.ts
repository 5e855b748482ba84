import type { ParsedDocument } from '../content/document.ts'
import type { Entry, SiteContext } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import type { RuleDocs } from '../content/parser-docs.ts'
import type { ReportedProblem } from '../content/problem.ts'
import type { Terms } from '../content/schema/entries.ts'

/** Rule as `npm run check -- --explain` shows it. Only document rules and site rules have a `check`. */
export interface Rule {
  id: string
  docs: RuleDocs
}

type Report = (problem: ReportedProblem) => void

/** Rule for a single file. Its problems are cached with the entry until the file or its inputs change. */
export interface DocumentRule extends Rule {
  /** `facts` and `terms` are those in the language of the document. */
  check(context: { document: ParsedDocument; facts: Facts; terms: Terms; report: Report }): void
}

/** Rule for an entry that depends on the rest of the site, so its problems are not cached. */
export interface SiteRule extends Rule {
  check(context: { entry: Entry; site: SiteContext; report: Report }): void
}
