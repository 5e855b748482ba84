import type { Localized } from '../site/locales.ts'
import type { Content } from './collect.ts'
import type { Entry } from './entry.ts'
import type { Vocabulary } from './search/vocabulary.ts'

/** Content without problems: what a site is made of. */
export interface Built {
  content: Content
  /** What the site shows. */
  entries: Entry[]
  /** What it does not show yet. */
  hidden: Entry[]
  /** When the next of those appears, in milliseconds since 1970. */
  due: number | undefined
  /** The words that visitors search with. */
  vocabularies: Localized<Vocabulary>
  /** Values of business.yaml that are still to be filled in. */
  placeholders: string[]
}
