import { type Locale, type Localized, localize } from '../../site/locales.ts'
import type { LegalVersion, Page } from '../../site/pages.ts'
import type { Size } from '../../site/pictures.ts'
import type { ModuleId, PlanId } from '../../site/plans.ts'
import type { LegalName, PageName, Words } from '../../site/routes.ts'
import { compare } from '../check/problem.ts'
import { appearsAt } from './clock.ts'
import type { Example } from './compile/examples.ts'
import type { Body, Entry, Heading, Pictures, TextSection } from './entry.ts'
import { slugOf } from './posts.ts'
import type { Business } from './schema/business.ts'
import type { BusinessFile, Facts } from './schema/facts.ts'
import type { Faq, Legal, Module, Plan, Post } from './schema/schema.ts'
import type { Vocabulary } from './search/vocabulary.ts'

export interface FaqSection extends Faq {
  id: string
  questions: TextSection[]
}

/** A legal document: its words, and its text section by section. */
export type LegalDocument = Omit<Legal, 'printed'> & Pick<Body, 'lead' | 'sections'>

/** A post as lists show it. Its text, if it has one, is a file of its own. */
export interface PostSummary extends Omit<Post, 'readTime' | 'slug' | 'keywords'> {
  /** The file name, which the twins share. */
  name: string
  slug: string
  readTime: number
  /** How large the image is by itself. */
  imageSize: Size
  hasBody: boolean
  /** Names its text: .content/<mode>/bodies/<body>.html. */
  body: string
  headings: Heading[]
  /** Only in a preview: until when the post is hidden, as `2026-12-01 09:00`; empty for a draft. */
  waits?: string
}

/** Everything the site shows but the texts of posts, typed: what #content exports. */
export interface Content {
  business: Business
  facts: Localized<Facts>
  pages: Localized<{ [N in PageName]: Words<N> }>
  /** The texts of pages that have one, as HTML. */
  texts: Localized<Partial<Record<PageName, string>>>
  plans: Localized<Record<PlanId, Plan>>
  modules: Localized<Record<ModuleId, Module>>
  legal: Localized<Record<LegalName, LegalDocument>>
  /** Earlier versions of legal documents, as they were published. */
  legalVersions: LegalVersion[]
  faq: Localized<FaqSection[]>
  posts: Localized<PostSummary[]>
  /** Whether this is a preview, which also shows what is not published. */
  preview: boolean
  /** What texts can hold: only in a preview, which has a page of them. */
  examples: Example[]
}

/** Content without problems: what a site is made of. */
export interface Built {
  content: Content
  /** What the site shows. */
  entries: Entry[]
  /** What it does not show yet. */
  hidden: Entry[]
  /** When the next of those appears, in milliseconds since 1970. */
  due: number | undefined
  /** The words that visitors search with. */
  vocabularies: Localized<Vocabulary>
  /** Values of business.yaml that are still to be filled in. */
  placeholders: string[]
}

/** A page of the site, with what its lists show of its post. */
export type SitePage = Page<PostSummary>

/** What stands in the collections as it is, the hidden entries, and how the HTML of a body is found. */
type More = Pick<Content, 'legalVersions' | 'preview' | 'examples'> & {
  hidden: readonly Entry[]
  htmlOf: (body: NonNullable<Entry['body']>) => string
}

/**
 * The one place where drafts and what is scheduled are kept out of the site. A preview shows all. `due` is when the next
 * entry becomes visible.
 */
export function schedule(entries: readonly Entry[], now: number, preview: boolean) {
  const hidden = entries.filter((entry) => appearsAt(entry) > now)
  const moments = hidden.map(appearsAt).filter(Number.isFinite)
  return {
    shown: preview ? [...entries] : entries.filter((entry) => !hidden.includes(entry)),
    hidden,
    due: moments.length > 0 ? Math.min(...moments) : undefined,
  }
}

/** Gathers checked entries into typed collections. */
export function collect(
  { business, facts }: BusinessFile,
  all: readonly Entry[],
  { hidden, htmlOf, ...more }: More,
): Content {
  const entries = all.map((entry) => ({ ...entry, fields: shownFields(entry) }))
  const waits = new Map(hidden.map((entry) => [entry.file, String(entry.fields.publishAt ?? '')]))
  // The entries passed the schema of their collection and name, and the twin check found every fixed name: the
  // record is complete and typed, which TypeScript cannot see through a loop.
  const named = <T>(collection: string) =>
    localize((locale) => {
      const own = entries.filter((entry) => entry.collection === collection && entry.locale === locale)
      return Object.fromEntries(own.map((entry) => [entry.name, { ...entry.fields, ...partsOf(entry) }])) as T
    })
  return {
    business,
    facts,
    pages: named('pages'),
    texts: localize((locale) => {
      const own = entries.filter((entry) => entry.collection === 'pages' && entry.locale === locale && entry.hasBody)
      return Object.fromEntries(own.map(({ name, body }) => [name, body && htmlOf(body)]))
    }),
    plans: named('plans'),
    modules: named('modules'),
    legal: named('legal'),
    faq: localize((locale) => toFaq(entries.filter((entry) => entry.collection === 'faq' && entry.locale === locale))),
    posts: localize((locale) => toPosts(entries, locale, waits)),
    ...more,
  }
}

/** The fields without those that are about the file itself. */
function shownFields({ fields }: Entry): Record<string, unknown> {
  const { draft: _, publishAt: __, noTwin: ___, translates: ____, numbers: _____, printed: ______, ...shown } = fields
  return shown
}

/** The text of a legal document. The others that have a fixed name have fields alone. */
function partsOf({ collection, body }: Entry): Partial<LegalDocument> {
  return collection === 'legal' ? { lead: body?.lead ?? '', sections: body?.sections ?? [] } : {}
}

function toFaq(entries: readonly Entry[]): FaqSection[] {
  const sections = entries.map((entry) => ({
    ...(entry.fields as Faq),
    id: entry.name,
    questions: entry.body?.sections ?? [],
  }))
  return sections.sort((a, b) => a.order - b.order)
}

/** The posts of one language, newest first. */
function toPosts(entries: readonly Entry[], locale: Locale, waits: ReadonlyMap<string, string>): PostSummary[] {
  const posts = entries.filter((entry) => entry.collection === 'blog' && entry.locale === locale)
  const summaries = posts.map((entry) => ({ ...toPost(entry), waits: waits.get(entry.file) }))
  return summaries.sort((a, b) => compare(b.date, a.date) || a.id - b.id)
}

/** Words a minute, for the reading time of an article. */
const readingSpeed = 200

function toPost(entry: Entry): PostSummary {
  const { readTime, slug: _, keywords: __, ...fields } = entry.fields as Post
  return {
    ...fields,
    name: entry.name,
    slug: slugOf(entry),
    readTime: readTime ?? Math.max(1, Math.round(entry.words / readingSpeed)),
    imageSize: sizeOf(entry.pictures[fields.image]),
    hasBody: entry.hasBody,
    body: entry.body?.digest ?? '',
    headings: (entry.headings ?? []).map(({ depth, id, text }) => ({ depth, id, text })),
  }
}

/** The check of the entry refused an image that cannot be measured. */
function sizeOf(picture: Pictures[string] | undefined): Size {
  return picture && 'width' in picture ? picture : { width: 960, height: 540 }
}
