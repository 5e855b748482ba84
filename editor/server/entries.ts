import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ContentReport } from '../../scripts/check/run.ts'
import { appearsAt } from '../../scripts/content/clock.ts'
import { type Entry, sourceOf } from '../../scripts/content/entry.ts'
import { businessFile, termsFile, toSourceFile, vocabularyFile } from '../../scripts/content/read.ts'
import { business } from '../../scripts/content/schema/business.ts'
import { collections, fixedNames, schemaOf, terms } from '../../scripts/content/schema/entries.ts'
import { pageNames } from '../../site/fields.ts'
import { type Locale, locales } from '../../site/locales.ts'
import type { Key, Kind, ListedEntry, ListedSide, Shape, Side } from '../protocol.ts'
import { keyOfFile } from '../protocol.ts'
import { onDisk } from './files.ts'

const lists: Record<string, readonly Pick<Side, 'file' | 'locale'>[]> = {
  'facts/business': [{ file: businessFile }],
  'words/search': locales.map((locale) => ({ locale, file: vocabularyFile(locale) })),
  'words/terms': [{ file: termsFile }],
}

export function listEntries(root: string, { entries, problems, site }: ContentReport): ListedEntry[] {
  const listed = new Map<Key, ListedEntry>()
  const entryAt = (kind: Kind, name: string) => {
    const key: Key = `${kind}/${name}`
    const found = listed.get(key) ?? { key, kind, name, sides: {}, problems: 0 }
    listed.set(key, found)
    return found
  }
  for (const entry of entries)
    entryAt(entry.collection, entry.name).sides[entry.locale] = sideOf(entry, entries, site.now)
  for (const [key, files] of Object.entries(lists)) {
    const parts = partsOfKey(key)
    if (parts && files.some(({ file }) => existsSync(join(root, file)))) entryAt(parts.kind, parts.name)
  }
  for (const { file, isForReview } of problems) {
    const key = keyOfFile(file)
    const parts = key && partsOfKey(key)
    if (!parts) continue
    const entry = entryAt(parts.kind, parts.name)
    if (!isForReview) entry.problems++
    // Unreadable entries are listed by name.
    const { locale } = toSourceFile(file, '') ?? {}
    if (locale) entry.sides[locale] ??= { title: parts.name, state: 'published', stale: false }
  }
  return [...listed.values()].sort(
    (a, b) => order(a) - order(b) || newest(b).localeCompare(newest(a)) || pageOrder(a) - pageOrder(b),
  )
}

const kinds: readonly Kind[] = ['blog', 'faq', 'pages', 'plans', 'modules', 'legal', 'facts', 'words']
const pages: readonly string[] = pageNames
const order = ({ kind }: ListedEntry) => kinds.indexOf(kind)
const newest = ({ sides }: ListedEntry) =>
  Object.values(sides)
    .map(({ day = '' }) => day)
    .sort()
    .at(-1) ?? ''
const pageOrder = ({ kind, name }: ListedEntry) => (kind === 'pages' ? pages.indexOf(name) : 0)

function sideOf(entry: Entry, all: readonly Entry[], now: number): ListedSide {
  const { fields, name } = entry
  const source = sourceOf(entry, all)
  const isHidden = appearsAt(entry) > now
  return {
    title: typeof fields.title === 'string' ? fields.title : name,
    state: fields.draft === true ? 'draft' : isHidden ? 'scheduled' : 'published',
    until: isHidden && typeof fields.publishAt === 'string' ? fields.publishAt : undefined,
    stale: source !== undefined && fields.translates !== undefined && fields.translates !== source.fingerprint,
    day: typeof fields.date === 'string' ? fields.date : undefined,
  }
}

export function partsOfKey(key: string): { kind: Kind; name: string } | undefined {
  const [, kind, name = ''] = /^([a-z]+)\/([a-zA-Z0-9-]{1,80})$/.exec(key) ?? []
  if (lists[key]) return { kind: kind as Kind, name }
  const collection = collections.find((one) => one === kind)
  const isKnown = collection && (fixedNames[collection]?.includes(name) ?? true)
  return isKnown ? { kind: collection, name } : undefined
}

export function filesOf(key: string): readonly Pick<Side, 'file' | 'locale'>[] {
  if (!partsOfKey(key)) return []
  return lists[key] ?? locales.map((locale) => ({ locale, file: `content/${locale}/${key}.mdx` }))
}

/** Files of an entry; undefined if it has none. */
export function openEntry(root: string, key: Key): Side[] | undefined {
  const parts = partsOfKey(key)
  if (!parts) return undefined
  const { kind, name } = parts
  const sides = filesOf(key).map(({ file, locale }) => {
    const schema = schemaOfFile(kind, name, locale)
    return { locale, file, ...onDisk(root, file), schema: schema ? toShape(schema) : {} }
  })
  return sides.some(({ file }) => existsSync(join(root, file))) ? sides : undefined
}

export function toShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}

/** Schema of a file; none for search.yaml, too large for a form. */
function schemaOfFile(kind: Kind, name: string, locale?: Locale) {
  if (kind === 'facts') return business
  if (kind === 'words' || !locale) return locale ? undefined : terms
  return schemaOf(kind, name, locale)
}
