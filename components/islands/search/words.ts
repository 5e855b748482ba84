import type { Kind } from '../../../site/search/data.ts'

/** What the search field and its results say. `#` stands for a number. */
export interface Words {
  field: string
  submit: string
  one: string
  many: string
  none: string
  /** Before the words of the query that a result does not have. */
  without: string
  nearest: string
  elsewhere: string
  recent: string
  forget: string
  failed: string
  all: string
  close: string
  keys: string
  chat: string
  kinds: Record<Kind, string>
  starts: string
  /** Where else to go: from the empty field, and when nothing is found. */
  links: { title: string; url: string }[]
  /** The search page: where the form leads without scripts. */
  page: string
}
