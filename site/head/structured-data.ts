import type { Graph, Offer, Service, Thing } from 'schema-dts'
import { categories } from '../categories.ts'
import { business, content, faqOn, legalIn, listingAmount, plansIn, type SitePage } from '../content.ts'
import { icons } from '../files.ts'
import { type Locale, locales, type Path } from '../locales.ts'
import { type Price, planIds, planPrices } from '../plans.ts'
import { href, type LegalName, routeOf } from '../routes.ts'
import { pageName, textsOf, type View, viewOf } from '../views.ts'
import { absolute as absoluteAt, metadataOf } from './metadata.ts'

const absolute = (path: Path) => absoluteAt(path, business.brand)

/**
 * schema.org data of a page; undefined if its route has none. Google requires that the names, texts and prices in the
 * data also appear on the page; a test checks that.
 */
export function structuredDataOf(page: SitePage): Graph | undefined {
  const { data } = viewOf(page.route)
  if (data === 'nothing') return undefined
  const things = partsOf[data](page)
  return { '@context': 'https://schema.org', '@graph': page.route === 'home' ? things : [...things, breadcrumbs(page)] }
}

/** Data of each page type, in addition to breadcrumbs. */
const partsOf: Record<Exclude<View['data'], 'nothing'>, (page: SitePage) => Thing[]> = {
  about: (page) => [{ ...webPage(page), '@type': 'AboutPage', mainEntity: organization() }],
  article: (page) => [posting(page)],
  company: ({ locale }) => [organization(), website(locale)],
  contact: (page) => [{ ...webPage(page), '@type': 'ContactPage', mainEntity: organization() }],
  document: (page) => [{ ...webPage(page), mainEntity: legalDocument(page) }],
  list: (page) => [{ ...webPage(page), '@type': 'CollectionPage', publisher: publisher() }],
  page: (page) => [webPage(page)],
  plans: (page) => [...planServices(page), questions('plans', page)],
  questions: (page) => [questions('faq', page)],
  service: (page) => [pageService(page)],
}

const idOf = (name: 'organization' | 'website') => `${absolute('/')}#${name}`

/** The company in brief. The home, about and contact pages have its details. */
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

/** Path from the home page, with the names that the page shows. */
function breadcrumbs(page: SitePage): Thing {
  const { locale, route } = page
  const above = ['home' as const, routeOf(route).under].filter((parent) => parent !== undefined)
  const pages = [
    ...above.map((parent) => ({ name: pageName({ route: parent, locale }, content), path: href(parent, locale) })),
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
    name: textsOf(page, content).heading,
    description: metadataOf(page, content).description,
    url: absolute(page.canonical),
    inLanguage: page.locale,
  } as const
}

function planServices({ locale }: SitePage): Service[] {
  return planIds.map((id) => {
    const { title, description } = plansIn(locale)[id]
    return service(title, description, planPrices(id, { ...business[id], monthly: listingAmount(id) }))
  })
}

function pageService(page: SitePage): Service {
  const { prices } = viewOf(page.route)
  return service(pageName(page, content), textsOf(page, content).intro, prices?.(business) ?? [])
}

function service(name: string, description: string | undefined, prices: readonly Price[]): Service {
  return { '@type': 'Service', name, description, provider: publisher(), areaServed: 'NL', offers: prices.map(offer) }
}

/** UN/CEFACT codes. */
const unitCodes = { month: 'MON', hour: 'HUR' } as const

/** A price in whole euros excluding VAT. */
function offer({ amount: { value }, per, isMinimum }: Price): Offer {
  return {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    ...(!isMinimum && { price: value }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'EUR',
      ...(isMinimum ? { minPrice: value } : { price: value }),
      ...(per && { unitCode: unitCodes[per] }),
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
