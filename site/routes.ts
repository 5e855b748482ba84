import type { z } from 'zod'
import type { Locale, Localized, Path } from './locales.ts'
import { words } from './words.ts'

/**
 * Where links to pages stand: the menu, the three lists at the bottom of a page, its last line (`end`), behind the legal
 * documents, and the index on the search page.
 */
export type Menu = 'header' | 'services' | 'resources' | 'legal' | 'end' | 'index'

/** What a page is to search engines: site/head/structured-data.ts. */
export type Data =
  | 'about'
  | 'article'
  | 'company'
  | 'contact'
  | 'document'
  | 'list'
  | 'nothing'
  | 'page'
  | 'plans'
  | 'questions'
  | 'services'

/** A kind of page. */
interface Route {
  /** Its public addresses in each language: the canonical one first, then its aliases. */
  addresses: Localized<readonly [Path, ...Path[]]>
  /** The file in pages/ that shows it, where that has not the name of the route. */
  view?: string
  /** The page that it belongs to, in the menu and in its breadcrumbs, where that is not the home page. */
  under?: 'plans' | 'blog'
  menus: readonly Menu[]
  data: Data
  /** What its words hold, content/<locale>/pages/<route>.mdx, where it has such a file. A view can only show what stands here. */
  words?: z.ZodObject
  /** Whether a text follows those words in their file, which the view gets as HTML. */
  hasText?: boolean
  /** Whether previews alone have the page: no text may link to it, and no published site has it. */
  inPreviews?: boolean
}

/** What the pages of the three plans have in common. */
const plan = {
  view: 'plan',
  under: 'plans',
  menus: [],
  data: 'services',
  words: words.plan,
} as const satisfies Omit<Route, 'addresses'>

/** What the legal documents have in common. */
const legal = {
  view: 'legal',
  menus: ['legal'],
  data: 'document',
} as const satisfies Omit<Route, 'addresses'>

/** Every kind of page, and all that is said of it in one place. Lists of pages are in this order. */
export const routes = {
  home: {
    addresses: { nl: ['/'], en: ['/en'] },
    menus: ['header', 'index'],
    data: 'company',
    words: words.home,
  },
  plans: {
    addresses: { nl: ['/pakketten', '/diensten'], en: ['/en/plans'] },
    menus: ['header', 'services', 'index'],
    data: 'plans',
    words: words.plans,
  },
  singleFlows: {
    addresses: { nl: ['/losse-flows', '/diensten/flows'], en: ['/en/single-flows', '/en/services/flows'] },
    under: 'plans',
    menus: ['services', 'index'],
    data: 'services',
    words: words.singleFlows,
  },
  support: {
    addresses: {
      nl: ['/support-onderhoud', '/diensten/support'],
      en: ['/en/support-maintenance', '/en/services/support'],
    },
    under: 'plans',
    menus: ['services', 'index'],
    data: 'services',
    words: words.support,
  },
  training: {
    addresses: {
      nl: ['/training-onboarding', '/diensten/training'],
      en: ['/en/training-onboarding', '/en/services/training'],
    },
    under: 'plans',
    menus: ['services'],
    data: 'services',
    words: words.training,
  },
  dashboard: {
    addresses: {
      nl: ['/realtime-dashboard', '/realtime-dashboard-pakket'],
      en: ['/en/realtime-dashboard', '/en/realtime-dashboard-plan'],
    },
    under: 'plans',
    menus: ['services'],
    data: 'services',
    words: words.dashboard,
  },
  starter: { addresses: { nl: ['/starter-pakket'], en: ['/en/starter-plan'] }, ...plan },
  professional: { addresses: { nl: ['/professional-pakket'], en: ['/en/professional-plan'] }, ...plan },
  enterprise: { addresses: { nl: ['/enterprise-pakket'], en: ['/en/enterprise-plan'] }, ...plan },
  about: {
    addresses: { nl: ['/over-ons'], en: ['/en/about'] },
    menus: ['header', 'resources', 'index'],
    data: 'about',
    words: words.about,
  },
  blog: {
    addresses: { nl: ['/blog'], en: ['/en/blog'] },
    menus: ['header', 'resources', 'index'],
    data: 'list',
    words: words.blog,
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
    words: words.cases,
  },
  faq: {
    addresses: { nl: ['/faq'], en: ['/en/faq'] },
    menus: ['resources', 'index'],
    data: 'questions',
    words: words.faq,
  },
  contact: {
    addresses: { nl: ['/contact'], en: ['/en/contact'] },
    menus: ['header', 'index'],
    data: 'contact',
    words: words.contact,
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
    words: words.accessibility,
    hasText: true,
  },
  search: {
    addresses: { nl: ['/zoeken'], en: ['/en/search'] },
    menus: [],
    data: 'page',
    words: words.search,
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
    words: words.notFound,
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The names of all routes, in their order. */
export const routeNames = Object.keys(routes) as RouteName[]

/** What is said of a kind of page, as any of them may say it. */
export const routeOf = (name: RouteName): Route => routes[name]

/** Routes that have words of their own. */
export type PageName = { [N in RouteName]: (typeof routes)[N] extends { words: z.ZodObject } ? N : never }[RouteName]
export const pageNames = routeNames.filter((name): name is PageName => routeOf(name).words !== undefined)
export type Words<N extends PageName> = z.infer<(typeof routes)[N]['words']>

/** The routes that a menu links to, in their order. */
export type Listed<M extends Menu> = {
  [N in RouteName]: M extends (typeof routes)[N]['menus'][number] ? N : never
}[RouteName]
export const listedIn = <M extends Menu>(menu: M) =>
  routeNames.filter((name): name is Listed<M> => routeOf(name).menus.includes(menu))

/** The legal documents, whose texts are content/<locale>/legal/<route>.mdx. */
export type LegalName = Listed<'legal'>

/** The segment between a list and the number of its page: /blog/pagina/2. */
export const pageSegment: Localized<string> = { nl: 'pagina', en: 'page' }

/** The segment between a legal document and the number of an earlier version: /voorwaarden/versie/1. */
export const versionSegment: Localized<string> = { nl: 'versie', en: 'version' }

type ParamsOf<Url> = Url extends `${string}:${infer Key}` ? [params: Record<Key, string>] : []

/** Routes whose address needs no parameter, and that every site has: the ones a menu or a button can name. */
export type PlainRoute = {
  [N in RouteName]: (typeof routes)[N] extends { inPreviews: true }
    ? never
    : (typeof routes)[N]['addresses'][Locale][0] extends `${string}:${string}`
      ? never
      : N
}[RouteName]

/** The same, to choose from. */
export const plainRoutes = routeNames.filter(
  (name): name is PlainRoute => !routeOf(name).addresses.nl[0].includes(':') && !routeOf(name).inPreviews,
)

/** The only way to write a link: href('plans', 'nl') or href('post', 'en', { slug }). */
export function href<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[params]: ParamsOf<(typeof routes)[N]['addresses'][Locale][0]>
) {
  return fill(routes[name].addresses[locale][0], params as Record<string, string> | undefined)
}

/** Fills the `:name` parts of an address. A missing value is a mistake in the code and throws. */
export function fill(pattern: Path, params: Readonly<Record<string, string | undefined>> = {}): Path {
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new Error(`The address ${pattern} needs a value for "${key}".`)
    return value
  }) as Path
}
