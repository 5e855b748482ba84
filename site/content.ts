import { content, folder, onReload } from '#content'
import type { Locale } from './locales.ts'
import { listPages, type Page, pageFinder } from './pages.ts'
import type { LegalName } from './routes.ts'

/** The one door to the content: typed collections that the content build wrote, facts already filled in. */
export let { business } = content

/** The words of a page, in one language. */
export function words<N extends keyof typeof content.pages.nl>(name: N, locale: Locale) {
  return content.pages[locale][name]
}

export const plansIn = (locale: Locale) => content.plans[locale]
export const modulesIn = (locale: Locale) => content.modules[locale]
export const legalIn = (locale: Locale) => content.legal[locale]
/** The earlier versions of a legal document, the newest first. */
export function legalVersionsOf(name: LegalName, locale: Locale) {
  return content.legalVersions.filter((one) => one.name === name && one.locale === locale)
}

export const postsIn = (locale: Locale) => content.posts[locale]

/** The sections of the FAQ that one page shows, in their order. */
export function faqOn(page: 'faq' | 'plans', locale: Locale) {
  return content.faq[locale].filter((section) => section.on === page)
}

/** The same as the accordion takes them: the answers as HTML, without their plain text. */
export function questionsOn(page: 'faq' | 'plans', locale: Locale) {
  return faqOn(page, locale).map((section) => ({
    id: section.id,
    title: section.title,
    questions: section.questions.map(({ id, title, html }) => ({ id, title, html })),
  }))
}

/** A fact of business.yaml in the reader's language: fact('starter.monthly', 'nl') is `€ 950`. */
export function fact(name: string, locale: Locale): string {
  const value = content.facts[locale][name]
  if (value === undefined) throw new Error(`There is no fact "${name}" in content/business.yaml.`)
  return value
}

/** A fact that may be unset, such as a certificate. */
export function factIfSet(name: string, locale: Locale): string | undefined {
  return content.facts[locale][name]
}

/** Where a file stands that was made of the content beside its collections: the HTML of a post, a search index. */
export function placeOf(file: `bodies/${string}.html` | `search/${Locale}.json`): URL {
  return new URL(file, folder)
}

/** Finds a page of the site by its address. */
export let pageAt = pageFinder(listPages(content))

// The desk shows what is typed with one running program.
onReload(() => {
  business = content.business
  pageAt = pageFinder(listPages(content))
})

export { content }
export type Content = typeof content
export type PostSummary = ReturnType<typeof postsIn>[number]
export type SitePage = Page<PostSummary>
/** What a view gets: the page it shows and, where it has one, the HTML of its text. */
export interface PageInfo {
  page: SitePage
  html?: string
}
export type Clause = ReturnType<typeof legalIn>['privacy']['sections'][number]
