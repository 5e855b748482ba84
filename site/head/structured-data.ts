import type {
  AboutPage,
  BlogPosting,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  ListItem,
  Organization,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { categories } from '../categories.ts'
import { business, content, faqOn, legalIn, type SitePage } from '../content.ts'
import { icons } from '../files.ts'
import { type Locale, locales, type Path } from '../locales.ts'
import { type Data, href, routeOf } from '../routes.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { absolute as absoluteAt, metadataOf, wordsOf } from './metadata.ts'
import { offersOf } from './offers.ts'

const absolute = (path: Path) => absoluteAt(path, business.brand)

/**
 * What a page says in the vocabulary of schema.org, made of the same content objects as the page itself. Every name,
 * text and price in it can be read on the page: search engines ask for that, and a test holds it.
 */
export function structuredDataOf(page: SitePage): Graph | undefined {
  const { data } = routeOf(page.route)
  if (data === 'nothing') return undefined
  const things = partsOf[data](page)
  return { '@context': 'https://schema.org', '@graph': page.route === 'home' ? things : [...things, breadcrumbs(page)] }
}

/** Structured data as it stands in the HTML: a block of data, in which no text can close the element. */
export function toJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** What a kind of page has beside its breadcrumbs. */
const partsOf: Record<Exclude<Data, 'nothing'>, (page: SitePage) => Thing[]> = {
  about: (page) => [{ ...plainWebPage(page), '@type': 'AboutPage', mainEntity: organization() } satisfies AboutPage],
  article: (page) => [posting(page)],
  company: ({ locale }) => [organization(), website(locale)],
  contact: (page) => [
    { ...plainWebPage(page), '@type': 'ContactPage', mainEntity: organization() } satisfies ContactPage,
  ],
  document: legalDocument,
  list: (page) => [collection(page)],
  page: (page) => [plainWebPage(page)],
  plans: (page) => [...services(page), questions('plans', page)],
  questions: (page) => [questions('faq', page)],
  services,
}

const idOf = (name: 'organization' | 'website') => `${absolute('/')}#${name}`

/** The company by name; the home, about and contact pages say more of it under the same id. */
const publisher = () =>
  ({
    '@type': 'Organization',
    '@id': idOf('organization'),
    name: business.brand.name,
    url: absolute('/'),
  }) satisfies Organization

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
  } satisfies Organization
}

function website(locale: Locale) {
  // Google reads the name of the query from `query-input`, which the published types leave out.
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
  } satisfies WebSite
}

function breadcrumbs(page: SitePage) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(page, content).map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: absolute(path) }) satisfies ListItem,
    ),
  } satisfies BreadcrumbList
}

function plainWebPage(page: SitePage) {
  return {
    '@type': 'WebPage',
    name: wordsOf(page, content).heading,
    description: metadataOf(page, content).description,
    url: absolute(page.canonical),
    inLanguage: page.locale,
  } satisfies WebPage
}

/** The codes of UN/CEFACT for what a price is of. */
const unitCodes = { month: 'MON', hour: 'HUR' }

function services(page: SitePage): Service[] {
  return offersOf(page).map(({ name, description, offers }) => ({
    '@type': 'Service',
    name,
    description,
    provider: publisher(),
    areaServed: 'NL',
    offers: offers.map(({ price, per, from }) => ({
      '@type': 'Offer',
      priceCurrency: 'EUR',
      ...(from ? {} : { price }),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'EUR',
        ...(from ? { minPrice: price } : { price }),
        ...(per && { unitCode: unitCodes[per] }),
        valueAddedTaxIncluded: false,
      },
    })),
  }))
}

function questions(on: 'faq' | 'plans', { locale }: SitePage) {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqOn(on, locale)
      .flatMap((section) => section.questions)
      .map(
        ({ title, text }) =>
          ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          }) satisfies Question,
      ),
  } satisfies FAQPage
}

function collection(page: SitePage) {
  return { ...plainWebPage(page), '@type': 'CollectionPage', publisher: publisher() } satisfies CollectionPage
}

function posting(page: SitePage) {
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
  } satisfies BlogPosting
}

function legalDocument(page: SitePage): Thing[] {
  const { route, locale } = page
  if (route !== 'privacy' && route !== 'terms' && route !== 'dpa') return []
  const { heading, intro } = legalIn(locale)[route]
  return [
    {
      ...plainWebPage(page),
      mainEntity: {
        '@type': 'DigitalDocument',
        name: heading,
        abstract: intro,
        inLanguage: locale,
        dateModified: business.terms.lastUpdated,
        publisher: publisher(),
      },
    } satisfies WebPage,
  ]
}
