import type { PageChange } from './changes.ts'
import type { Picture, View } from './pictures.ts'
import type { ChangedText, compareTexts } from './texts.ts'
import type { Sentence } from './words.ts'

/** A changed page, with the findings of the report and the check on its text. */
export interface ReviewedPage {
  change: PageChange
  text?: ChangedText
  pictures: readonly Picture[]
  /** Share of pixels that the code changes, from 0 to 1. */
  difference?: number
}

export interface Review {
  against: string
  notes: readonly Sentence[]
  pages: readonly ReviewedPage[]
  /** Changed texts without a page of their own. */
  parts: readonly ChangedText[]
  gone: ReturnType<typeof compareTexts>['gone']
  others: ReturnType<typeof compareTexts>['others']
  same: readonly string[]
  views: readonly View[]
  code?: { notes: readonly Sentence[]; pages: readonly ReviewedPage[] }
  /** Address of a published preview of these texts. */
  published?: string
}
