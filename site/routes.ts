import type { Locale, Localized, locales, Path } from './locales.ts'

/**
 * Menus: the header, two footer lists (`services` and `resources`), the last footer line (`legal` and `end`), and the
 * site index of the search page (`index`).
 */
export type Menu = 'header' | 'services' | 'resources' | 'legal' | 'end' | 'index'

/** Addresses and menus of a type of page. site/views.ts describes its pages. */
interface Route {
  /** Public addresses: canonical first, then aliases. */
  addresses: Localized<readonly [Path, ...Path[]]>
  /** Parent in the menu and breadcrumbs, if not the home page. */
  under?: 'plans' | 'blog'
  menus: readonly Menu[]
  /** Preview-only page: texts may not link to it. */
  inPreviews?: boolean
}

const plan = { under: 'plans', menus: [] } as const
const legal = { menus: ['legal'] } as const

export const routes = {
  home: {
    addresses: { nl: ['/'], en: ['/en'] },
    menus: ['header', 'index'],
  },
  plans: {
    addresses: { nl: ['/pakketten', '/diensten'], en: ['/en/plans'] },
    menus: ['header', 'services', 'index'],
  },
  singleFlows: {
    addresses: { nl: ['/losse-flows', '/diensten/flows'], en: ['/en/single-flows', '/en/services/flows'] },
    under: 'plans',
    menus: ['services', 'index'],
  },
  support: {
    addresses: {
      nl: ['/support-onderhoud', '/diensten/support'],
      en: ['/en/support-maintenance', '/en/services/support'],
    },
    under: 'plans',
    menus: ['services', 'index'],
  },
  training: {
    addresses: {
      nl: ['/training-onboarding', '/diensten/training'],
      en: ['/en/training-onboarding', '/en/services/training'],
    },
    under: 'plans',
    menus: ['services'],
  },
  dashboard: {
    addresses: {
      nl: ['/realtime-dashboard', '/realtime-dashboard-pakket'],
      en: ['/en/realtime-dashboard', '/en/realtime-dashboard-plan'],
    },
    under: 'plans',
    menus: ['services'],
  },
  starter: { addresses: { nl: ['/starter-pakket'], en: ['/en/starter-plan'] }, ...plan },
  professional: { addresses: { nl: ['/professional-pakket'], en: ['/en/professional-plan'] }, ...plan },
  enterprise: { addresses: { nl: ['/enterprise-pakket'], en: ['/en/enterprise-plan'] }, ...plan },
  about: {
    addresses: { nl: ['/over-ons'], en: ['/en/about'] },
    menus: ['header', 'resources', 'index'],
  },
  blog: {
    addresses: { nl: ['/blog'], en: ['/en/blog'] },
    menus: ['header', 'resources', 'index'],
  },
  category: {
    addresses: { nl: ['/blog/:category'], en: ['/en/blog/:category'] },
    under: 'blog',
    menus: [],
  },
  post: {
    addresses: { nl: ['/blog/:slug'], en: ['/en/blog/:slug'] },
    under: 'blog',
    menus: [],
  },
  cases: {
    addresses: { nl: ['/cases'], en: ['/en/cases'] },
    menus: ['resources', 'index'],
  },
  faq: {
    addresses: { nl: ['/faq'], en: ['/en/faq'] },
    menus: ['resources', 'index'],
  },
  contact: {
    addresses: { nl: ['/contact'], en: ['/en/contact'] },
    menus: ['header', 'index'],
  },
  privacy: { addresses: { nl: ['/privacy', '/legal/privacy'], en: ['/en/privacy', '/en/legal/privacy'] }, ...legal },
  terms: {
    addresses: { nl: ['/voorwaarden', '/legal/algemene-voorwaarden'], en: ['/en/terms', '/en/legal/terms'] },
    ...legal,
  },
  dpa: { addresses: { nl: ['/dpa', '/legal/verwerkersovereenkomst'], en: ['/en/dpa', '/en/legal/dpa'] }, ...legal },
  accessibility: {
    addresses: { nl: ['/toegankelijkheid'], en: ['/en/accessibility'] },
    menus: ['end', 'index'],
  },
  search: {
    addresses: { nl: ['/zoeken'], en: ['/en/search'] },
    menus: [],
  },
  components: {
    addresses: { nl: ['/_components'], en: ['/en/_components'] },
    menus: [],
    inPreviews: true,
  },
  notFound: {
    addresses: { nl: ['/404'], en: ['/en/404'] },
    menus: [],
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

export const routeNames = Object.keys(routes) as RouteName[]

export const routeOf = (name: RouteName): Route => routes[name]

export type Listed<M extends Menu> = {
  [N in RouteName]: M extends (typeof routes)[N]['menus'][number] ? N : never
}[RouteName]
export const listedIn = <M extends Menu>(menu: M) =>
  routeNames.filter((name): name is Listed<M> => routeOf(name).menus.includes(menu))

/** Legal documents: content/<locale>/legal/<route>.mdx. */
export type LegalName = Listed<'legal'>

/** Segment before a page number: /blog/pagina/2. */
export const pageSegment: Localized<string> = { nl: 'pagina', en: 'page' }

/** Segment before a version number: /voorwaarden/versie/1. */
export const versionSegment: Localized<string> = { nl: 'versie', en: 'version' }

type ParamsOfUrl<Url> = Url extends `${string}:${infer Key}` ? [params: Record<Key, string>] : []
/** Parameters of the address in the first language. The other languages have the same parameters. */
export type ParamsOf<N extends RouteName> = ParamsOfUrl<(typeof routes)[N]['addresses'][(typeof locales)[0]][0]>

/** Routes without parameters, for menus and buttons. Excludes preview-only pages. */
export type PlainRoute = {
  [N in RouteName]: (typeof routes)[N] extends { inPreviews: true } ? never : ParamsOf<N> extends [] ? N : never
}[RouteName]

export const plainRoutes = routeNames.filter(
  (name): name is PlainRoute => !routeOf(name).addresses.nl[0].includes(':') && !routeOf(name).inPreviews,
)

/** Routes with a content file: content/<locale>/pages/<route>.mdx. */
export type PageName = Exclude<PlainRoute, LegalName>
export const pageNames = plainRoutes.filter((name): name is PageName => !routeOf(name).menus.includes('legal'))

/** Builds a link: href('plans', 'nl') or href('post', 'en', { slug }). Use it instead of a typed address. */
export function href<N extends RouteName>(name: N, locale: Locale, ...[params]: ParamsOf<N>) {
  const [pattern] = routeOf(name).addresses[locale]
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = (params as Record<string, string> | undefined)?.[key]
    if (value === undefined) throw new Error(`The address ${pattern} needs a value for "${key}".`)
    return value
  }) as Path
}
