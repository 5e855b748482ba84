import { pageAt } from '../all-pages.ts'
import { withBase } from '../base.ts'
import { categories, categoryTitle } from '../categories.ts'
import { business, content, legalIn, postNamed, words } from '../content.ts'
import { defaultLocale, locales, type Path } from '../locales.ts'
import { message } from '../messages.ts'
import type { Page } from '../pages.ts'
import { socialPicture } from './social.ts'

export interface Metadata {
  /** As in a share and on the page's picture. */
  title: string
  /** As in the tab and in a search result: with the brand. */
  fullTitle: string
  description: string
  noindex: boolean
  /** Absolute; absent on the not-found page, which has no address of its own. */
  canonical?: string
  /** The versions of the page that name each other, as hreflang with absolute addresses. An alias names none. */
  alternates: { hreflang: string; href: string }[]
  /** The absolute address of the picture that stands beside a shared link. */
  picture: string
  /** The day an article came out, year-month-day. */
  published?: string
}

const hidden = new Set(['privacy', 'terms', 'dpa', 'notFound', 'search'])

/** Whether a page asks not to be found on a published site too; on a preview all of them do. */
export function isUnlisted({ route }: Page): boolean {
  return hidden.has(route)
}

/** What a page says of itself to programs: search engines, browsers, and whatever shows a shared link. */
export function metadataOf(page: Page): Metadata {
  const { title, description } = describe(page)
  const found = page.route !== 'notFound'
  return {
    title,
    fullTitle: `${title} · ${business.brand.name}`,
    description,
    noindex: content.preview || isUnlisted(page),
    canonical: found ? absolute(page.canonical) : undefined,
    alternates: found ? alternatesOf(page) : [],
    picture: absolute(socialPicture(page.canonical)),
    published: postOf(page)?.date,
  }
}

/** An address of the site as other sites write it. */
export function absolute(path: Path): string {
  return new URL(withBase(path), business.brand.origin).href
}

/** The post that a page shows. */
export function postOf({ route, locale, post }: Page) {
  return route === 'post' && post ? postNamed(post, locale) : undefined
}

/** Only versions that answer: of a list that is longer in one language, the last pages have no version in the other. */
function alternatesOf(page: Page): Metadata['alternates'] {
  if (page.url !== page.canonical) return []
  const versions = locales.filter(
    (locale) => locale === page.locale || pageAt(page.twins[locale])?.twins[page.locale] === page.url,
  )
  const neutral = versions.includes(defaultLocale) ? defaultLocale : page.locale
  return [
    ...versions.map((locale) => ({ hreflang: locale as string, href: absolute(page.twins[locale]) })),
    { hreflang: 'x-default', href: absolute(page.twins[neutral]) },
  ]
}

function describe(page: Page): { title: string; description: string } {
  const { locale, number = 1 } = page
  const first = describeFirst(page)
  if (number === 1) return first
  return {
    title: `${first.title}, ${message('blog.page', locale)(number).toLowerCase()}`,
    description: message('blog.pageDescription', locale)({ title: first.title, number }),
  }
}

function describeFirst(page: Page): { title: string; description: string } {
  const { route, locale } = page
  if (route === 'category' && page.category) {
    const { category } = page
    return { title: categoryTitle(category, locale), description: categories[category].description[locale] }
  }
  const post = postOf(page)
  if (post) return { title: post.title, description: post.excerpt }
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legalIn(locale)[route]
  if (route === 'post' || route === 'category') throw new Error(`The page ${page.url} has no content.`)
  return words(route, locale)
}
