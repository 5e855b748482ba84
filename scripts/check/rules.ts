import type { DocumentRule, Rule, SiteRule } from './rule.ts'
import { codeClosed, definitionLost, pictureAddress, pictureAlt, tableCells, tableEnd } from './rules/blocks.ts'
import { typedContact, typedName } from './rules/facts.ts'
import { fieldComment, futureDate, missingSlug, pageText, promiseClause, readTime } from './rules/fields.ts'
import { goneAddress } from './rules/gone-address.ts'
import { headingEmpty, headingOrder, headingUnderlined, questionLost, sectionEmpty } from './rules/headings.ts'
import { linkAddress, linkAnchor, linkDraft, linkScheme } from './rules/links.ts'
import { shownMarkup } from './rules/markup.ts'
import { typedNumber, typedPrice } from './rules/numbers.ts'
import { parserRules } from './rules/parsers.ts'
import { anchorRepeated, postAddress, questionRepeated, repeated } from './rules/repeated.ts'
import { agreedTerm, invisibleCharacter, noteLeft, otherLanguage, outlineLeft } from './rules/text.ts'
import { staleTwin, twinFields, twinHeadings, unmarkedTwin } from './rules/twins.ts'

export const documentRules: readonly DocumentRule[] = [
  invisibleCharacter,
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
  agreedTerm,
]

/** Rules that apply even if some fields are unreadable. */
export const textRules: readonly SiteRule[] = [
  anchorRepeated,
  linkAddress,
  linkAnchor,
  linkScheme,
  postAddress,
  questionRepeated,
  repeated,
  twinHeadings,
]

export const siteRules: readonly SiteRule[] = [...textRules, futureDate, linkDraft, staleTwin, twinFields, unmarkedTwin]

export const rules: readonly Rule[] = [...documentRules, ...siteRules, goneAddress, ...parserRules]

export function ruleOf(id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id)
}
