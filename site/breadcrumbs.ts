import { categories } from './categories.ts'
import { legalIn, plansIn, words } from './content.ts'
import type { Path } from './locales.ts'
import { type MessageName, message } from './messages.ts'
import { postOf } from './metadata.ts'
import type { Page } from './pages.ts'
import { href, type PlainRoute, type RouteName } from './routes.ts'

export interface Crumb {
  name: string
  path: Path
}

/** The page that stands above another, where that is not the home page. */
const parents: Partial<Record<RouteName, PlainRoute>> = {
  starter: 'plans',
  professional: 'plans',
  enterprise: 'plans',
  singleFlows: 'plans',
  support: 'plans',
  training: 'plans',
  dashboard: 'plans',
  category: 'blog',
  post: 'blog',
}

/** The way from the home page to a page, by names that the page itself shows. */
export function breadcrumbsOf(page: Page): Crumb[] {
  const { locale, route } = page
  const parent = parents[route]
  return [
    { name: message('nav.home', locale), path: href('home', locale) },
    ...(parent ? [{ name: message(`nav.${parent as 'plans' | 'blog'}`, locale), path: href(parent, locale) }] : []),
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
