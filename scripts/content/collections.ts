import { examples } from '../../components/mdx/vocabulary.tsx'
import type { Words } from '../../site/fields.ts'
import type { Size } from '../../site/files.ts'
import { type Locale, localize } from '../../site/locales.ts'
import type { Page } from '../../site/pages.ts'
import type { ModuleId, PlanId } from '../../site/plans.ts'
import type { LegalName, PageName } from '../../site/routes.ts'
import { memoize } from '../lib/cache.ts'
import { appearsAt } from './clock.ts'
import type { CompiledContent } from './compile.ts'
import { bodyOf, type Entry, missingFixed, slugOf } from './entry.ts'
import type { Facts } from './facts.ts'
import type { CompiledBody } from './mdx/compile.ts'
import { type Pictures, picturesOf } from './pictures.ts'
import { compare, translate } from './problem.ts'
import type { Collection, FaqFields, LegalFields, ModuleFields, PlanFields, PostFields } from './schema/entries.ts'
import { isPreview } from './settings.ts'

/** Content for the views, with the data that only a build needs. */
export type Collections = NonNullable<Awaited<ReturnType<typeof collect>>>

/** Typed content of the site, as #content exports it: without the texts of posts. */
export type Content = Collections['content']

export type PostSummary = Content['posts'][Locale][number]

export type SitePage = Page<PostSummary>

/**
 * Collects the content of the entries in `complete`. Returns undefined if facts are invalid or a fixed entry is
 * missing.
 */
export async function collect(
  { source, parsedFacts, site, cache, searchVocabularies, legalVersions, ...compiled }: CompiledContent,
  complete: readonly Entry[] = compiled.entries,
) {
  const preview = isPreview(source.settings)
  const { business, facts, placeholders } = parsedFacts
  if (!business || missingFixed(new Set(complete.map(({ file }) => file))).length > 0) return undefined
  const hidden = complete.filter((entry) => appearsAt(entry) > site.now)
  const moments = hidden.map(appearsAt).filter(Number.isFinite)
  const published = preview ? [...complete] : complete.filter((entry) => !hidden.includes(entry))
  const entriesIn = (collection: Collection, locale: Locale) =>
    published.filter((entry) => entry.collection === collection && entry.locale === locale)
  // Safe cast: no fixed entry is missing.
  const named = <T>(collection: Collection) =>
    localize((locale) => {
      const all = entriesIn(collection, locale).map((entry) => {
        const { lead = '', sections = [] } = entry.body ?? {}
        return [entry.name, { ...shownFields(entry), ...(collection === 'legal' && { lead, sections }) }]
      })
      return Object.fromEntries(all) as T
    })
  const content = {
    business,
    facts,
    pages: named<{ [N in PageName]: Words<N> }>('pages'),
    texts: localize((locale): Partial<Record<PageName, string>> => {
      const withBody = entriesIn('pages', locale).filter(({ hasBody }) => hasBody)
      return Object.fromEntries(withBody.map(({ name, body }) => [name, body && bodyOf(body, cache).html]))
    }),
    plans: named<Record<PlanId, PlanFields>>('plans'),
    modules: named<Record<ModuleId, ModuleFields>>('modules'),
    legal: named<Record<LegalName, LegalFields & Pick<CompiledBody, 'lead' | 'sections'>>>('legal'),
    faq: localize((locale) =>
      entriesIn('faq', locale)
        .map((entry) => ({ ...shownFields<FaqFields>(entry), id: entry.name, questions: entry.body?.sections ?? [] }))
        .sort((a, b) => a.order - b.order),
    ),
    posts: localize((locale) =>
      entriesIn('blog', locale)
        .map((entry) => toPost(entry, hidden.includes(entry)))
        .sort((a, b) => compare(b.date, a.date) || a.id - b.id),
    ),
    legalVersions,
    preview,
    /** Previews only: address for editing a text; see `ContentSettings`. */
    textAddress: preview ? source.settings.textAddress : undefined,
    /** Previews only: examples of components and Markdown for the reference page. */
    examples: preview
      ? await compileExamples(
          JSON.stringify([facts.en, picturesOf(Object.values(examples).join('\n'), source.pictures)]),
        )
      : [],
  }
  /** Time at which the next hidden entry appears, in milliseconds since 1970; undefined if none is scheduled. */
  const due = moments.length > 0 ? Math.min(...moments) : undefined
  return { content, entries: published, hidden, due, searchVocabularies, placeholders }
}

/** Returns the fields without those for publication and checks. Safe cast: the fields passed their schema. */
function shownFields<T = object>({ fields }: Entry): T {
  const {
    draft: _,
    publishAt: __,
    noTwin: ___,
    translates: ____,
    numbers: _____,
    printed: ______,
    assumes: _______,
    ...shown
  } = fields
  return shown as T
}

const readingSpeed = 200

function toPost(entry: Entry, isHidden: boolean) {
  const { readTime, slug: _, keywords: __, ...fields } = shownFields<PostFields>(entry)
  return {
    ...fields,
    name: entry.name,
    slug: slugOf(entry),
    readTime: readTime ?? Math.max(1, Math.round(entry.words / readingSpeed)),
    // Safe cast: the check rejects a picture without a size.
    imageSize: entry.pictures[fields.image] as Size,
    hasBody: entry.hasBody,
    /** Digest of the text, and the name of its file: .content/<mode>/bodies/<body>.html. */
    body: entry.body?.digest ?? '',
    headings: (entry.headings ?? []).map(({ depth, id, text }) => ({ depth, id, text })),
    /** Hidden posts in previews only: publication time, such as `2026-12-01 09:00`, or empty if none is set. */
    waits: isHidden ? String(entry.fields.publishAt ?? '') : undefined,
  }
}

/** Compiles the English examples of components and Markdown. Memoized, because their facts and pictures rarely change. */
const compileExamples = memoize(async (key: string) => {
  const { compileBody } = await import('./mdx/compile.ts')
  const [facts, pictures] = JSON.parse(key) as [Facts, Pictures]
  return Promise.all(
    Object.entries(examples).map(async ([name, source]) => {
      const { body, problems } = await compileBody(`${name}.mdx`, source, 'en', facts, pictures)
      const problem = body ? undefined : problems.map(({ message }) => translate(message)).join(' ')
      return { name, source, html: body?.html ?? '', problem }
    }),
  )
})
