import { categories } from '../categories.ts'
import { legalIn, plansIn, words } from '../content.ts'
import type { Path } from '../locales.ts'
import { type MessageName, message } from '../messages.ts'
import type { Page } from '../pages.ts'
import { href, routeOf } from '../routes.ts'
import { postOf } from './metadata.ts'

export interface Crumb {
  name: string
  path: Path
}

/** The way from the home page to a page, by names that the page itself shows. */
export function breadcrumbsOf(page: Page): Crumb[] {
  const { locale, route } = page
  const parent = routeOf(route).under
  return [
    { name: message('nav.home', locale), path: href('home', locale) },
    ...(parent ? [{ name: message(`nav.${parent}`, locale), path: href(parent, locale) }] : []),
    { name: nameOf(page), path: page.canonical },
  ]
}

/** The short name of a page. */
export function nameOf(page: Page): string {
  const { route, locale, category } = page
  if (category) return categories[category].name[locale]
  if (route === 'starter' || route === 'professional' || route === 'enterprise') return plansIn(locale)[route].title
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legalIn(locale)[route].heading
  if (route === 'post') return postOf(page)?.title ?? ''
  if (route === 'home' || route === 'contact') return message(`nav.${route}`, locale)
  if (route === 'search' || route === 'notFound' || route === 'category') return headingOf(page)
  return message(`page.${route}` satisfies MessageName, locale)
}

/** The main heading of a page. */
export function headingOf(page: Page): string {
  const { route, locale, category } = page
  if (category) return categories[category].name[locale]
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legalIn(locale)[route].heading
  if (route === 'post' || route === 'category') return postOf(page)?.title ?? ''
  return words(route, locale).heading
}
