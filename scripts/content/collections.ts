import { examples as componentExamples, markdownExamples } from '../../components/mdx/examples.ts'
import type { PageName, Words } from '../../site/fields.ts'
import type { Size } from '../../site/files.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import type { LegalVersion, Page } from '../../site/pages.ts'
import type { ModuleId, PlanId } from '../../site/plans.ts'
import type { LegalName } from '../../site/routes.ts'
import { memoize } from '../lib/cache.ts'
import { appearsAt } from './clock.ts'
import { bodyOf, type Entry, missingFixed, slugOf } from './entry.ts'
import type { Facts } from './facts.ts'
import type { CompiledBody, Heading, TextSection } from './mdx/compile.ts'
import { picturesIn } from './pictures.ts'
import { compare, translate } from './problem.ts'
import type { ParsedContent } from './read-content.ts'
import type { Business } from './schema/business.ts'
import type { Collection, FaqFields, LegalFields, ModuleFields, PlanFields, PostFields } from './schema/entries.ts'
import type { Vocabulary } from './search/vocabulary.ts'

export interface Example {
  name: string
  source: string
  html: string
  problem?: string
}

interface FaqSection extends FaqFields {
  id: string
  questions: TextSection[]
}

type LegalDocument = Omit<LegalFields, 'printed'> & Pick<CompiledBody, 'lead' | 'sections'>

export interface PostSummary extends Omit<PostFields, 'readTime' | 'slug' | 'keywords'> {
  name: string
  slug: string
  readTime: number
  imageSize: Size
  hasBody: boolean
  /** Digest of the text, and the name of its file: .content/<mode>/bodies/<body>.html. */
  body: string
  headings: Heading[]
  /** Previews only: publication time, as `2026-12-01 09:00`; empty for a draft. */
  waits?: string
}

/** Typed content of the site without the texts of posts, as exported by #content. */
export interface Content {
  business: Business
  facts: Localized<Facts>
  pages: Localized<{ [N in PageName]: Words<N> }>
  texts: Localized<Partial<Record<PageName, string>>>
  plans: Localized<Record<PlanId, PlanFields>>
  modules: Localized<Record<ModuleId, ModuleFields>>
  legal: Localized<Record<LegalName, LegalDocument>>
  legalVersions: LegalVersion[]
  faq: Localized<FaqSection[]>
  posts: Localized<PostSummary[]>
  preview: boolean
  /** Previews only: examples of components and Markdown for the reference page. */
  examples: Example[]
}

/** Content, with the data that only a build needs. */
export interface Collected {
  content: Content
  entries: Entry[]
  hidden: Entry[]
  /** When the next hidden entry appears, in milliseconds since 1970. */
  due: number | undefined
  vocabularies: Localized<Vocabulary>
  placeholders: string[]
}

export type SitePage = Page<PostSummary>

/** Collects the content, by default of all entries. Undefined if the facts are invalid or a page has no text. */
export async function collect(
  { root, business: read, site, preview, cache, vocabularies, legalVersions, ...parsed }: ParsedContent,
  complete: readonly Entry[] = parsed.entries,
): Promise<Collected | undefined> {
  const { business, facts, placeholders } = read
  if (!business || missingFixed(new Set(complete.map(({ file }) => file))).length > 0) return undefined
  const hidden = complete.filter((entry) => appearsAt(entry) > site.now)
  const moments = hidden.map(appearsAt).filter(Number.isFinite)
  const shown = preview ? [...complete] : complete.filter((entry) => !hidden.includes(entry))
  const entries = shown.map((entry) => ({ ...entry, fields: shownFields(entry) }))
  const waits = new Map(hidden.map((entry) => [entry.file, String(entry.fields.publishAt ?? '')]))
  const entriesIn = (collection: Collection, locale: Locale) =>
    entries.filter((entry) => entry.collection === collection && entry.locale === locale)
  // Safe cast: the entries passed their schema, and the twin check found every fixed name.
  const named = <T>(collection: Collection) =>
    localize((locale) => {
      const all = entriesIn(collection, locale).map(({ name, fields, body }) => {
        const parts = collection === 'legal' && { lead: body?.lead ?? '', sections: body?.sections ?? [] }
        return [name, { ...fields, ...parts }]
      })
      return Object.fromEntries(all) as T
    })
  const content: Content = {
    business,
    facts,
    pages: named('pages'),
    texts: localize((locale) => {
      const withBody = entriesIn('pages', locale).filter(({ hasBody }) => hasBody)
      return Object.fromEntries(withBody.map(({ name, body }) => [name, body && bodyOf(body, cache).html]))
    }),
    plans: named('plans'),
    modules: named('modules'),
    legal: named('legal'),
    faq: localize((locale) =>
      entriesIn('faq', locale)
        .map(({ fields, name, body }) => ({ ...(fields as FaqFields), id: name, questions: body?.sections ?? [] }))
        .sort((a, b) => a.order - b.order),
    ),
    posts: localize((locale) =>
      entriesIn('blog', locale)
        .map((entry) => ({ ...toPost(entry), waits: waits.get(entry.file) }))
        .sort((a, b) => compare(b.date, a.date) || a.id - b.id),
    ),
    legalVersions,
    preview,
    examples: preview ? await compileExamples(JSON.stringify({ root, facts: facts.en })) : [],
  }
  const due = moments.length > 0 ? Math.min(...moments) : undefined
  return { content, entries: shown, hidden, due, vocabularies, placeholders }
}

function shownFields({ fields }: Entry): Record<string, unknown> {
  const { draft: _, publishAt: __, noTwin: ___, translates: ____, numbers: _____, printed: ______, ...shown } = fields
  return shown
}

const readingSpeed = 200

function toPost(entry: Entry): PostSummary {
  const { readTime, slug: _, keywords: __, ...fields } = entry.fields as PostFields
  return {
    ...fields,
    name: entry.name,
    slug: slugOf(entry),
    readTime: readTime ?? Math.max(1, Math.round(entry.words / readingSpeed)),
    // Safe cast: the check rejects a picture without a size.
    imageSize: entry.pictures[fields.image] as Size,
    hasBody: entry.hasBody,
    body: entry.body?.digest ?? '',
    headings: (entry.headings ?? []).map(({ depth, id, text }) => ({ depth, id, text })),
  }
}

/** Compiles the English examples of components and Markdown. Memoized, because facts rarely change. */
const compileExamples = memoize(async (key: string) => {
  // Loads the compiler only for previews, because it is large.
  const { compileBody } = await import('./mdx/compile.ts')
  const { root, facts } = JSON.parse(key) as { root: string; facts: Facts }
  return Promise.all(
    Object.entries({ ...componentExamples, ...markdownExamples }).map(async ([name, source]): Promise<Example> => {
      const { body, problems } = await compileBody(`${name}.mdx`, source, 'en', facts, picturesIn(source, root))
      if (body) return { name, source, html: body.html }
      return { name, source, html: '', problem: problems.map(({ message }) => translate(message)).join(' ') }
    }),
  )
})
