import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sourceOf } from '../../scripts/check/stale-twin.ts'
import type { Examined } from '../../scripts/content/build-content.ts'
import { appearsAt } from '../../scripts/content/clock.ts'
import type { Entry } from '../../scripts/content/entry.ts'
import { sourceOf as contentFileOf } from '../../scripts/content/overlay.ts'
import { businessFile, termsFile, vocabularyFile } from '../../scripts/content/read/read.ts'
import { business } from '../../scripts/content/schema/business.ts'
import { collections, fixedNames, schemaOf } from '../../scripts/content/schema/schema.ts'
import { terms } from '../../scripts/content/terms.ts'
import { type Locale, locales, localize } from '../../site/locales.ts'
import { pageNames } from '../../site/routes.ts'
import type { Key, Kind, Listed, ListedSide, Opened, Shape, Side, Writer } from '../protocol.ts'
import { listDrafts } from './drafts.ts'
import { onDisk } from './files.ts'
import { refuseLink } from './guard.ts'

const pages: readonly string[] = pageNames

interface OwnFile {
  file: string
  /** None where the file is of all languages. */
  locale?: Locale
}

/** Lists beside the collections, with their files. */
const lists: Record<string, readonly OwnFile[]> = {
  'facts/business': [{ file: businessFile }],
  'words/search': locales.map((locale) => ({ locale, file: vocabularyFile(locale) })),
  'words/terms': [{ file: termsFile }],
}
const listKeys = Object.keys(lists) as Key[]

/** Every entry, with what a writer wants to know of it, twins beside each other. */
export function listEntries(root: string, { entries, problems, site }: Examined): Listed[] {
  const counts = new Map<string, number>()
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1)
  const listed = new Map<Key, Listed>()
  const at = (kind: Kind, name: string) => {
    const key: Key = `${kind}/${name}`
    const found = listed.get(key) ?? { key, kind, name, sides: {} }
    listed.set(key, found)
    return found
  }
  for (const key of listKeys) {
    const files = filesOf(key)
    const { kind, name } = partsOfKey(key) ?? {}
    if (!kind || !name || !files.some(({ file }) => counts.has(file) || existsSync(join(root, file)))) continue
    const [first] = files
    const fileOf = (locale: Locale) => files.find((one) => one.locale === locale) ?? first
    at(kind, name).sides = localize((locale) => unread('', counts.get(fileOf(locale)?.file ?? '') ?? 0))
  }
  for (const entry of entries)
    at(entry.collection, entry.name).sides[entry.locale] = sideOf(entry, entries, site.now, counts)
  // What cannot be read at all is listed by its name.
  for (const [file, count] of counts) {
    const source = contentFileOf(file, '')
    if (!source || !partsOfKey(`${source.collection}/${source.name}`)) continue
    at(source.collection, source.name).sides[source.locale] ??= unread(source.name, count)
  }
  return [...listed.values()].sort(
    (a, b) => order(a) - order(b) || newest(b).localeCompare(newest(a)) || pageOrder(a) - pageOrder(b),
  )
}

const unread = (name: string, problems: number): ListedSide => ({
  title: name,
  state: 'published',
  stale: false,
  problems,
})
const order = ({ kind }: Listed) =>
  ['blog', 'faq', 'pages', 'plans', 'modules', 'legal', 'facts', 'words'].indexOf(kind)
const newest = ({ sides }: Listed) =>
  Object.values(sides)
    .map(({ day = '' }) => day)
    .sort()
    .at(-1) ?? ''
const pageOrder = ({ kind, name }: Listed) => (kind === 'pages' ? pages.indexOf(name) : 0)

function sideOf(entry: Entry, all: readonly Entry[], now: number, counts: ReadonlyMap<string, number>): ListedSide {
  const { fields, file, name } = entry
  const source = sourceOf(entry, all)
  const isHidden = appearsAt(entry) > now
  return {
    title: typeof fields.title === 'string' ? fields.title : name,
    state: fields.draft === true ? 'draft' : isHidden ? 'scheduled' : 'published',
    until: isHidden && typeof fields.publishAt === 'string' ? fields.publishAt : undefined,
    stale: source !== undefined && fields.translates !== undefined && fields.translates !== source.fingerprint,
    problems: counts.get(file) ?? 0,
    day: typeof fields.date === 'string' ? fields.date : undefined,
  }
}

/** The parts of a key, if an entry can have it. */
export function partsOfKey(key: string): { kind: Kind; name: string } | undefined {
  const [, kind, name = ''] = /^([a-z]+)\/([a-zA-Z0-9-]{1,80})$/.exec(key) ?? []
  if (lists[key]) return { kind: kind as Kind, name }
  const collection = collections.find((one) => one === kind)
  const isKnown = collection && (fixedNames[collection]?.includes(name) ?? true)
  return isKnown ? { kind: collection, name } : undefined
}

/** The files of an entry, one for each language; the facts have one. */
export function filesOf(key: string): readonly OwnFile[] {
  const parts = partsOfKey(key)
  if (!parts) return []
  return lists[key] ?? locales.map((locale) => ({ locale, file: `content/${locale}/${parts.kind}/${parts.name}.mdx` }))
}

/** The entry of a content file. */
export function keyOf(file: string): Key {
  const list = listKeys.find((key) => lists[key]?.some((one) => one.file === file))
  const [, key] = /^content\/\w+\/(.*)\.mdx$/.exec(file) ?? []
  return list ?? ((key ?? 'facts/business') as Key)
}

/** An entry as it is on disk, with what its forms are made of and what one browser typed in it. */
export function openEntry(root: string, key: Key, writer: Writer): Opened | undefined {
  const parts = partsOfKey(key)
  const files = filesOf(key)
  for (const { file } of files) refuseLink(root, file)
  const drafts = listDrafts(root, key)
  if (!parts || (drafts.length === 0 && !files.some(({ file }) => existsSync(join(root, file))))) return undefined
  const { kind, name } = parts
  const isFree = kind !== 'facts' && kind !== 'words' && fixedNames[kind] === undefined
  return {
    key,
    kind,
    name,
    isFree,
    kept: drafts.find((draft) => draft.writer === writer),
    sides: files.map((file) => sideOnDisk(root, kind, name, file)),
  }
}

function sideOnDisk(root: string, kind: Kind, name: string, { file, locale }: OwnFile): Side {
  const schema = schemaOfFile(kind, name, locale)
  const shape = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}
  return { locale, file, ...onDisk(root, file), schema: shape }
}

/** The schema of a file; a search.yaml has far too many words for a form. */
function schemaOfFile(kind: Kind, name: string, locale?: Locale) {
  if (kind === 'facts') return business
  if (kind === 'words' || !locale) return locale ? undefined : terms
  return schemaOf(kind, name, locale)
}
