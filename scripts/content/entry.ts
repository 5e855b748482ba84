import { categoryNames } from '../../site/categories.ts'
import { files as generatedFiles, robotsFile, sitemapFile } from '../../site/files.ts'
import { type Localized, locales, localize } from '../../site/locales.ts'
import { type LegalVersion, listPages, type Page, pageFinder } from '../../site/pages.ts'
import { viewOf } from '../../site/views.ts'
import { type Cache, memoize } from '../lib/cache.ts'
import { lineInProgram } from '../lib/process.ts'
import { appearsAt } from './clock.ts'
import type { Facts } from './facts.ts'
import type { CompiledBody, WrittenHeading } from './mdx/compile.ts'
import type { Outline } from './mdx/outline.ts'
import type { Pictures } from './pictures.ts'
import { type Message, type Position, type Problem, problemOf, say } from './problem.ts'
import { type Collection, fixedNames } from './schema/entries.ts'
import type { SourceFile } from './source.ts'

/** Parsed content file, for checks across files. Complete only if the file has no problems. */
export interface Entry extends Omit<SourceFile, 'text'> {
  /** Fields parsed by their schema, or as written if they are invalid. */
  fields: Record<string, unknown>
  /** Unreadable fields. Checks that depend on them are skipped. */
  unreadableFields?: readonly string[]
  positions: Record<string, Position>
  hasBody: boolean
  pictures: Pictures
  outline: Pick<Outline, 'links' | 'headings' | 'ids'>
  /** Names that messages about the text gave to its pictures; only if the text has a link to a picture. */
  pictureNames?: readonly (readonly [source: string, name: string])[]
  /** Hash of the content, used to detect outdated translations. */
  fingerprint: string
  headings?: WrittenHeading[]
  words: number
  /** Problems in this text only. */
  problems: readonly Problem[]
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

/** Returns the date of a post. A post without a date counts as the latest. */
export function dateOf({ fields }: Entry): string {
  return typeof fields.date === 'string' ? fields.date : '9999'
}

export function slugOf(entry: Pick<Entry, 'fields' | 'name'>): string {
  return String(entry.fields.slug ?? entry.name)
}

/** Returns the next free post id. Twins share one id. */
export function nextId(entries: readonly Entry[]): number {
  const ids = entries.filter(({ collection }) => collection === 'blog').map(({ fields }) => Number(fields.id) || 0)
  return Math.max(0, ...ids) + 1
}

/** Entries by language, collection and name. Memoized, because thousands of translations look up their original. */
export const entriesByName = memoize((entries: readonly Entry[]) => {
  return new Map(entries.map((entry) => [`${entry.locale}/${entry.collection}/${entry.name}`, entry]))
}, new WeakMap())

/** Returns the original of a translation: the twin in the first language that has one. An original itself has none. */
export function sourceOf({ locale, collection, name }: Entry, entries: readonly Entry[]): Entry | undefined {
  const twins = locales.map((twinLocale) => entriesByName(entries).get(`${twinLocale}/${collection}/${name}`))
  const source = twins.find((twin) => twin !== undefined)
  return source?.locale === locale ? undefined : source
}

/** The whole site, as rules see it: pages, addresses and anchors of all entries, including drafts. */
export type SiteContext = ReturnType<typeof createSiteContext>

const viewsFile = 'site/views.ts'

interface SiteInputs {
  entries: readonly Entry[]
  facts: Localized<Facts>
  /** In milliseconds since 1970. */
  now: number
  legalVersions?: readonly LegalVersion[]
  /** Tells whether an address is that of a file in public/. */
  isPublic: (address: string) => boolean
}

export function createSiteContext({ entries, facts, now, legalVersions = [], isPublic }: SiteInputs) {
  const posts = localize((locale) =>
    entries
      .filter((entry) => entry.collection === 'blog' && entry.locale === locale)
      .map((entry) => ({
        name: entry.name,
        slug: slugOf(entry),
        aliases: aliasesOf(entry),
        // Another rule reports an invalid category.
        category: categoryNames.find((name) => name === entry.fields.category) ?? 'howTo',
        hasBody: entry.hasBody,
        isShown: appearsAt(entry) <= now,
      })),
  )
  const pages = listPages({ posts, legalVersions })
  const firsts = new Map(
    pages.toReversed().map((page) => [`${page.locale} ${page.route} ${page.post?.name ?? ''}`, page]),
  )
  const faq = entries.filter(({ collection }) => collection === 'faq')
  const generated = new Set<string>([sitemapFile, robotsFile, ...Object.values(generatedFiles).flatMap(Object.values)])
  const named = entriesByName(entries)
  const entryOf = ({ locale, route, post }: Page) =>
    named.get(post ? `${locale}/blog/${post.name}` : `${locale}/legal/${route}`) ??
    named.get(`${locale}/pages/${route}`)
  return {
    entries,
    facts,
    now,
    pageAt: pageFinder(pages),
    published: () => {
      const shownPosts = localize((locale) => posts[locale].filter(({ isShown }) => isShown))
      return listPages({ posts: shownPosts, legalVersions })
    },
    /** Canonical URLs by language, without drafts. */
    addresses: localize((locale) =>
      pages
        .filter((page) => page.locale === locale && page.url === page.canonical && page.route !== 'notFound')
        .filter((page) => entryOf(page)?.fields.draft !== true)
        .map((page) => page.url),
    ),
    /** True if the slug or aliases of a post are unreadable, so that the list of URLs is incomplete. */
    hasUnreadableAddress: entries.some(({ unreadableFields }) =>
      unreadableFields?.some((name) => name === 'slug' || name === 'aliases'),
    ),
    isFile: (address: string) => generated.has(address) || isPublic(address),
    entryOf,
    pageOf: ({ locale, collection, name, fields }: Entry) => {
      if (collection === 'blog') return firsts.get(`${locale} post ${name}`)
      return firsts.get(`${locale} ${collection === 'faq' ? (fields.on ?? 'faq') : name} `)
    },
    /** Anchors of a page by id, with file and line; undefined if a text of the page is missing or unreadable. */
    anchorsOf: memoize((page: Page) => {
      const pageEntry = entryOf(page)
      const isOn = ({ fields, unreadableFields }: Entry) =>
        unreadableFields?.includes('on') || (fields.on ?? 'faq') === page.route
      const sections = faq.filter((entry) => entry.locale === page.locale && isOn(entry))
      if (!pageEntry && page.route !== 'category') return undefined
      if ([pageEntry, ...sections].some((entry) => entry && (!entry.headings || entry.unreadableFields)))
        return undefined
      const anchors = new Map<string, { file: string; line: number }>()
      const add = (id: string, file: string, line: number) => anchors.has(id) || anchors.set(id, { file, line })
      for (const id of viewOf(page.route).anchors ?? []) add(id, viewsFile, lineInProgram(viewsFile, `'${id}'`))
      for (const [name, value] of Object.entries(pageEntry?.fields ?? {}))
        if (pageEntry && typeof value === 'object' && value !== null && 'heading' in value)
          add(name, pageEntry.file, fieldAt(pageEntry, name).line)
      for (const { name, file } of sections) add(name, file, 1)
      for (const entry of [pageEntry, ...sections])
        for (const { id, line } of entry?.headings ?? []) add(id, entry?.file ?? '', line)
      return anchors
    }),
  }
}

export function missingFixed(files: Pick<ReadonlySet<string>, 'has'>): Problem[] {
  return Object.entries(fixedNames).flatMap(([collection, names]) =>
    names.flatMap((name) => {
      const all = locales.map((locale) => `content/${locale}/${collection}/${name}.mdx`)
      const twin = all.find((file) => files.has(file))
      const message = twin
        ? missingTwinOf(twin)
        : { en: 'The file is missing. Create it.', nl: 'Het bestand ontbreekt. Maak het aan.' }
      return all.filter((file) => !files.has(file)).map((file) => problemOf(file, 'missing-twin', { message }))
    }),
  )
}

const noTranslation = {
  en: 'The twin {twin} is missing. Create it as the translation of this file, with the same file name.',
  nl: 'De tegenhanger {twin} ontbreekt. Maak die aan als vertaling van dit bestand, met dezelfde bestandsnaam.',
  desk: {
    en: 'The text in the other language is missing. Choose "Start from a copy" there, and translate it.',
    nl: 'De tekst in de andere taal ontbreekt. Kies daar ‘Begin met een kopie’, en vertaal die.',
  },
}

/** Reports a missing translation without a reason, and a reason without a missing translation. */
export function missingTwins(files: ReadonlyMap<string, string>, entries: readonly Entry[]): Problem[] {
  const isAlone = ({ fields, unreadableFields }: Entry) =>
    fields.noTwin !== undefined || unreadableFields?.includes('noTwin')
  const alone = new Map(entries.filter(isAlone).map((entry) => [entry.file, entry]))
  return [...files].flatMap(([name, file]) => {
    const [, ownLocale = '', collection = ''] = name.split('/')
    if (fixedNames[collection as Collection]) return []
    const twins = locales.map((locale) => name.replace(`content/${ownLocale}/`, `content/${locale}/`))
    const missing = twins.filter((twin) => !files.has(twin))
    const entry = alone.get(file)
    if (entry?.fields.noTwin !== undefined && missing.length === 0) {
      const twin = twins.find((other) => other !== name) ?? ''
      const message = {
        en: 'noTwin is set, but the twin {twin} exists. Remove the noTwin line.',
        nl: 'noTwin staat hier, maar de tegenhanger {twin} bestaat. Haal de regel met noTwin weg.',
        desk: {
          en: 'This text has a translation, but also gives a reason for having none. Clear that reason.',
          nl: 'Hier staat waarom deze tekst niet vertaald is, maar dat is hij wel. Wis de reden.',
        },
        values: { twin },
      }
      return [problemOf(file, 'missing-twin', { position: fieldAt(entry, 'noTwin'), message })]
    }
    const there = twins.filter((twin) => files.has(twin))
    if (there[0] !== name || there.some((twin) => alone.has(files.get(twin) ?? ''))) return []
    return missing.map((twin) => problemOf(file, 'missing-twin', { message: say(noTranslation, { twin }) }))
  })
}

export function missingTwinOf(twin: string): Message {
  return {
    en: 'The file is missing. Create it as the twin of {twin}.',
    nl: 'Het bestand ontbreekt. Maak het aan als de tegenhanger van {twin}.',
    values: { twin },
  }
}
