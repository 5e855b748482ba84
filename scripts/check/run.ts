import { collect } from '../content/collections.ts'
import { cacheIn, compileContent, compileTexts } from '../content/compile.ts'
import { parserDocs } from '../content/parser-docs.ts'
import { type ProjectSource, readProject } from '../content/project.ts'
import type { DocumentRule, Rule, Rules, SiteRule } from '../content/rule.ts'
import type { ContentSettings } from '../content/settings.ts'
import { writeCollections } from '../content/write.ts'
import type { Cache } from '../lib/cache.ts'
import { anchorRepeated, postAddress, questionRepeated, repeated } from './rules/addresses.ts'
import { changedAssumption } from './rules/assumptions.ts'
import { codeClosed, codeDrawn, definitionLost, tableCells, tableEnd } from './rules/blocks.ts'
import { blockEmpty } from './rules/empty-blocks.ts'
import { typedContact, typedName } from './rules/facts.ts'
import { fieldComment, futureDate, missingSlug, pageText, promiseClause, readTime } from './rules/fields.ts'
import { goneAddress } from './rules/gone-addresses.ts'
import { headingOrder } from './rules/heading-levels.ts'
import { headingEmpty, headingUnderlined, questionLost, sectionEmpty } from './rules/headings.ts'
import { codeText } from './rules/inline-code.ts'
import { linkAnchor } from './rules/link-anchors.ts'
import { linkScheme } from './rules/link-schemes.ts'
import { linkAddress, linkDraft } from './rules/links.ts'
import { codeName, linkWords, pictureTitle } from './rules/lost-words.ts'
import { lacksHeading, shownMarkup } from './rules/markup.ts'
import { typedNumber, typedPrice } from './rules/numbers.ts'
import { pictureShape, socialText } from './rules/pictures.ts'
import { pictureRepeated } from './rules/repeated-pictures.ts'
import { agreedTerm, invisibleCharacter, noteLeft, otherLanguage, outlineLeft } from './rules/text.ts'
import { pictureAddress, pictureAlt } from './rules/text-pictures.ts'
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
  pictureShape,
  socialText,
  fieldComment,
  tableEnd,
  tableCells,
  codeClosed,
  codeDrawn,
  codeName,
  codeText,
  linkWords,
  pictureTitle,
  definitionLost,
  blockEmpty,
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
  changedAssumption,
  agreedTerm,
]

export const siteRules: readonly SiteRule[] = [
  anchorRepeated,
  linkAddress,
  linkAnchor,
  linkScheme,
  postAddress,
  questionRepeated,
  repeated,
  twinHeadings,
  futureDate,
  pictureRepeated,
  linkDraft,
  staleTwin,
  twinFields,
  unmarkedTwin,
]

const parserRules: readonly Rule[] = Object.entries(parserDocs).map(([id, docs]) => ({ id, docs }))

export const rules: Rules = { document: documentRules, site: siteRules, lacksHeading, worker: 'scripts/check/run' }

/** All rules of the check and of the parsers, for `npm run check -- --explain`. */
export const allRules: readonly Rule[] = [...documentRules, ...siteRules, goneAddress, ...parserRules]

export function ruleOf(id: string): Rule | undefined {
  return allRules.find((rule) => rule.id === id)
}

export const checkContent = (source: ProjectSource, cache: Cache) => compileContent(source, rules, cache)

/** Reads and checks the content of a project, with the cache in its folder. */
export const checkProject = (root: string, settings: ContentSettings) =>
  checkContent(readProject(root, settings), cacheIn(root))

/** Checks all content and writes it as collections to .content/<mode>/. Writes nothing if a problem blocks a build. */
export async function buildContent(root: string, settings: ContentSettings) {
  const content = await checkProject(root, settings)
  const built = content.problems.length === 0 ? await collect(content) : undefined
  if (built) writeCollections(root, settings.mode, built, content.cache)
  content.cache.prune()
  return { ...content, built }
}

/** Compiles a batch of texts in a worker thread. */
export default (batch: Parameters<typeof compileTexts>[0]) => compileTexts(batch, rules)
