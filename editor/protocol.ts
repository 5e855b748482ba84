import type { Problem } from '../engine/problem.ts'
import type { Collection } from '../engine/schema/schema.ts'
import type { Locale, Localized, Path } from '../site/locales.ts'

// What the browser and the server of the desk say to each other. Texts are those of the files, byte-order mark and line
// ends included; `null` stands for a file that is not there.

/** Where the desk stands; every other address is that of the site as it would be. */
export const home = '/__desk/'

export type Kind = Collection | 'facts'
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

/** One file of an entry. The facts are one file for all languages. */
export interface Side {
  locale?: Locale
  file: string
  text: string | null
  hash: string | null
  schema: Shape
}

/** What of JSON Schema a form is made of. */
export interface Shape {
  type?: string
  format?: string
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
  /** What was typed and not saved, when a window was last open on it. */
  kept?: Kept
}

export interface Kept {
  time: string
  files: Record<string, { text: string; hash: string | null }>
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
}

export interface Help {
  facts: Localized<Record<string, string>>
  components: { name: string; example: string }[]
  pages: Localized<{ title: string; address: Path; headings: { id: string; text: string }[] }[]>
  categories: { slug: Localized<string>; name: Localized<string> }[]
  sections: { faq: Localized<Record<string, string>>; legal: Localized<Record<string, string>> }
}

export interface SaveRequest {
  key: Key
  files: { file: string; text: string; hash: string | null }[]
}

export interface OnDisk {
  text: string | null
  hash: string | null
}

export type Saved = { hashes: Record<string, string> } | { conflicts: Record<string, OnDisk> }

export interface Proposal {
  branch: string
  /** Where the forge compares it with what is published. */
  compare?: string
  pushed: boolean
  /** What git said when it could not be pushed. */
  trouble?: string
}

/** What went wrong, as a sentence for the writer. */
export type Sentence = Localized<string>
