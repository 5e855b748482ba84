import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import type { Outline } from '../content/read/outline.ts'
import type { FieldText } from '../content/read/yaml.ts'
import type { Facts } from '../content/schema/facts.ts'
import type { Problem } from './problem.ts'

/** What a rule finds in one entry; the list of rules adds the file. */
export type Finding = Omit<Problem, 'file'>

/** An entry with every word of it. */
export interface Draft extends Entry {
  outline: Outline
  /** The lines of the file. */
  lines: string[]
  /** The texts of the fields as they are written. */
  fieldTexts: FieldText[]
}

/** A demand on an entry by itself: what of it does not meet that. It is kept with the entry until that changes. */
export type EntryRule = (entry: Draft, facts: Facts) => Finding[]

/** A demand on an entry among all others. */
export type SiteRule = (entry: Entry, site: Site) => Finding[]
