import type { Entry } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import { anchorRepeated } from './anchor-repeated.ts'
import { fieldComment, futureDate, missingSlug, readTime } from './fields.ts'
import { noteLeft, outlineLeft } from './leftovers.ts'
import { linkAddress } from './link-address.ts'
import { linkScheme } from './link-scheme.ts'
import { linkAnchor, linkDraft } from './link-target.ts'
import { codeClosed } from './markup/code-closed.ts'
import { definitionLost } from './markup/definitions.ts'
import { headingEmpty, headingOrder, headingUnderlined, sectionEmpty } from './markup/headings.ts'
import { shownMarkup } from './markup/shown-markup.ts'
import { tableCells, tableEnd } from './markup/tables.ts'
import { otherLanguage } from './other-language.ts'
import { pageText } from './page-text.ts'
import { pictureAddress, pictureAlt } from './pictures.ts'
import { promiseClause } from './promise-clause.ts'
import { questionLost, questionRepeated } from './questions.ts'
import { readers } from './readers.ts'
import { repeated } from './repeated.ts'
import type { Draft, EntryRule, Explained, Finding, SiteRule } from './rule.ts'
import { staleTwin, unmarkedTwin } from './stale-twin.ts'
import { twinFields } from './twin-fields.ts'
import { typedContact, typedName } from './typed-fact.ts'
import { typedNumber } from './typed-number.ts'
import { typedPrice } from './typed-price.ts'

/** Rules for a single entry. Findings are cached with the entry until it changes. */
export const ofEntry: readonly EntryRule[] = [
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
]

/** Rules that compare the text of an entry with all other entries. */
const ofTexts: readonly SiteRule[] = [anchorRepeated, linkAddress, linkAnchor, linkScheme, questionRepeated, repeated]

/** Rules that compare an entry with all other entries. */
export const ofSite: readonly SiteRule[] = [...ofTexts, futureDate, linkDraft, staleTwin, twinFields, unmarkedTwin]

export const rules: readonly Explained[] = [...ofEntry, ...ofSite, ...readers]

export function checkEntry(entry: Draft, facts: Facts): Problem[] {
  return ofEntry.flatMap((rule) => rule.check(entry, facts).map((finding) => toProblem(entry, rule, finding)))
}

export function checkSite(site: Site): Problem[] {
  return site.entries.flatMap((entry) =>
    (entry.unread ? ofTexts : ofSite).flatMap((rule) =>
      rule.check(entry, site).map((finding) => toProblem(entry, rule, finding)),
    ),
  )
}

function toProblem({ file }: Entry, { id }: Explained, finding: Finding): Problem {
  const { line, column, at, message, actual, expected, isAdvice } = finding
  return { ruleId: id, file, line, column, at, message, actual, expected, isAdvice }
}
