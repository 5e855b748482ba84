import { expect, test } from 'vitest'
import { business, faqOn, legalIn, listingAmount } from '../../site/content.ts'
import { type Amount, formatMoney } from '../../site/format.ts'
import { locales } from '../../site/locales.ts'
import { planIds } from '../../site/plans.ts'
import { href, type RouteName } from '../../site/routes.ts'
import { elementsAt, pages, wordsAt } from '../harness/site.ts'

const moduleRoutes = ['singleFlows', 'support', 'training', 'dashboard'] as const

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Thing = { [key: string]: Json }

const { origin } = new URL(business.brand.origin)

/** schema.org types per route, besides breadcrumbs. Default: a plain page. */
const kinds: Partial<Record<RouteName, string[]>> = {
  home: ['Organization', 'WebSite'],
  plans: ['Service', 'Service', 'Service', 'FAQPage'],
  ...Object.fromEntries([...planIds, ...moduleRoutes].map((route) => [route, ['Service']])),
  about: ['AboutPage'],
  contact: ['ContactPage'],
  faq: ['FAQPage'],
  blog: ['CollectionPage'],
  category: ['CollectionPage'],
  post: ['BlogPosting'],
  notFound: [],
}

function thingsOn(url: string): Thing[] {
  const blocks = elementsAt(url).filter(({ attributes }) => attributes.type === 'application/ld+json')
  return blocks.flatMap(({ text }) => {
    const graph = JSON.parse(text)
    expect(graph['@context']).toBe('https://schema.org')
    return graph['@graph']
  })
}

function thing(url: string, type: string): Thing {
  return thingsOn(url).find((one) => one['@type'] === type) ?? {}
}

function valuesOf(value: Json, keys: RegExp): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, keys))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inside]) =>
    keys.test(key) && typeof inside !== 'object' ? [inside] : valuesOf(inside, keys),
  )
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

const read = /^(name|headline|text|legalName|email|telephone|addressLocality|articleSection|abstract|value)$/
const described = pages.filter((page) => page.route !== 'notFound')

const servicesOn = (url: string) => thingsOn(url).filter((one) => one['@type'] === 'Service')

test("everything in a page's structured data is visible on that page, and its addresses are absolute", () => {
  for (const { url, route, locale } of described) {
    const things = thingsOn(url)
    const names = valuesOf(things, read).map(String)
    const services = servicesOn(url).map(({ description }) => String(description))
    const prices = valuesOf(things, /^(price|minPrice)$/).map((price) => formatMoney(Number(price), locale))
    const isOffer = kinds[route]?.includes('Service') ?? false
    const has = { names: names.length > 0, services: services.length > 0, prices: prices.length > 0 }
    expect({ url, ...has }).toEqual({ url, names: true, services: isOffer, prices: isOffer })
    const shown = squeeze(wordsAt(url))
    const missing = [...names, ...services, ...prices].filter((text) => !shown.includes(squeeze(text)))
    const addresses = valuesOf(things, /^(@id|url|item|image|logo|mainEntityOfPage|urlTemplate)$/).map(String)
    const relative = addresses.filter((address) => !address.startsWith('https://'))
    expect({ url, missing, relative }).toEqual({ url, missing: [], relative: [] })
  }
})

/** Routes of the lists between the home page and a page, by the route of the page. */
const listAbove: Partial<Record<RouteName, RouteName[]>> = {
  ...Object.fromEntries([...planIds, ...moduleRoutes].map((route) => [route, ['plans']])),
  category: ['blog'],
  post: ['blog'],
}

test('each kind of page states its type, and its numbered path from the home page through its list', () => {
  for (const { url, canonical, route, locale } of pages) {
    const isBelow = route !== 'home' && route !== 'notFound'
    const types = [...(kinds[route] ?? ['WebPage']), ...(isBelow ? ['BreadcrumbList'] : [])]
    expect({ url, types: thingsOn(url).map((one) => one['@type']) }).toEqual({ url, types })
    if (!isBelow) continue
    const items = thing(url, 'BreadcrumbList').itemListElement as { position: number; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    const paths = items.map(({ item }) => new URL(item).pathname)
    const between = listAbove[route]?.map((list) => href(list, locale)) ?? []
    expect({ url, paths }).toEqual({ url, paths: [href('home', locale), ...between, canonical] })
  }
})

test('a legal document states when it was last changed', () => {
  for (const locale of locales)
    for (const name of ['privacy', 'terms', 'dpa'] as const)
      expect(thing(href(name, locale), 'WebPage').mainEntity).toMatchObject({
        '@type': 'DigitalDocument',
        name: legalIn(locale)[name].heading,
        version: legalIn(locale)[name].version,
        dateModified: legalIn(locale)[name].date,
      })
})

/** An offer with a price that is one-off, or per unit. */
const offer = (specification: object, unitCode?: string) => ({
  priceCurrency: 'EUR',
  priceSpecification: { valueAddedTaxIncluded: false, ...specification, ...(unitCode && { unitCode }) },
})
const amount = ({ value }: Amount, unit?: string) => ({ price: value, ...offer({}, unit) })
const atLeast = ({ value }: Amount, unit?: string) => offer({ minPrice: value }, unit)

test('offers have the prices in business.yaml, excluding VAT: one-off, monthly, hourly, or minimum', () => {
  const { starter, professional, enterprise, singleFlow, support, dashboard, training } = business
  const offers = {
    starter: [amount(starter.setup), amount(starter.monthly, 'MON')],
    professional: [amount(professional.setup), amount(professional.monthly, 'MON')],
    enterprise: [atLeast(enterprise.setup), amount(enterprise.monthly, 'MON')],
    singleFlows: [atLeast(singleFlow.price)],
    support: [atLeast(support.monthly, 'MON'), amount(support.hourly, 'HUR')],
    dashboard: [amount(dashboard.setup), amount(dashboard.monthly, 'MON')],
    training: [atLeast(training.price)],
  }
  for (const locale of locales)
    for (const [route, expected] of Object.entries(offers)) {
      const found = thing(href(route as keyof typeof offers, locale), 'Service').offers as Thing[]
      expect(found).toMatchObject(expected)
      // An offer with a minimum has no `price`.
      expect(found.map((offer) => 'price' in offer)).toEqual(expected.map((offer) => 'price' in offer))
    }
})

test('the plans page offers each plan at the price that it shows there', () => {
  for (const locale of locales) {
    const monthly = servicesOn(href('plans', locale)).map(({ offers }) => (offers as Thing[]).at(-1))
    expect(monthly).toMatchObject(planIds.map((id) => amount(listingAmount(id), 'MON')))
  }
})

// Required and recommended properties: https://developers.google.com/search/docs/appearance/structured-data
test('an article has the data that search engines require', () => {
  for (const { url, canonical, locale, post } of pages) {
    if (!post) continue
    const { title, date, author } = post
    expect(thing(url, 'BlogPosting')).toMatchObject({
      headline: title,
      datePublished: date,
      image: expect.stringMatching(/\/social\/.+\.png$/),
      author: { '@type': 'Organization', name: author, url: new URL(href('about', locale), origin).href },
      publisher: { name: business.brand.name },
      inLanguage: locale,
      mainEntityOfPage: new URL(canonical, origin).href,
    })
  }
})

test('the company and the site have the data that search engines require', () => {
  expect(thing('/en', 'Organization')).toMatchObject({
    name: business.brand.name,
    url: expect.any(String),
    logo: expect.stringMatching(/\.png$/),
    telephone: business.contact.phone,
    address: { addressLocality: business.contact.location, addressCountry: 'NL' },
    sameAs: Object.values(business.social),
  })
  expect(thing('/en', 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(/\/en\/search\?q=\{search_term_string\}$/) },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('all questions are present, in order', () => {
  for (const locale of locales)
    for (const on of ['faq', 'plans'] as const) {
      const described = thing(href(on, locale), 'FAQPage').mainEntity as Thing[]
      const questions = faqOn(on, locale).flatMap((section) => section.questions)
      expect(described.map(({ name }) => name)).toEqual(questions.map(({ title }) => title))
    }
})
