import type { Locale } from '../../site/locales.ts'
import type { Size } from '../../site/pictures.ts'
import type { Outline } from './mdx/outline.ts'
import type { Message, Position } from './problem.ts'
import type { Collection } from './schema/entries.ts'

export type Pictures = Readonly<Record<string, Size | Message>>

export interface Heading {
  depth: number
  id: string
  text: string
}

export interface WrittenHeading extends Heading {
  line: number
  written: string
}

export interface TextSection {
  id: string
  title: string
  html: string
  text: string
}

export interface Body {
  html: string
  /** Visible text, one block per line. */
  text: string
  headings: WrittenHeading[]
  /** Sections and introduction, only for texts that are displayed in parts. */
  sections: TextSection[]
  lead: string
}

/** Parsed content file for checks across files, even if partly invalid. Complete if it has no problem. */
export interface Entry {
  file: string
  locale: Locale
  collection: Collection
  name: string
  /** Fields parsed by their schema, or as written if they are invalid. */
  fields: Record<string, unknown>
  /** Unreadable fields. Checks that depend on them are skipped. */
  unread?: readonly string[]
  positions: Record<string, Position>
  hasBody: boolean
  pictures: Pictures
  outline: Pick<Outline, 'links' | 'headings'>
  /** Hash of the content, used to detect outdated translations. */
  fingerprint: string
  headings?: WrittenHeading[]
  words: number
  /** Compiled text. Its HTML and visible text are stored separately under this digest. */
  body?: Pick<Body, 'sections' | 'lead'> & { digest: string }
}

export function fieldAt({ positions }: Pick<Entry, 'positions'>, name: string): Position {
  return positions[name] ?? { line: 1, column: 1 }
}

export function aliasesOf({ fields }: Pick<Entry, 'fields'>): string[] {
  return Array.isArray(fields.aliases) ? fields.aliases.filter((alias) => typeof alias === 'string') : []
}

/** Returns the date of a post. An invalid date means that the post is being written. */
export function dateOf({ fields }: Entry): string {
  return typeof fields.date === 'string' ? fields.date : '9999'
}

export function slugOf(entry: Pick<Entry, 'fields' | 'name'>): string {
  return String(entry.fields.slug ?? entry.name)
}
