import type { Problem } from '../scripts/content/problem.ts'
import type { Collection } from '../scripts/content/schema/entries.ts'
import type { Locale, Localized, Path } from '../site/locales.ts'
import { isAmong, thisSite } from './site.ts'

// Protocol between browser and server. Texts have line feeds and no byte-order mark; `null` means no file.

/** Path of the desk; all other paths belong to the preview. */
export const home = '/__desk/'

/** Kind of an entry: a collection, the facts, or the word lists search.yaml and terms.yaml. */
export type Kind = Collection | 'facts' | 'words'
/** Kind and name, such as blog/five-reasons. */
export type Key = `${Kind}/${string}`

export const kindOf = (key: Key) => key.split('/')[0] as Kind
export const nameOf = (key: Key) => key.split('/')[1] ?? ''
/** True if texts of this kind can be added and removed. */
export const isFree = (key: Key) => isAmong(thisSite.freeKinds, kindOf(key))

/** Entry of a content file; undefined for pictures and files outside the desk. */
export function keyOfFile(file: string): Key | undefined {
  if (file === thisSite.files.facts) return 'facts/business'
  if (file === thisSite.files.terms) return 'words/terms'
  const [, key, isVocabulary] = /^content\/\w+\/(?:(\w+\/[\w-]+)\.mdx|(search)\.yaml)$/.exec(file) ?? []
  return isVocabulary ? 'words/search' : (key as Key | undefined)
}

export interface ListedEntry {
  key: Key
  sides: Partial<Localized<ListedSide>>
  problems: number
}

export interface ListedSide {
  title: string
  /** Name of a page in menus, such as Home. The title is written for search results. */
  name?: string
  state: 'published' | 'draft' | 'scheduled'
  /** Time at which a scheduled text appears, such as 2026-12-01 09:00. */
  until?: string
  /** Position of an FAQ section on its page. */
  place?: { page: string; order: number }
  stale: boolean
}

export interface Hit {
  key: Key
  file: string
  /** The line as displayed: facts filled in, no Markdown. */
  line: string
  offset: number
  length: number
}

/** One file of an entry. Facts and agreed words have one file for all languages. */
export interface Side {
  locale?: Locale
  file: string
  text: string | null
  /** Empty for a file edited as source. */
  schema: Shape
}

/** Subset of JSON Schema for forms. `nl` and `en` describe the notation, such as 950 euro. */
export interface Shape extends Partial<Localized<string>> {
  type?: string
  format?: string
  pattern?: string
  enum?: (string | number)[]
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: Shape[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

export interface Checked {
  problems: Problem[]
  files: Texts
  addresses: Record<string, Path | undefined>
  /** For each translation, the fingerprint of its source, which marks the translation as up to date. */
  accepts: Record<string, string | undefined>
  version: number
  facts: Help['facts']
  /** State of each text on the site. */
  shown: ListedSide['state'][]
  /** Files that the preview shows in an earlier version, because the newest has errors. */
  behind: string[]
  /** Texts that link to an earlier address of this one. */
  oldLinks: Key[]
  states: States
  /** Texts as they are online; missing if the window already has those of the checked-out commit. */
  online?: Texts
}

export type Texts = Record<string, string | null>

/** Texts to write, each with its base; null removes a file. */
export type Writing = Record<string, Record<'text' | 'base', string | null>>

export interface Overview {
  entries: ListedEntry[]
  states: States
  help: Help
  /** News from all fetches. Cleared when the writer closes the notice. */
  news?: Newest
}

export interface Help {
  facts: Localized<Record<string, string>>
  /** Texts that use each fact, by the name of the fact. */
  uses: Record<string, Key[]>
  components: { name: string; example: string; shape: Shape }[]
  pages: Localized<{ title: string; address: Path; headings: { id: string; text: string }[] }[]>
}

export interface ListedPicture {
  src: string
  /** In px; missing if the file cannot be read. */
  size?: { width: number; height: number }
  uses: Key[]
  /** Alternative text from one of the uses, by language. */
  alts: Partial<Localized<string>>
  /** True if the writer may remove it: it is not online, and no text uses it. */
  isRemovable: boolean
}

export interface Removed {
  key: Key
  titles: Partial<Localized<string>>
  time: string
  /** Time of the backup, or the commit that removed the entry. */
  from: string
}

export interface Version {
  commit: string
  time: string
  /** Empty for a version that only this machine has. */
  author: string
  isOwn?: boolean
  /** `what` lists the changed fields, with `body` for the text. */
  changes: { file: string; what: string[] | 'begun' | 'deleted' }[]
  texts: Texts
}

/** Texts not online yet. */
export interface States {
  /** The checked-out commit; none without git. */
  head?: string
  /** Entries with unsent changes. */
  changed: Key[]
  /** Entries that were sent but are not accepted yet. */
  sent: Key[]
  /** False without a remote: the proposal is then a local branch. */
  isSent: boolean
  /** Forge page to open or view the pull request. */
  link?: string
}

/** Texts to propose: each file in its online or sent version, and in its current one. */
export interface Changes {
  author: Author
  title?: string
  texts: { key: Key; files: { file: string; before: string | null; after: string | null }[] }[]
  /** Mistakes in the current texts; a single one blocks a proposal. */
  problems: Problem[]
}

export interface Author {
  name: string
  mail: string
}

/** A text that the writer and someone else changed in the same field or lines. */
export interface Conflicting {
  file: string
  base: string
  mine: string
  theirs: string
}

export type Chosen = Record<string, Pick<Conflicting, 'mine' | 'theirs'> & { text: string }>

export type Proposed =
  | { branch: string; isSent: boolean; link?: string; accepted?: string }
  /** Nothing is left to send, because the proposal was accepted. */
  | { accepted: string }
  /** `isPartial` if the proposal excludes other changed texts. */
  | { problems: Problem[]; isPartial: boolean; accepted?: string }
  | { conflicts: Conflicting[] }

export interface Newest {
  isNew: boolean
  /** Title of a proposal that was accepted. `declined` is the title of one that was closed instead. */
  accepted?: string
  declined?: string
  merged: Key[]
  /** Texts that one side removed and the other changed; they are kept. */
  kept: Key[]
  needsRestart: boolean
}

/** True if a fetch brought something that concerns this writer. */
export const isNews = ({ accepted, declined, merged, kept, needsRestart }: Newest) =>
  (accepted ?? declined) !== undefined || merged.length + kept.length > 0 || needsRestart
