import type { Graph, Offer, Service, Thing } from 'schema-dts'
import { categories } from '../categories.ts'
import { business, content, faqOn, legalIn, listingAmount, plansIn, type SitePage, words } from '../content.ts'
import { icons } from '../files.ts'
import type { Amount } from '../format.ts'
import { type Locale, locales, type Path } from '../locales.ts'
import { message } from '../messages.ts'
import { type PlanId, planIds } from '../plans.ts'
import { href, type LegalName, type RouteName, routeOf, routes } from '../routes.ts'
import { absolute as absoluteAt, metadataOf, pageName, pageTexts } from './metadata.ts'

const absolute = (path: Path) => absoluteAt(path, business.brand)

/**
 * schema.org data of a page, from the content that the page shows. Google requires that its names, texts and prices are
 * visible on the page; a test checks that.
 */
export function structuredDataOf(page: SitePage): Graph | undefined {
  const { data } = routes[page.route]
  if (data === 'nothing') return undefined
  const things = partsOf[data](page)
  return { '@context': 'https://schema.org', '@graph': page.route === 'home' ? things : [...things, breadcrumbs(page)] }
}

/** Data of each page type, in addition to breadcrumbs. */
const partsOf: Record<Exclude<(typeof routes)[RouteName]['data'], 'nothing'>, (page: SitePage) => Thing[]> = {
  about: (page) => [{ ...webPage(page), '@type': 'AboutPage', mainEntity: organization() }],
  article: (page) => [posting(page)],
  company: ({ locale }) => [organization(), website(locale)],
  contact: (page) => [{ ...webPage(page), '@type': 'ContactPage', mainEntity: organization() }],
  document: (page) => [{ ...webPage(page), mainEntity: legalDocument(page) }],
  list: (page) => [{ ...webPage(page), '@type': 'CollectionPage', publisher: publisher() }],
  page: (page) => [webPage(page)],
  plans: (page) => [...services(page), questions('plans', page)],
  questions: (page) => [questions('faq', page)],
  services,
}

const idOf = (name: 'organization' | 'website') => `${absolute('/')}#${name}`

/** The company by name and id only. The pages home, about and contact have its details. */
function publisher() {
  return {
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: business.brand.name,
    url: absolute('/'),
  } as const
}

function organization() {
  const { brand, contact, social } = business
  return {
    ...publisher(),
    legalName: brand.legalName,
    vatID: brand.vat,
    logo: absolute(icons.large.path),
    email: contact.email,
    telephone: contact.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postalCode,
      addressLocality: contact.location,
      addressCountry: 'NL',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: contact.email,
      telephone: contact.phone,
      availableLanguage: locales,
    },
    identifier: { '@type': 'PropertyValue', propertyID: 'KVK', value: brand.registration },
    sameAs: Object.values(social),
  } as const
}

function website(locale: Locale): Thing {
  // Google requires `query-input`, which the published types omit.
  const search = {
    '@type': 'SearchAction' as const,
    target: {
      '@type': 'EntryPoint' as const,
      urlTemplate: `${absolute(href('search', locale))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': idOf('website'),
    name: business.brand.name,
    url: absolute(href('home', locale)),
    inLanguage: locale,
    publisher: { '@id': idOf('organization') },
    potentialAction: search,
  }
}

/** Path from the home page. Each name is one that the page itself shows. */
function breadcrumbs(page: SitePage): Thing {
  const { locale, route } = page
  const parent = routeOf(route).under
  const pages = [
    { name: message('nav.home', locale), path: href('home', locale) },
    ...(parent ? [{ name: message(`nav.${parent}`, locale), path: href(parent, locale) }] : []),
    { name: pageName(page, content), path: page.canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(
      ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute(path) }) as const,
    ),
  }
}

function webPage(page: SitePage) {
  return {
    '@type': 'WebPage',
    name: pageTexts(page, content).heading,
    description: metadataOf(page, content).description,
    url: absolute(page.canonical),
    inLanguage: page.locale,
  } as const
}

function services({ route, locale }: SitePage): Service[] {
  const { singleFlow, support, training, dashboard } = business
  switch (route) {
    case 'plans':
      return planIds.map((id) => planService(id, locale, plansIn(locale)[id].description, listingAmount(id)))
    case 'starter':
    case 'professional':
    case 'enterprise':
      return [planService(route, locale, words(route, locale).intro, business[route].monthly)]
    case 'singleFlows':
      return [pageService(route, locale, [offer(singleFlow.price, { isMinimum: true })])]
    case 'support':
      return [
        pageService(route, locale, [
          offer(support.monthly, { unitCode: 'MON', isMinimum: true }),
          offer(support.hourly, { unitCode: 'HUR' }),
        ]),
      ]
    case 'training':
      return [pageService(route, locale, [offer(training.price, { isMinimum: true })])]
    case 'dashboard':
      return [pageService(route, locale, [offer(dashboard.setup), offer(dashboard.monthly, { unitCode: 'MON' })])]
    default:
      return []
  }
}

function planService(id: PlanId, locale: Locale, description: string, monthly: Amount): Service {
  const setup = offer(business[id].setup, { isMinimum: id === 'enterprise' })
  return service(plansIn(locale)[id].title, description, [setup, offer(monthly, { unitCode: 'MON' })])
}

function pageService(route: 'singleFlows' | 'support' | 'training' | 'dashboard', locale: Locale, offers: Offer[]) {
  return service(message(`page.${route}`, locale), words(route, locale).intro, offers)
}

function service(name: string, description: string, offers: Offer[]): Service {
  return { '@type': 'Service', name, description, provider: publisher(), areaServed: 'NL', offers }
}

/** A price in whole euros excluding VAT. It is one-off, or per unit if there is a unit code (UN/CEFACT). */
function offer(
  { value }: Amount,
  { unitCode, isMinimum }: { unitCode?: 'MON' | 'HUR'; isMinimum?: boolean } = {},
): Offer {
  return {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    ...(!isMinimum && { price: value }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      ...(isMinimum ? { minPrice: value } : { price: value }),
      ...(unitCode && { unitCode }),
      valueAddedTaxIncluded: false,
    },
  }
}

function questions(on: 'faq' | 'plans', { locale }: SitePage): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqOn(on, locale)
      .flatMap((section) => section.questions)
      .map(({ title, text }) => {
        return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } } as const
      }),
  }
}

function posting(page: SitePage): Thing {
  const { locale, post } = page
  if (!post) throw new Error(`The page ${page.url} has no post.`)
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: metadataOf(page, content).picture,
    datePublished: post.date,
    articleSection: categories[post.category].name[locale],
    author: { '@type': 'Organization', name: post.author, url: absolute(href('about', locale)) },
    publisher: publisher(),
    inLanguage: locale,
    mainEntityOfPage: absolute(page.canonical),
  }
}

function legalDocument({ route, locale, legalVersion }: SitePage) {
  // Only legal routes have the type `document`.
  const { heading, intro, version, date } = legalVersion ?? legalIn(locale)[route as LegalName]
  return {
    '@type': 'DigitalDocument',
    name: heading,
    abstract: intro,
    inLanguage: locale,
    version,
    dateModified: date,
    publisher: publisher(),
  } as const
}
