import type { Site } from '../content-map.ts'
import type { Entry } from '../entry.ts'
import type { Problem } from '../problem.ts'
import type { Facts } from '../schema/facts.ts'
import { factSigns } from './fact-signs.ts'
import { dateYear } from './fields/date-year.ts'
import { fieldComment } from './fields/field-comment.ts'
import { fieldEntity } from './fields/field-entity.ts'
import { fieldMarkup } from './fields/field-markup.ts'
import { fieldQuotes } from './fields/field-quotes.ts'
import { futureDate } from './fields/future-date.ts'
import { keptDraft } from './fields/kept-draft.ts'
import { missingSlug } from './fields/missing-slug.ts'
import { publishTime } from './fields/publish-time.ts'
import { linkAddress } from './link-address.ts'
import { linkAnchor } from './link-anchor.ts'
import { linkDraft } from './link-draft.ts'
import { linkEmpty } from './link-empty.ts'
import { linkScheme } from './link-scheme.ts'
import { longSentence } from './long-sentence.ts'
import { codeClosed } from './markup/code-closed.ts'
import { emphasisInside } from './markup/emphasis-inside.ts'
import { footnoteLost } from './markup/footnote-lost.ts'
import { headingBold } from './markup/heading-bold.ts'
import { headingEmpty } from './markup/heading-empty.ts'
import { headingOrder } from './markup/heading-order.ts'
import { headingRepeated } from './markup/heading-repeated.ts'
import { leftMarkup } from './markup/left-markup.ts'
import { listYear } from './markup/list-year.ts'
import { nameSpare } from './markup/name-spare.ts'
import { pictureSplit } from './markup/picture-split.ts'
import { sectionEmpty } from './markup/section-empty.ts'
import { tableCells } from './markup/table-cells.ts'
import { tablePasted, tableRows } from './markup/table-rows.ts'
import { tableShape } from './markup/table-shape.ts'
import { otherLanguage } from './other-language.ts'
import { outlineLeft } from './outline-left.ts'
import { firmSpaces, mangledLetters, noteLeft } from './pasted.ts'
import { pictureAddress } from './picture-address.ts'
import { pictureAlt } from './picture-alt.ts'
import { promiseClause } from './promise-clause.ts'
import { questionInside, questionLost } from './question-lost.ts'
import { questionRepeated } from './question-repeated.ts'
import { readable } from './readable.ts'
import type { Draft, EntryRule, Finding, SiteRule } from './rule.ts'
import { staleTwin } from './stale-twin.ts'
import { titleRepeated } from './title-repeated.ts'
import { trailingSpaces } from './trailing-spaces.ts'
import { twinFields } from './twin-fields.ts'
import { typedContact } from './typed-contact.ts'
import { typedName } from './typed-name.ts'
import { typedNumber } from './typed-number.ts'
import { typedPrice } from './typed-price.ts'
import { typedTerm } from './typed-term.ts'
import { unmarkedTwin } from './unmarked-twin.ts'

/** The rules that see an entry alone. What they find is kept with it until it changes. */
const ofEntry: readonly EntryRule[] = [
  codeClosed,
  dateYear,
  emphasisInside,
  factSigns,
  fieldComment,
  fieldEntity,
  fieldMarkup,
  fieldQuotes,
  firmSpaces,
  footnoteLost,
  headingBold,
  headingEmpty,
  headingOrder,
  headingRepeated,
  leftMarkup,
  linkEmpty,
  listYear,
  longSentence,
  mangledLetters,
  nameSpare,
  noteLeft,
  otherLanguage,
  outlineLeft,
  pictureAddress,
  pictureAlt,
  pictureSplit,
  promiseClause,
  publishTime,
  questionInside,
  questionLost,
  readable,
  sectionEmpty,
  tableCells,
  tablePasted,
  tableRows,
  tableShape,
  trailingSpaces,
  typedContact,
  typedName,
  typedNumber,
  typedPrice,
  typedTerm,
]

/** The rules that see an entry among all others. */
const ofSite: readonly SiteRule[] = [
  futureDate,
  keptDraft,
  linkAddress,
  linkAnchor,
  linkDraft,
  linkScheme,
  missingSlug,
  questionRepeated,
  staleTwin,
  titleRepeated,
  twinFields,
  unmarkedTwin,
]

/** Errors block: content that breaks a rule is not built. Advice never does. */
export interface Verdict {
  errors: Problem[]
  advice: Problem[]
}

/** Checks an entry by itself. */
export function checkEntry(entry: Draft, facts: Facts): Verdict {
  return toVerdict([entry], () => ofEntry.flatMap((rule) => rule(entry, facts)))
}

/** Checks every entry among the others. */
export function checkSite(site: Site): Verdict {
  return toVerdict(site.entries, (entry) => ofSite.flatMap((rule) => rule(entry, site)))
}

function toVerdict(entries: readonly Entry[], find: (entry: Entry) => Finding[]): Verdict {
  const verdict: Verdict = { errors: [], advice: [] }
  for (const entry of entries)
    for (const { isAdvice, line, column, message, fix } of find(entry)) {
      // Nothing is corrected where it is a guess what stands there.
      const isSure = fix && !entry.guessedLines.includes(fix.line)
      const problem = { file: entry.file, line, column, message, ...(isSure && { fix }) }
      verdict[isAdvice ? 'advice' : 'errors'].push(problem)
    }
  return verdict
}
