import type { Locale } from '../../site/locales.ts'
import type { Size } from '../../site/pictures.ts'
import type { Message } from '../check/message.ts'
import type { Place } from '../check/problem.ts'
import type { Outline } from './read/outline.ts'
import type { Collection } from './schema/schema.ts'

/** The pictures that a text names by a right address, each with its size, or the sentence about what is wrong with it. */
export type Pictures = Readonly<Record<string, Size | Message>>

export interface Heading {
  depth: number
  id: string
  text: string
}

/** A heading and where it stands in the file, as its writer wrote it. */
export interface WrittenHeading extends Heading {
  line: number
  written: string
}

/** A second-level heading with what follows it. */
export interface TextSection {
  id: string
  title: string
  html: string
  text: string
}

/** The body of a content file, ready to be shown. */
export interface Body {
  html: string
  /** What a reader reads, one block a line. */
  text: string
  headings: WrittenHeading[]
  /** Only of a text that is shown in parts: its sections, and what stands before the first. */
  sections: TextSection[]
  lead: string
}

/** What is known of a content file, also when some of it is wrong: enough for the checks across files. Without a problem it is complete. */
export interface Entry {
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** The fields, as the schema of the collection and name gives them or, where they are wrong, as they are written. */
  fields: Record<string, unknown>
  /** The names of fields that cannot be read, if there are any. Nothing is said of what depends on them. */
  unread?: readonly string[]
  /** Where each top-level field stands. */
  places: Record<string, Place>
  hasBody: boolean
  /** The pictures that the file names, with their sizes. */
  pictures: Pictures
  /** What the rules across files look at. */
  outline: Pick<Outline, 'links' | 'headings'>
  /** Names what the file says, for its translation. */
  fingerprint: string
  /** The headings of the text; absent when it cannot be read. */
  headings?: WrittenHeading[]
  /** How many words a reader reads. */
  words: number
  /** The text, compiled. Its HTML and what a reader reads are stored by themselves, under this digest. */
  body?: Pick<Body, 'sections' | 'lead'> & { digest: string }
}

/** Where a field of an entry stands; one that is absent, at the beginning of the file. */
export function fieldAt({ places }: Pick<Entry, 'places'>, name: string): Place {
  return places[name] ?? { line: 1, column: 1 }
}
