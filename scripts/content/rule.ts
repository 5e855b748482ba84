import type { ParsedDocument } from './document.ts'
import type { Entry, SiteContext } from './entry.ts'
import type { Facts } from './facts.ts'
import type { RuleDocs } from './parser-docs.ts'
import type { ReportedProblem } from './problem.ts'
import type { AgreedTerms } from './schema/entries.ts'

/** Rule as `npm run check -- --explain` shows it. Only document rules and site rules have a `check`. */
export interface Rule {
  id: string
  docs: RuleDocs
}

type Report = (problem: ReportedProblem) => void

/** Rule for a single file. Its problems are cached with the entry until the file or its inputs change. */
export interface DocumentRule extends Rule {
  /** `facts` and `agreedTerms` are those in the language of the document. */
  check(context: { document: ParsedDocument; facts: Facts; agreedTerms: AgreedTerms; report: Report }): void
}

/** Rule for an entry that depends on the rest of the site, so its problems are not cached. */
export interface SiteRule extends Rule {
  /** True if the rule applies even to an entry with unreadable fields. */
  appliesWithoutFields?: boolean
  check(context: { entry: Entry; site: SiteContext; report: Report }): void
}

/** Rules that content is compiled with. This folder defines their types; scripts/check/run.ts lists them. */
export interface Rules {
  document: readonly DocumentRule[]
  site: readonly SiteRule[]
  /** True if markup that a rule reports can hide a heading, so that the headings of the text are unknown. */
  lacksHeading(document: ParsedDocument): boolean
  /** Module for the worker threads. Its default export is `compileTexts` with the same rules. */
  worker: string
}
