import type { Locale, Localized, Path } from './locales.ts'

/**
 * Menus: the header, two footer lists (`services` and `resources`), the last footer line (`legal` and `end`), and the
 * site index of the search page (`index`).
 */
export type Menu = 'header' | 'services' | 'resources' | 'legal' | 'end' | 'index'

interface Route {
  /** Public addresses: canonical first, then aliases. */
  addresses: Localized<readonly [Path, ...Path[]]>
  /** View in pages/, if not named after the route. */
  view?: string
  /** Parent in the menu and breadcrumbs, if not the home page. */
  under?: 'plans' | 'blog'
  menus: readonly Menu[]
  /** Structured data type: a key in site/head/structured-data.ts, or `nothing`. */
  data: string
  /** True if the content file has a body, which the view gets as HTML. */
  hasText?: boolean
  /** Preview-only page: texts may not link to it. */
  inPreviews?: boolean
}

const plan = { view: 'plan', under: 'plans', menus: [], data: 'services' } as const
const legal = { view: 'legal', menus: ['legal'], data: 'document' } as const

export const routes = {
  home: {
    addresses: { nl: ['/'], en: ['/en'] },
    menus: ['header', 'index'],
    data: 'company',
  },
  plans: {
    addresses: { nl: ['/pakketten', '/diensten'], en: ['/en/plans'] },
    menus: ['header', 'services', 'index'],
    data: 'plans',
  },
  singleFlows: {
    addresses: { nl: ['/losse-flows', '/diensten/flows'], en: ['/en/single-flows', '/en/services/flows'] },
    under: 'plans',
    menus: ['services', 'index'],
    data: 'services',
  },
  support: {
    addresses: {
      nl: ['/support-onderhoud', '/diensten/support'],
      en: ['/en/support-maintenance', '/en/services/support'],
    },
    under: 'plans',
    menus: ['services', 'index'],
    data: 'services',
  },
  training: {
    addresses: {
      nl: ['/training-onboarding', '/diensten/training'],
      en: ['/en/training-onboarding', '/en/services/training'],
    },
    under: 'plans',
    menus: ['services'],
    data: 'services',
  },
  dashboard: {
    addresses: {
      nl: ['/realtime-dashboard', '/realtime-dashboard-pakket'],
      en: ['/en/realtime-dashboard', '/en/realtime-dashboard-plan'],
    },
    under: 'plans',
    menus: ['services'],
    data: 'services',
  },
  starter: { addresses: { nl: ['/starter-pakket'], en: ['/en/starter-plan'] }, ...plan },
  professional: { addresses: { nl: ['/professional-pakket'], en: ['/en/professional-plan'] }, ...plan },
  enterprise: { addresses: { nl: ['/enterprise-pakket'], en: ['/en/enterprise-plan'] }, ...plan },
  about: {
    addresses: { nl: ['/over-ons'], en: ['/en/about'] },
    menus: ['header', 'resources', 'index'],
    data: 'about',
  },
  blog: {
    addresses: { nl: ['/blog'], en: ['/en/blog'] },
    menus: ['header', 'resources', 'index'],
    data: 'list',
  },
  category: {
    addresses: { nl: ['/blog/:category'], en: ['/en/blog/:category'] },
    view: 'blog',
    under: 'blog',
    menus: [],
    data: 'list',
  },
  post: {
    addresses: { nl: ['/blog/:slug'], en: ['/en/blog/:slug'] },
    under: 'blog',
    menus: [],
    data: 'article',
  },
  cases: {
    addresses: { nl: ['/cases'], en: ['/en/cases'] },
    menus: ['resources', 'index'],
    data: 'page',
  },
  faq: {
    addresses: { nl: ['/faq'], en: ['/en/faq'] },
    menus: ['resources', 'index'],
    data: 'questions',
  },
  contact: {
    addresses: { nl: ['/contact'], en: ['/en/contact'] },
    menus: ['header', 'index'],
    data: 'contact',
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
    data: 'page',
    hasText: true,
  },
  search: {
    addresses: { nl: ['/zoeken'], en: ['/en/search'] },
    menus: [],
    data: 'page',
  },
  components: {
    addresses: { nl: ['/_components'], en: ['/en/_components'] },
    menus: [],
    data: 'nothing',
    inPreviews: true,
  },
  notFound: {
    addresses: { nl: ['/404'], en: ['/en/404'] },
    menus: [],
    data: 'nothing',
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
export type ParamsOf<N extends RouteName> = ParamsOfUrl<(typeof routes)[N]['addresses'][Locale][0]>

/** Routes without parameters, for menus and buttons. Excludes preview-only pages. */
export type PlainRoute = {
  [N in RouteName]: (typeof routes)[N] extends { inPreviews: true } ? never : ParamsOf<N> extends [] ? N : never
}[RouteName]

export const plainRoutes = routeNames.filter(
  (name): name is PlainRoute => !routeOf(name).addresses.nl[0].includes(':') && !routeOf(name).inPreviews,
)

/** Builds a link: href('plans', 'nl') or href('post', 'en', { slug }). Do not write addresses by hand. */
export function href<N extends RouteName>(name: N, locale: Locale, ...[params]: ParamsOf<N>) {
  const pattern = routes[name].addresses[locale][0]
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = (params as Record<string, string> | undefined)?.[key]
    if (value === undefined) throw new Error(`The address ${pattern} needs a value for "${key}".`)
    return value
  }) as Path
}
