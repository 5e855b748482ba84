import { categories } from '../categories.ts'
import type { Content, SitePage } from '../content.ts'
import type { Path } from '../locales.ts'
import { type MessageName, message } from '../messages.ts'
import { href, routeOf } from '../routes.ts'

export interface Crumb {
  name: string
  path: Path
}

/** The way from the home page to a page, by names that the page itself shows. */
export function breadcrumbsOf(page: SitePage, content: Content): Crumb[] {
  const { locale, route } = page
  const parent = routeOf(route).under
  return [
    { name: message('nav.home', locale), path: href('home', locale) },
    ...(parent ? [{ name: message(`nav.${parent}`, locale), path: href(parent, locale) }] : []),
    { name: nameOf(page, content), path: page.canonical },
  ]
}

/** The short name of a page. */
export function nameOf(page: SitePage, content: Content): string {
  const { route, locale, category } = page
  if (category) return categories[category].name[locale]
  if (route === 'starter' || route === 'professional' || route === 'enterprise')
    return content.plans[locale][route].title
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return content.legal[locale][route].heading
  if (route === 'post') return page.post?.title ?? ''
  if (route === 'home' || route === 'contact') return message(`nav.${route}`, locale)
  if (route === 'search' || route === 'notFound' || route === 'category') return headingOf(page, content)
  return message(`page.${route}` satisfies MessageName, locale)
}

/** The main heading of a page. */
export function headingOf(page: SitePage, content: Content): string {
  const { route, locale, category } = page
  if (category) return categories[category].name[locale]
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return content.legal[locale][route].heading
  if (route === 'post' || route === 'category') return page.post?.title ?? ''
  return content.pages[locale][route].heading
}
