import type { Problem } from '../scripts/check/problem.ts'
import type { Collection } from '../scripts/content/schema/schema.ts'
import type { Locale, Localized, Path } from '../site/locales.ts'

// What the browser and the server of the desk say to each other. Texts are those of the files, byte-order mark and line
// ends included; `null` stands for a file that is not there.

/** Where the desk stands; every other address is that of the site as it would be. */
export const home = '/__desk/'

/** Beside the collections stand the facts, and the lists of words: search.yaml and terms.yaml. */
export type Kind = Collection | 'facts' | 'words'
/** An entry in all its languages: blog/five-reasons. */
export type Key = `${Kind}/${string}`

export interface Listed {
  key: Key
  kind: Kind
  name: string
  sides: Partial<Localized<ListedSide>>
}

export interface ListedSide {
  title: string
  state: 'published' | 'draft' | 'scheduled'
  /** Until when it is hidden: 2026-12-01 09:00. */
  until?: string
  /** Whether its source has changed since it was translated. */
  stale: boolean
  problems: number
  day?: string
}

/** A text in which every word of a query was found, and the line that holds most of them. */
export interface Hit {
  key: Key
  file: string
  /** The line as it is read: facts written out, without marks of Markdown. */
  line: string
  /** A word that was found, in the file. */
  offset: number
  length: number
}

/** The texts that use each fact, by its name, and whether the code of the site uses it too. */
export type FactUses = Record<string, { key: Key; titles: Partial<Localized<string>> }[]>

/** One file of an entry. The facts and the agreed words are one file for all languages. */
export interface Side extends OnDisk {
  locale?: Locale
  file: string
  /** Without fields, the file is edited as it stands. */
  schema: Shape
}

/** What of JSON Schema a form is made of. `nl` and `en` say how a value is written: an amount such as 950 euro. */
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

export interface Opened {
  key: Key
  kind: Kind
  name: string
  /** Whether its files can be renamed and removed: those of a fixed set cannot. */
  isFree: boolean
  sides: Side[]
  /** What was typed in this browser and not saved, when a window was last open on it. */
  kept?: Kept
}

/** Names a browser, whose windows take turns; `saved-…` is a text that was saved here and then changed upstream too. */
export type Writer = string

export interface Kept {
  time: string
  /** `hash` and `base` are what a file held when its text was taken from it, as far as it is known. */
  files: Record<string, { text: string; hash: string | null; base?: string | null }>
}

export interface Draft extends Kept {
  key: Key
  writer: Writer
}

export interface Found extends Problem {
  severity: 'error' | 'warning'
}

export interface Checked {
  problems: Found[]
  /** What each file of the entry is on disk now. */
  hashes: Record<string, string | null>
  /** The address of each file's page, where it has one. */
  addresses: Record<string, Path | undefined>
  /** The fingerprint of the source, for a translation that says the same. */
  accepts: Record<string, string | undefined>
  /** Names what the preview shows. */
  version: number
  /** The files of which the preview shows an earlier text, as the newest has mistakes. */
  behind: string[]
  /** What other browsers typed in the entry and did not save. */
  others: Draft[]
}

export interface CheckRequest {
  key: Key
  writer: Writer
  /** What is typed and not saved; undefined in a window that only reads. */
  files?: Kept['files']
}

export interface Help {
  facts: Localized<Record<string, string>>
  components: { name: string; example: string; shape: Shape }[]
  pages: Localized<{ title: string; address: Path; headings: { id: string; text: string }[] }[]>
  categories: { slug: Localized<string>; name: Localized<string> }[]
  sections: { faq: Localized<Record<string, string>>; legal: Localized<Record<string, string>> }
}

export interface OnDisk {
  text: string | null
  hash: string | null
}

export type Saved = { hashes: Record<string, string> } | { conflicts: Record<string, OnDisk> }

export interface Version {
  commit: string
  time: string
  author: string
  /** Changed fields of each file by name, and `body` for the text below them. */
  changes: { file: string; what: string[] | 'begun' | 'renamed' | 'deleted' }[]
}

export interface Edited {
  git: boolean
  /** Whom git knows on this machine. */
  author: Author
  /** The author is set for the whole desk. */
  isAuthorSet: boolean
  files: string[]
  /** What is typed and not saved, in this browser and in others. */
  drafts: (Omit<Draft, 'files'> & { files: string[]; isBehind: boolean })[]
  /** Proposals that are sent and not taken in: one with a file in common is updated. */
  open: { branch: string; title: string; files: string[] }[]
}

export interface Author {
  name: string
  mail: string
}

export interface ProposalState {
  branch: string
  title: string
  /** `kept` is only here; `gone` is no more on the remote, and was not found in the newest; `closed` was not taken in. */
  state: 'kept' | 'sent' | 'review' | 'taken' | 'online' | 'gone' | 'closed'
  /** The page of the forge where it is handed in. */
  compare?: string
}

export interface Proposal {
  branch: string
  /** The branch was there, and holds the new texts now. */
  isUpdate: boolean
  /** Where the forge compares it with what is published. */
  compare?: string
  pushed: boolean
  /** Why it could not be pushed. */
  trouble?: Trouble
}

/** What the check says of the content as it was to be proposed: then nothing is proposed. */
export type Proposed = Proposal | { problems: Problem[] }

/** A failure of git: a sentence for the writer, and git's own last line. */
export interface Trouble {
  sentence: Sentence
  line: string
}

/** What came of fetching the newest. */
export interface Newest {
  isNew: boolean
  /** The titles of proposals that were taken in. */
  landed: string[]
  /** Files in which edits of here and of elsewhere stand beside each other. */
  merged: string[]
  /** Entries of which both texts are kept, as both changed the same lines. */
  both: Key[]
  /** Files that were removed here, and are there again as somebody changed them. */
  back: string[]
  /** The desk itself is newer than what is running. */
  needsRestart: boolean
}

/** What went wrong, as a sentence for the writer. */
export type Sentence = Localized<string>
