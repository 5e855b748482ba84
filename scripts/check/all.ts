import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import type { Facts } from '../content/schema/facts.ts'
import { factSigns } from './fact-signs.ts'
import { dateYear, futureDate, keptDraft, publishTime } from './fields/dates.ts'
import { missingSlug } from './fields/missing-slug.ts'
import * as plainText from './fields/plain-text.ts'
import * as leftovers from './leftovers.ts'
import { linkAddress } from './link-address.ts'
import { linkScheme } from './link-scheme.ts'
import { linkAnchor, linkDraft, linkEmpty } from './link-target.ts'
import * as headings from './markup/headings.ts'
import { codeClosed, shownMarkup } from './markup/shown-markup.ts'
import * as tables from './markup/tables.ts'
import { otherLanguage } from './other-language.ts'
import { pageText } from './page-text.ts'
import * as pictures from './pictures.ts'
import type { Problem } from './problem.ts'
import { promiseClause } from './promise-clause.ts'
import { questionInside, questionLost, questionRepeated } from './questions.ts'
import { repeated } from './repeated.ts'
import type { Draft, EntryRule, Finding, SiteRule } from './rule.ts'
import { staleTwin, unmarkedTwin } from './stale-twin.ts'
import { twinFields } from './twin-fields.ts'
import { typedContact, typedName, typedPrice } from './typed-fact.ts'
import { typedNumber } from './typed-number.ts'
import { typedTerm } from './typed-term.ts'

/**
 * The rules that see an entry alone: of a file of nothing else, all that it exports. What they find is kept with the
 * entry until it changes.
 */
const ofEntry: readonly EntryRule[] = [
  ...[headings, leftovers, pictures, plainText, tables].flatMap((file) => Object.values<EntryRule>(file)),
  codeClosed,
  dateYear,
  factSigns,
  linkEmpty,
  otherLanguage,
  pageText,
  promiseClause,
  publishTime,
  questionInside,
  questionLost,
  shownMarkup,
  typedContact,
  typedName,
  typedNumber,
  typedPrice,
  typedTerm,
]

/** The rules that see the text of an entry among all others. */
const ofTexts: readonly SiteRule[] = [linkAddress, linkAnchor, linkScheme, questionRepeated, repeated]

/** The rules that see all of an entry among all others. */
const ofSite: readonly SiteRule[] = [
  ...ofTexts,
  futureDate,
  keptDraft,
  linkDraft,
  missingSlug,
  staleTwin,
  twinFields,
  unmarkedTwin,
]

/** Checks an entry by itself. */
export function checkEntry(entry: Draft, facts: Facts): Problem[] {
  return ofEntry.flatMap((rule) => rule(entry, facts)).map((finding) => toProblem(entry, finding))
}

/** Checks every entry among the others. */
export function checkSite(site: Site): Problem[] {
  return site.entries.flatMap((entry) =>
    (entry.unread ? ofTexts : ofSite).flatMap((rule) => rule(entry, site)).map((finding) => toProblem(entry, finding)),
  )
}

function toProblem({ file }: Entry, { line, column, message, fix, isAdvice }: Finding): Problem {
  return { file, line, column, message, isAdvice, fix }
}
