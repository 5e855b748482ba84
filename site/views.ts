import { type CategoryName, categories, categoryTitle } from './categories.ts'
import type { Words } from './fields.ts'
import type { Amount } from './format.ts'
import type { Locale, Localized } from './locales.ts'
import { message, type NamedPage } from './messages.ts'
import type { LegalVersion } from './pages.ts'
import { type ModuleId, type PlanId, type Price, planPrices } from './plans.ts'
import type { LegalName, PageName, RouteName } from './routes.ts'

interface Texts {
  /** For search results. */
  title: string
  description: string
  /** On the page. */
  heading: string
  intro?: string
}

/** Properties of a page that its description depends on. */
export interface PageKey {
  route: RouteName
  locale: Locale
  category?: CategoryName
  post?: { title: string; excerpt: string; category: CategoryName }
  legalVersion?: LegalVersion
}

/**
 * The part of #content that descriptions read. Its type is written out, because the check imports this file before
 * #content exists.
 */
interface PageContent {
  business: Prices & { contact: object }
  pages: Localized<{ [N in PageName]: Words<N> }>
  plans: Localized<Record<PlanId, { title: string; monthlyFee: string }>>
  modules: Localized<Record<ModuleId, object>>
  legal: Localized<Record<LegalName, Texts>>
}

interface Prices extends Record<PlanId, { setup: Amount; monthly: Amount }> {
  singleFlow: { price: Amount }
  support: { monthly: Amount; hourly: Amount }
  training: { price: Amount }
  dashboard: { setup: Amount; monthly: Amount }
}

type FromContent<T> = (page: PageKey, content: PageContent) => T

export interface View {
  /** File in pages/, without extension. Defaults to the route. */
  file?: string
  /** Texts of the page. Defaults to the fields of the route's content file. */
  texts?: FromContent<Texts>
  /** Short name, in breadcrumbs and lists. Defaults to `page.<route>` in site/messages.ts. */
  name?: 'heading' | FromContent<string>
  /** Line above the heading on the social picture, unless they are identical. Defaults to the name. */
  eyebrow?: FromContent<string | undefined>
  /** Price on the social picture. */
  price?: FromContent<string>
  /** Prices on the page. Required if `data` is `service`. */
  prices?: (business: Prices) => readonly Price[]
  /** Ids that the code of the view sets, and that links may refer to. All other ids come from content. */
  anchors?: readonly string[]
  /** Structured data, made in site/head/structured-data.ts. */
  data:
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
    | 'service'
  /** Group under which the page appears in search results. Defaults to `page`. */
  group?: 'plan' | 'module'
  /** Other content on the page that search indexes. */
  alsoShows?: FromContent<unknown>
  /** The only field that search indexes. Set if the other fields repeat other pages. */
  ownField?: string
  /** True if the content file has a body, which the view gets as HTML. */
  hasText?: boolean
  /** True for pages that are always `noindex`. */
  isUnlisted?: boolean
}

/** Routes without a content file need `texts`; pages without a name in site/messages.ts need `name`. */
type Views = {
  [N in RouteName]: View &
    (N extends PageName ? unknown : Required<Pick<View, 'texts'>>) &
    (N extends NamedPage ? unknown : Required<Pick<View, 'name'>>)
}

/**
 * Describes the pages of each route, for the head, structured data, social pictures, search, breadcrumbs, feeds and the
 * check.
 */
export const views: Views = {
  home: {
    name: ({ locale }) => message('nav.home', locale),
    eyebrow: () => undefined,
    data: 'company',
    // The other fields repeat the pages of plans and cases.
    ownField: 'automate',
  },
  plans: { data: 'plans' },
  singleFlows: {
    price: ({ locale }, { pages }) => `${pages[locale].singleFlows.price.value} ${message('price.once', locale)}`,
    prices: ({ singleFlow }) => [{ amount: singleFlow.price, isMinimum: true }],
    data: 'service',
  },
  support: {
    price: ({ locale }, { pages }) => perMonth(pages[locale].support.price.monthly, locale),
    prices: ({ support }) => [
      { amount: support.monthly, per: 'month', isMinimum: true },
      { amount: support.hourly, per: 'hour' },
    ],
    data: 'service',
  },
  training: {
    price: ({ locale }, { pages }) => `${pages[locale].training.price.value} ${message('price.perTeam', locale)}`,
    prices: ({ training }) => [{ amount: training.price, isMinimum: true }],
    data: 'service',
    group: 'module',
    alsoShows: ({ locale }, { modules }) => modules[locale].training,
  },
  dashboard: {
    price: ({ locale }, { pages }) => perMonth(pages[locale].dashboard.price.monthly, locale),
    prices: ({ dashboard }) => [{ amount: dashboard.setup }, { amount: dashboard.monthly, per: 'month' }],
    data: 'service',
    group: 'module',
    alsoShows: ({ locale }, { modules }) => modules[locale].dashboard,
  },
  starter: plan('starter'),
  professional: plan('professional'),
  enterprise: plan('enterprise'),
  about: { data: 'about' },
  blog: { anchors: ['newsletter-form'], data: 'list' },
  category: {
    file: 'blog',
    texts: ({ locale, category }) => {
      const { name, description } = categories[existing(category)]
      const title = categoryTitle(existing(category), locale)
      return { title, description: description[locale], heading: name[locale] }
    },
    name: 'heading',
    eyebrow: ({ locale }) => message('page.blog', locale),
    anchors: ['newsletter-form'],
    data: 'list',
  },
  post: {
    texts: ({ post }) => {
      const { title, excerpt } = existing(post)
      return { title, description: excerpt, heading: title }
    },
    name: 'heading',
    eyebrow: ({ locale, post }) => categories[existing(post).category].name[locale],
    data: 'article',
  },
  cases: { data: 'page' },
  faq: { data: 'questions' },
  contact: {
    name: ({ locale }) => message('nav.contact', locale),
    anchors: ['contact-form'],
    data: 'contact',
    alsoShows: (_, { business }) => Object.values(business.contact).join(' '),
  },
  privacy: legal('privacy'),
  terms: legal('terms'),
  dpa: legal('dpa'),
  accessibility: { data: 'page', hasText: true },
  search: { name: 'heading', data: 'page', isUnlisted: true },
  components: {
    texts: ({ locale }) => {
      const heading = message('components.heading', locale)
      return { title: heading, description: message('components.intro', locale), heading }
    },
    name: 'heading',
    data: 'nothing',
    isUnlisted: true,
  },
  notFound: { name: 'heading', data: 'nothing', isUnlisted: true },
}

function plan(id: PlanId) {
  return {
    file: 'plan',
    name: ({ locale }, { plans }) => plans[locale][id].title,
    price: ({ locale }, { plans }) => perMonth(plans[locale][id].monthlyFee, locale),
    prices: (business) => planPrices(id, business[id]),
    anchors: ['others'],
    data: 'service',
    group: 'plan',
    alsoShows: ({ locale }, { plans }) => plans[locale][id],
  } satisfies View
}

function legal(name: LegalName) {
  return {
    file: 'legal',
    texts: ({ locale, legalVersion }, { legal }) => {
      const current = legal[locale][name]
      if (!legalVersion) return current
      const { version, heading } = legalVersion
      const number = message('legal.number', locale, { version })
      const title = `${current.title}, ${number.toLowerCase()}`
      return { title, description: `${number}. ${current.description}`, heading }
    },
    name: 'heading',
    anchors: ['legal-questions'],
    data: 'document',
    isUnlisted: true,
  } satisfies View
}

const perMonth = (amount: string, locale: Locale) => `${amount} ${message('plan.perMonth', locale)}`

/** @throws if a page that needs a post or a category has none. */
function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A page of this route needs a post or a category.')
  return value
}

export function viewOf(route: RouteName): View {
  const view: View | undefined = views[route]
  if (!view) throw new Error(`site/views.ts does not describe ${route}. Add its row, as npm run types says.`)
  return view
}

/** Returns the title and description that search results show for a page, and its heading and introduction. */
export function textsOf(page: PageKey, content: PageContent): Texts {
  const { texts } = viewOf(page.route)
  // The type of `views` ensures that a route without `texts` has a content file.
  return texts ? texts(page, content) : content.pages[page.locale][page.route as PageName]
}

export function pageName(page: PageKey, content: PageContent): string {
  const { name } = viewOf(page.route)
  if (name === 'heading') return textsOf(page, content).heading
  // The type of `views` ensures that a page without `name` has one in site/messages.ts.
  return name ? name(page, content) : message(`page.${page.route as NamedPage}`, page.locale)
}
