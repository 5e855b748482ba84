import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { appearsAt } from '../../scripts/content/clock.ts'
import type { Content } from '../../scripts/content/collections.ts'
import type { CompiledContent } from '../../scripts/content/compile.ts'
import { type Entry, sourceOf } from '../../scripts/content/entry.ts'
import { businessSchema } from '../../scripts/content/schema/business.ts'
import { agreedTermsSchema, collections, fixedNames, schemaOf } from '../../scripts/content/schema/entries.ts'
import { agreedTermsFile, businessFile, locate, searchVocabularyFile } from '../../scripts/content/source.ts'
import { locales } from '../../site/locales.ts'
import { pageName, viewOf } from '../../site/views.ts'
import type { Key, Kind, ListedEntry, ListedSide, Shape, Side, Texts } from '../protocol.ts'
import { keyOfFile, kindOf, nameOf } from '../protocol.ts'
import { thisSite } from '../site.ts'
import { readUtf8 } from './files.ts'

interface EntryFile extends Pick<Side, 'file' | 'locale'> {
  /** Undefined for search.yaml, which is too large for a form. */
  schema?: z.ZodType
}

const lists: Record<string, readonly EntryFile[]> = {
  'facts/business': [{ file: businessFile, schema: businessSchema }],
  'words/search': locales.map((locale) => ({ locale, file: searchVocabularyFile(locale) })),
  'words/terms': [{ file: agreedTermsFile, schema: agreedTermsSchema }],
}

/** Files that an entry has or may have; none if its name is invalid. */
export function filesOf(key: string): readonly EntryFile[] {
  const [, kind, name = ''] = /^([a-z]+)\/([a-zA-Z0-9-]{1,80})$/.exec(key) ?? []
  const collection = collections.find((one) => one === kind)
  if (!collection || fixedNames[collection]?.includes(name) === false) return lists[key] ?? []
  return locales.map((locale) => {
    return { locale, file: `content/${locale}/${key}.mdx`, schema: schemaOf(collection, name, locale) }
  })
}

export const isThere = (root: string, key: string) => filesOf(key).some(({ file }) => existsSync(join(root, file)))

interface Examined extends CompiledContent {
  /** Content from the last preview, for page names. */
  shown?: Content
}

export function listEntries(root: string, { entries, problems, site, shown }: Examined): ListedEntry[] {
  const listed = new Map<Key, ListedEntry>()
  const entryAt = (key: Key) => {
    const listedEntry = listed.get(key) ?? { key, sides: {}, problems: 0 }
    listed.set(key, listedEntry)
    return listedEntry
  }
  const day = ({ fields }: Entry) => String(fields.date ?? '')
  const menuNameOf = (entry: Entry) => {
    const page = entry.collection === 'pages' ? site.pageOf(entry) : undefined
    // If a page appears in menus under its heading, it has no other name.
    return shown && page && viewOf(page.route).name !== 'heading'
      ? pageName({ ...page, post: undefined }, shown)
      : undefined
  }
  for (const entry of entries.toSorted((a, b) => day(b).localeCompare(day(a)))) {
    const { sides } = entryAt(`${entry.collection}/${entry.name}`)
    sides[entry.locale] = { ...sideOf(entry, entries, site.now), name: menuNameOf(entry) }
  }
  for (const key of Object.keys(lists)) if (isThere(root, key)) entryAt(key as Key)
  for (const { file, isForReview } of problems) {
    const key = keyOfFile(file)
    if (!key || filesOf(key).length === 0) continue
    const entry = entryAt(key)
    if (!isForReview) entry.problems++
    // An unreadable entry has no title, so it is listed by name.
    const place = locate(file)
    if ('locale' in place) entry.sides[place.locale] ??= { title: nameOf(key), state: 'published', stale: false }
  }
  return [...listed.values()].sort(({ key: a }, { key: b }) => order(a) - order(b) || pageOrder(a) - pageOrder(b))
}

/** Finds the entry that now has the texts of a removed one, because another program renamed its files. */
export function findRenamed(root: string, key: Key, texts: Texts, { entries }: CompiledContent): Key | undefined {
  const found = entries.find(({ collection, locale, file }) => {
    const old = texts[`content/${locale}/${key}.mdx`]
    return collection === kindOf(key) && typeof old === 'string' && readUtf8(root, file) === old
  })
  return found && keyOfFile(found.file)
}

const kinds: readonly Kind[] = thisSite.kinds
const order = (key: Key) => kinds.indexOf(kindOf(key))
const pageOrder = (key: Key) => (kindOf(key) === 'pages' ? (fixedNames.pages?.indexOf(nameOf(key)) ?? 0) : 0)

export function sideOf(entry: Entry, all: readonly Entry[], now: number): ListedSide {
  const { collection, fields, name } = entry
  const source = sourceOf(entry, all)
  const isHidden = appearsAt(entry) > now
  return {
    title: typeof fields.title === 'string' ? fields.title : name,
    state: fields.draft === true ? 'draft' : isHidden ? 'scheduled' : 'published',
    until: isHidden && typeof fields.publishAt === 'string' ? fields.publishAt : undefined,
    place: collection === 'faq' && typeof fields.order === 'number' ? placeOf(fields, fields.order) : undefined,
    stale: source !== undefined && fields.translates !== undefined && fields.translates !== source.fingerprint,
  }
}

const placeOf = ({ on }: Entry['fields'], order: number) => ({ page: String(on ?? 'faq'), order })

/** Files of an entry; undefined if it has none. */
export function openEntry(root: string, key: Key): Side[] | undefined {
  const sides = filesOf(key).map(({ locale, file, schema }) => {
    return { locale, file, text: readUtf8(root, file), schema: schema ? toShape(schema) : {} }
  })
  return isThere(root, key) ? sides : undefined
}

export function toShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}
