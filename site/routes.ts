import type { Locale, Localized, Path } from './locales.ts'

/** Every kind of page and its public addresses: the canonical one first, then its aliases. */
export const routes = {
  home: { nl: ['/'], en: ['/en'] },
  plans: { nl: ['/pakketten', '/diensten'], en: ['/en/plans'] },
  singleFlows: { nl: ['/losse-flows', '/diensten/flows'], en: ['/en/single-flows', '/en/services/flows'] },
  support: {
    nl: ['/support-onderhoud', '/diensten/support'],
    en: ['/en/support-maintenance', '/en/services/support'],
  },
  training: {
    nl: ['/training-onboarding', '/diensten/training'],
    en: ['/en/training-onboarding', '/en/services/training'],
  },
  dashboard: {
    nl: ['/realtime-dashboard', '/realtime-dashboard-pakket'],
    en: ['/en/realtime-dashboard', '/en/realtime-dashboard-plan'],
  },
  starter: { nl: ['/starter-pakket'], en: ['/en/starter-plan'] },
  professional: { nl: ['/professional-pakket'], en: ['/en/professional-plan'] },
  enterprise: { nl: ['/enterprise-pakket'], en: ['/en/enterprise-plan'] },
  about: { nl: ['/over-ons'], en: ['/en/about'] },
  blog: { nl: ['/blog'], en: ['/en/blog'] },
  category: { nl: ['/blog/:category'], en: ['/en/blog/:category'] },
  post: { nl: ['/blog/:slug'], en: ['/en/blog/:slug'] },
  cases: { nl: ['/cases'], en: ['/en/cases'] },
  faq: { nl: ['/faq'], en: ['/en/faq'] },
  contact: { nl: ['/contact'], en: ['/en/contact'] },
  privacy: { nl: ['/privacy', '/legal/privacy'], en: ['/en/privacy', '/en/legal/privacy'] },
  terms: { nl: ['/voorwaarden', '/legal/algemene-voorwaarden'], en: ['/en/terms', '/en/legal/terms'] },
  dpa: { nl: ['/dpa', '/legal/verwerkersovereenkomst'], en: ['/en/dpa', '/en/legal/dpa'] },
  search: { nl: ['/zoeken'], en: ['/en/search'] },
  notFound: { nl: ['/404'], en: ['/en/404'] },
} as const satisfies Record<string, Localized<readonly [Path, ...Path[]]>>

export type RouteName = keyof typeof routes

/** The segment between a list and the number of its page: /blog/pagina/2. */
export const pageSegment: Localized<string> = { nl: 'pagina', en: 'page' }

type ParamsOf<Url> = Url extends `${string}:${infer Key}` ? [params: Record<Key, string>] : []

/** Routes whose address needs no parameter: the ones a menu or a button can name. */
export type PlainRoute = {
  [N in RouteName]: (typeof routes)[N]['nl'][0] extends `${string}:${string}` ? never : N
}[RouteName]

/** The only way to write a link: href('plans', 'nl') or href('post', 'en', { slug }). */
export function href<N extends RouteName>(name: N, locale: Locale, ...[params]: ParamsOf<(typeof routes)[N]['nl'][0]>) {
  return fill(routes[name][locale][0], params as Record<string, string> | undefined)
}

/** Fills the `:name` parts of an address. A missing value is a mistake in the code and throws. */
export function fill(pattern: Path, params: Readonly<Record<string, string | undefined>> = {}): Path {
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`The address ${pattern} needs a value for "${key}".`)
    return value
  }) as Path
}
