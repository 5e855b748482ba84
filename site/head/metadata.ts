import { withBase } from '../base.ts'
import type { Content, SitePage } from '../content.ts'
import { socialPicture } from '../files.ts'
import { defaultLocale, type Path } from '../locales.ts'
import { message } from '../messages.ts'
import type { Page } from '../pages.ts'
import { pageName, textsOf, viewOf } from '../views.ts'

/** True for pages that are always `noindex`. In a preview, all pages are `noindex`. */
export function isUnlisted({ route }: Page): boolean {
  return viewOf(route).isUnlisted === true
}

export type Metadata = ReturnType<typeof metadataOf>

export function metadataOf(page: SitePage, content: Content) {
  const { locale, number = 1 } = page
  const { title, description } = textsOf(page, content)
  const isFound = page.route !== 'notFound'
  const { brand } = content.business
  const ownTitle = numbered(title, page)
  return {
    /** Title in link previews and on the social picture. */
    title: ownTitle,
    /** Title with brand, for the tab and search results. */
    fullTitle: `${ownTitle} · ${brand.name}`,
    description: number === 1 ? description : message('blog.pageDescription', locale, { title, number }),
    noindex: content.preview || isUnlisted(page),
    /** Canonical address with its origin. Absent on the not-found page. */
    canonical: isFound ? absolute(page.canonical, brand) : undefined,
    /** Versions for hreflang, with absolute addresses. Empty for an alias. */
    alternates: isFound ? alternatesOf(page, brand) : [],
    picture: absolute(socialPicture(page.canonical), brand),
    published: page.post?.date,
  }
}

export function absolute(path: Path, { origin }: { origin: string }): string {
  return new URL(withBase(path), origin).href
}

/** Alternate versions of a page. If a list has more pages in one language, its last pages have no alternate. */
function alternatesOf({ url, canonical, locale, twins, versions }: Page, brand: { origin: string }) {
  if (url !== canonical) return []
  const neutral = versions.includes(defaultLocale) ? defaultLocale : locale
  return [
    ...versions.map((version) => ({ hreflang: version, href: absolute(twins[version], brand) })),
    { hreflang: 'x-default', href: absolute(twins[neutral], brand) },
  ]
}

function numbered(title: string, { locale, number = 1 }: Page): string {
  return number === 1 ? title : `${title}, ${message('blog.page', locale, { number }).toLowerCase()}`
}

export type SocialCard = ReturnType<typeof socialCardOf>

export function socialCardOf(page: SitePage, content: Content) {
  const { eyebrow: eyebrowOf = pageName, price } = viewOf(page.route)
  const title = textsOf(page, content).heading
  const eyebrow = eyebrowOf(page, content)
  return {
    brand: content.business.brand.name,
    locale: page.locale,
    title: numbered(title, page),
    /** Name of the page, or category of a post. Absent if it equals the title. */
    eyebrow: eyebrow === title ? undefined : eyebrow,
    price: price?.(page, content),
  }
}
