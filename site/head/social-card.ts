import { categories } from '../categories.ts'
import type { Content, SitePage } from '../content.ts'
import type { Locale } from '../locales.ts'
import { message } from '../messages.ts'
import type { Page } from '../pages.ts'
import { pageName, pageTexts } from './metadata.ts'

export interface SocialCard {
  brand: string
  locale: Locale
  /** Page type, or category of a post. */
  eyebrow?: string
  title: string
  price?: string
}

export function socialCardOf(page: SitePage, content: Content): SocialCard {
  const { locale, number = 1 } = page
  const title = pageTexts(page, content).heading
  const eyebrow = eyebrowOf(page, content)
  return {
    brand: content.business.brand.name,
    locale,
    title: number > 1 ? `${title}, ${message('blog.page', locale)(number).toLowerCase()}` : title,
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

function priceOn({ route, locale }: Page, content: Content): string | undefined {
  const words = content.pages[locale]
  const of = (amount: string, unit: 'plan.perMonth' | 'price.once' | 'price.perTeam') =>
    `${amount} ${message(unit, locale)}`
  switch (route) {
    case 'starter':
    case 'professional':
    case 'enterprise':
      return of(content.plans[locale][route].monthlyFee, 'plan.perMonth')
    case 'dashboard':
    case 'support':
      return of(words[route].price.monthly, 'plan.perMonth')
    case 'singleFlows':
      return of(words[route].price.value, 'price.once')
    case 'training':
      return of(words[route].price.value, 'price.perTeam')
    default:
      return undefined
  }
}
