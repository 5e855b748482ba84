import type { Locale } from '../../site/locales.ts'
import type { Cache } from '../lib/cache.ts'
import type { CompiledBody, WrittenHeading } from './mdx/compile.ts'
import type { Outline } from './mdx/outline.ts'
import type { Pictures } from './pictures.ts'
import type { Position } from './problem.ts'
import type { Collection } from './schema/entries.ts'

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
  body?: Pick<CompiledBody, 'sections' | 'lead'> & { digest: string }
}

export type StoredBody = Pick<CompiledBody, 'html' | 'text'>

export function bodyOf({ digest }: NonNullable<Entry['body']>, cache: Cache): StoredBody {
  const body = cache.get(['body', digest])
  if (!body) throw new Error('The cache lost a text while it was in use. Run the command again.')
  return JSON.parse(String(body))
}

export function fieldAt({ positions }: Pick<Entry, 'positions'>, name: string): Position {
  return positions[name] ?? { line: 1, column: 1 }
}

export function aliasesOf({ fields }: Pick<Entry, 'fields'>): string[] {
  return Array.isArray(fields.aliases) ? fields.aliases.filter((alias) => typeof alias === 'string') : []
}

/** Returns the date of a post. Without a valid one, the post counts as the latest. */
export function dateOf({ fields }: Entry): string {
  return typeof fields.date === 'string' ? fields.date : '9999'
}

export function slugOf(entry: Pick<Entry, 'fields' | 'name'>): string {
  return String(entry.fields.slug ?? entry.name)
}

/** Returns the highest number plus one, for all twins of a new post. */
export function nextId(entries: readonly Entry[]): number {
  const ids = entries.filter(({ collection }) => collection === 'blog').map(({ fields }) => Number(fields.id) || 0)
  return Math.max(0, ...ids) + 1
}
