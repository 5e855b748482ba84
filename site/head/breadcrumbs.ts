import type { Content, SitePage } from '../content.ts'
import type { Path } from '../locales.ts'
import { type MessageName, message } from '../messages.ts'
import { href, routeOf } from '../routes.ts'
import { wordsOf } from './metadata.ts'

export interface Crumb {
  name: string
  path: Path
}

/** Path from the home page, in names shown on the page itself. */
export function breadcrumbsOf(page: SitePage, content: Content): Crumb[] {
  const { locale, route } = page
  const parent = routeOf(route).under
  return [
    { name: message('nav.home', locale), path: href('home', locale) },
    ...(parent ? [{ name: message(`nav.${parent}`, locale), path: href(parent, locale) }] : []),
    { name: nameOf(page, content), path: page.canonical },
  ]
}

export function nameOf(page: SitePage, content: Content): string {
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
      return wordsOf(page, content).heading
    default:
      return message(`page.${route}` satisfies MessageName, locale)
  }
}
