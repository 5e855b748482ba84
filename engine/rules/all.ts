import type { Site } from '../content-map.ts'
import type { Entry } from '../entry.ts'
import type { Place, Problem } from '../problem.ts'
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
import { publishMidnight, publishTime } from './fields/publish-time.ts'
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
import { leftMarkup, leftMarkupMaybe } from './markup/left-markup.ts'
import { listYear } from './markup/list-year.ts'
import { nameSpare } from './markup/name-spare.ts'
import { pictureSplit } from './markup/picture-split.ts'
import { answerMissing, sectionEmpty } from './markup/section-empty.ts'
import { tableCells } from './markup/table-cells.ts'
import { tablePasted, tableRows } from './markup/table-rows.ts'
import { tableShape } from './markup/table-shape.ts'
import { otherLanguage, otherLanguageInside } from './other-language.ts'
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
import { twinFields } from './twin-fields.ts'
import { typedContact, typedContactElsewhere } from './typed-contact.ts'
import { typedName } from './typed-name.ts'
import { typedNumber } from './typed-number.ts'
import { typedPrice, typedPriceElsewhere } from './typed-price.ts'
import { typedTerm } from './typed-term.ts'
import { unmarkedTwin } from './unmarked-twin.ts'

/**
 * Every rule of content. Errors block: content that breaks one is not built. Advice never does: a writer can have a
 * reason, and a clock can be wrong. A rule of an entry sees that entry alone; one of the site sees all of them.
 */
const rules = {
  entry: {
    errors: [
      answerMissing,
      codeClosed,
      dateYear,
      emphasisInside,
      factSigns,
      fieldComment,
      fieldEntity,
      fieldMarkup,
      fieldQuotes,
      footnoteLost,
      headingEmpty,
      headingOrder,
      headingRepeated,
      leftMarkup,
      linkEmpty,
      listYear,
      mangledLetters,
      nameSpare,
      otherLanguage,
      outlineLeft,
      pictureAddress,
      pictureAlt,
      pictureSplit,
      promiseClause,
      publishTime,
      questionLost,
      tableCells,
      tablePasted,
      tableRows,
      tableShape,
      typedContact,
      typedName,
      typedNumber,
      typedPrice,
    ],
    advice: [
      firmSpaces,
      headingBold,
      leftMarkupMaybe,
      longSentence,
      noteLeft,
      publishMidnight,
      otherLanguageInside,
      questionInside,
      readable,
      sectionEmpty,
      typedContactElsewhere,
      typedPriceElsewhere,
      typedTerm,
    ],
  },
  site: {
    errors: [linkAddress, linkAnchor, linkDraft, linkScheme, questionRepeated],
    advice: [futureDate, keptDraft, missingSlug, staleTwin, titleRepeated, twinFields, unmarkedTwin],
  },
} satisfies Record<'entry', Record<Level, EntryRule[]>> & Record<'site', Record<Level, SiteRule[]>>

type Level = 'errors' | 'advice'
export type Verdict = Record<Level, Problem[]>

/** Checks an entry by itself. */
export function checkEntry(entry: Draft, facts: Facts): Verdict {
  const run = (list: readonly EntryRule[]) => list.flatMap((rule) => name(entry, rule(entry, facts)))
  return { errors: run(rules.entry.errors), advice: run(rules.entry.advice) }
}

/** Checks every entry among the others. */
export function checkSite(site: Site): Verdict {
  const run = (list: readonly SiteRule[]) =>
    site.entries.flatMap((entry) => list.flatMap((rule) => name(entry, rule(entry, site))))
  return { errors: run(rules.site.errors), advice: run(rules.site.advice) }
}

function name(entry: Entry, findings: Finding[]): Problem[] {
  return withSureFixes(
    entry,
    findings.map((finding) => ({ file: entry.file, ...finding })),
  )
}

/** Nothing is corrected where it is a guess what stands there. */
export function withSureFixes({ guessedLines }: Entry, problems: Problem[]) {
  const isSure = ({ line }: Place) => !guessedLines.includes(line)
  return problems.map(({ fix, ...problem }): Problem => (fix && isSure(fix) ? { ...problem, fix } : problem))
}
