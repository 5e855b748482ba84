import { content, folder, onReload, type SitePage } from '#content'
import { type Amount, formatFact } from './format.ts'
import type { Locale } from './locales.ts'
import { listPages, pageFinder } from './pages.ts'
import type { PlanId } from './plans.ts'
import type { LegalName } from './routes.ts'

/** Import content from here only: typed collections with facts filled in. */
export let { business } = content

export function words<N extends keyof typeof content.pages.nl>(name: N, locale: Locale) {
  return content.pages[locale][name]
}

export const plansIn = (locale: Locale) => content.plans[locale]

/**
 * Monthly fee on the plans overview. The specification states a different price for Professional there; to show it, set
 * `professional.listingMonthly`.
 */
export function listingFee(id: PlanId, locale: Locale, { listingMonthly } = business.professional): string {
  return id === 'professional' && listingMonthly ? formatFact(listingMonthly, locale) : plansIn(locale)[id].monthlyFee
}

export function listingAmount(id: PlanId, { listingMonthly } = business.professional): Amount {
  return (id === 'professional' && listingMonthly) || business[id].monthly
}

export const modulesIn = (locale: Locale) => content.modules[locale]
export const legalIn = (locale: Locale) => content.legal[locale]
/** Earlier versions of a legal document, newest first. */
export function legalVersionsOf(name: LegalName, locale: Locale) {
  return content.legalVersions.filter((version) => version.name === name && version.locale === locale)
}

export const postsIn = (locale: Locale) => content.posts[locale]

export function faqOn(page: 'faq' | 'plans', locale: Locale) {
  return content.faq[locale].filter((section) => section.on === page)
}

/** FAQ sections for the accordion, with the HTML of the answers but not their plain text. */
export function questionsOn(page: 'faq' | 'plans', locale: Locale) {
  return faqOn(page, locale).map((section) => ({
    id: section.id,
    title: section.title,
    questions: section.questions.map(({ id, title, html }) => ({ id, title, html })),
  }))
}

/** A fact from business.yaml, formatted: fact('starter.monthly', 'nl') is `€ 950`. */
export function fact(name: string, locale: Locale): string {
  const value = content.facts[locale][name]
  if (value === undefined) throw new Error(`There is no fact "${name}" in content/business.yaml.`)
  return value
}

export function factIfSet(name: string, locale: Locale): string | undefined {
  return content.facts[locale][name]
}

/** URL of a generated file: a post's HTML or a search index. */
export function generatedFile(file: `bodies/${string}.html` | `search/${Locale}.json`): URL {
  return new URL(file, folder)
}

export let pageAt = pageFinder(listPages(content))

// The desk reloads content without a restart.
onReload(() => {
  business = content.business
  pageAt = pageFinder(listPages(content))
})

export type { Content, PostSummary, SitePage } from '#content'
export { content }

/** Props of a view: the page and, if it has a body, its HTML. */
export interface PageInfo {
  page: SitePage
  html?: string
}
export type Clause = ReturnType<typeof legalIn>['privacy']['sections'][number]
