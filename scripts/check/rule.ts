import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import type { Outline } from '../content/read/outline.ts'
import type { FieldText } from '../content/read/yaml.ts'
import type { Facts } from '../content/schema/facts.ts'
import type { Message } from './message.ts'
import type { Problem } from './problem.ts'

/** What a rule finds in one entry; the list of rules adds the rest. */
export type Finding = Omit<Problem, 'file' | 'ruleId'>

/** An entry with every word of it. */
export interface Draft extends Entry {
  outline: Outline
  /** The lines of the file. */
  lines: string[]
  /** The texts of the fields as they are written. */
  fieldTexts: FieldText[]
}

/** What `npm run check -- --explain` says of a rule. */
export interface Explained {
  /** In kebab-case. */
  id: string
  /** Its sentences, where they are no more than a few. */
  says?: readonly Message[]
  why: Message
  /** The text of an article, or a whole file, which is `file` where it is no Dutch article. */
  example: { wrong: string; right: string; file?: string }
  /** A specification that explains more. */
  url?: string
}

/** A demand on an entry by itself. What is found is cached with the entry until that changes. */
export interface EntryRule extends Explained {
  check(entry: Draft, facts: Facts): Finding[]
}

/** A demand on an entry among all others. */
export interface SiteRule extends Explained {
  check(entry: Entry, site: Site): Finding[]
}
