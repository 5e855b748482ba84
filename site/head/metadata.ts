import { withBase } from '../base.ts'
import { categories, categoryTitle } from '../categories.ts'
import type { Content, SitePage } from '../content.ts'
import { socialPicture } from '../files.ts'
import { defaultLocale, type Path } from '../locales.ts'
import { type MessageName, message } from '../messages.ts'
import type { Page } from '../pages.ts'

const hidden = new Set(['privacy', 'terms', 'dpa', 'components', 'notFound', 'search'])

/** True for pages that are always `noindex`. Previews are `noindex` altogether. */
export function isUnlisted({ route }: Page): boolean {
  return hidden.has(route)
}

export type Metadata = ReturnType<typeof metadataOf>

export function metadataOf(page: SitePage, content: Content) {
  const { locale, number = 1 } = page
  const { title, description } = pageTexts(page, content)
  const found = page.route !== 'notFound'
  const { brand } = content.business
  const ownTitle = numbered(title, page)
  return {
    /** Title in link previews and on the social picture. */
    title: ownTitle,
    /** Title with brand, for the tab and search results. */
    fullTitle: `${ownTitle} · ${brand.name}`,
    description: number === 1 ? description : message('blog.pageDescription', locale, { title, number }),
    noindex: content.preview || isUnlisted(page),
    /** Absolute; absent on the not-found page. */
    canonical: found ? absolute(page.canonical, brand) : undefined,
    /** hreflang versions, as absolute addresses. Empty for an alias. */
    alternates: found ? alternatesOf(page, brand) : [],
    picture: absolute(socialPicture(page.canonical), brand),
    published: page.post?.date,
  }
}

export function absolute(path: Path, { origin }: { origin: string }): string {
  return new URL(withBase(path), origin).href
}

/** Alternate versions of a page. If a list is longer in one language, its last pages have none in the other. */
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

export function pageTexts({ url, route, locale, category, post, legalVersion }: SitePage, { legal, pages }: Content) {
  if (category) {
    const { name, description } = categories[category]
    return { title: categoryTitle(category, locale), description: description[locale], heading: name[locale] }
  }
  if (post) return { title: post.title, description: post.excerpt, heading: post.title }
  if (legalVersion) {
    const { name, heading, version } = legalVersion
    const { title, description } = legal[locale][name]
    const numbered = message('legal.number', locale, { version })
    return { title: `${title}, ${numbered.toLowerCase()}`, description: `${numbered}. ${description}`, heading }
  }
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legal[locale][route]
  if (route === 'components') {
    const heading = message('components.heading', locale)
    return { title: heading, description: message('components.intro', locale), heading }
  }
  if (route === 'post' || route === 'category') throw new Error(`The page ${url} has no content.`)
  return pages[locale][route]
}

export function pageName(page: SitePage, content: Content): string {
  const { route, locale } = page
  switch (route) {
    case 'starter':
    case 'professional':
    case 'enterprise':
      return content.plans[locale][route].title
    case 'home':
    case 'contact':
      return message(`nav.${route}`, locale)
    case 'post':
    case 'category':
    case 'privacy':
    case 'terms':
    case 'dpa':
    case 'components':
    case 'search':
    case 'notFound':
      return pageTexts(page, content).heading
    default:
      return message(`page.${route}` satisfies MessageName, locale)
  }
}

export type SocialCard = ReturnType<typeof socialCardOf>

export function socialCardOf(page: SitePage, content: Content) {
  const title = pageTexts(page, content).heading
  const eyebrow = eyebrowOf(page, content)
  return {
    brand: content.business.brand.name,
    locale: page.locale,
    title: numbered(title, page),
    /** Page type, or category of a post. */
    eyebrow: eyebrow === title ? undefined : eyebrow,
    price: priceOn(page, content),
  }
}

function eyebrowOf(page: SitePage, content: Content): string | undefined {
  const { route, locale, post } = page
  if (post) return categories[post.category].name[locale]
  if (route === 'category') return message('nav.blog', locale)
  if (route === 'home' || route === 'notFound' || route === 'search') return undefined
  return pageName(page, content)
}

function priceOn({ route, locale }: Page, { pages, plans }: Content): string | undefined {
  const of = (amount: string, unit: 'plan.perMonth' | 'price.once' | 'price.perTeam') =>
    `${amount} ${message(unit, locale)}`
  switch (route) {
    case 'starter':
    case 'professional':
    case 'enterprise':
      return of(plans[locale][route].monthlyFee, 'plan.perMonth')
    case 'dashboard':
    case 'support':
      return of(pages[locale][route].price.monthly, 'plan.perMonth')
    case 'singleFlows':
      return of(pages[locale][route].price.value, 'price.once')
    case 'training':
      return of(pages[locale][route].price.value, 'price.perTeam')
    default:
      return undefined
  }
}
