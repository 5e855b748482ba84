import { expect, test } from 'vitest'
import { business } from '../../site/content.ts'
import { formatMoney } from '../../site/format.ts'
import type { Page } from '../../site/pages.ts'
import { elementsAt, notFoundPages, pages } from '../harness/site.ts'

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Thing = { [key: string]: Json }

/** The things that a page describes, as they stand in its HTML. */
function thingsOn(url: string): Thing[] {
  const blocks = elementsAt(url).filter(({ attributes }) => attributes.type === 'application/ld+json')
  return blocks.flatMap(({ text }) => {
    const graph = JSON.parse(text)
    expect(graph['@context']).toBe('https://schema.org')
    return graph['@graph']
  })
}

const typesOn = (url: string) => thingsOn(url).map((thing) => thing['@type'])

function thing(url: string, type: string): Thing {
  return thingsOn(url).find((one) => one['@type'] === type) ?? {}
}

/** Every value under one of some keys, however deep. */
function valuesOf(value: Json, keys: RegExp): Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, keys))
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inside]) =>
    keys.test(key) && typeof inside !== 'object' ? [inside] : valuesOf(inside, keys),
  )
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

/** What a visitor can read on a page, without the spaces. */
function visibleText(url: string): string {
  const body = elementsAt(url).find(({ name }) => name === 'body')
  const hidden = elementsAt(url).filter(({ name, path }) => name === 'script' && path.includes('body'))
  return squeeze(hidden.reduce((text, { text: script }) => text.replace(script, ''), body?.text ?? ''))
}

const read = /^(name|headline|text|legalName|email|telephone|addressLocality|articleSection|abstract|value)$/
const described = pages.filter((page) => page.route !== 'notFound')

test('every name, headline and text in the structured data of a page can be read on that page', () => {
  const faults = described.flatMap(({ url }) => {
    const text = visibleText(url)
    const values = valuesOf(thingsOn(url), read).map(String)
    expect(values.length).toBeGreaterThan(0)
    return values.filter((value) => !text.includes(squeeze(value))).map((value) => `${url} does not show "${value}"`)
  })
  expect(faults).toEqual([])
})

test('what the structured data says of a service can be read on its page', () => {
  const services = described.flatMap(({ url }) =>
    thingsOn(url)
      .filter((thing) => thing['@type'] === 'Service')
      .map(({ description }) => ({ url, description: String(description) })),
  )
  expect(services.length).toBeGreaterThan(10)
  expect(services.filter(({ url, description }) => !visibleText(url).includes(squeeze(description)))).toEqual([])
})

test('every price in the structured data of a page can be read on that page', () => {
  const prices = described.flatMap((page: Page) => {
    const text = visibleText(page.url)
    return valuesOf(thingsOn(page.url), /^(price|minPrice)$/).map((price) => ({
      url: page.url,
      price,
      shown: text.includes(squeeze(formatMoney(Number(price), page.locale))),
    }))
  })
  expect(prices.length).toBeGreaterThan(40)
  expect(prices.filter(({ shown }) => !shown)).toEqual([])
})

test('every address in it is absolute', () => {
  const faults = described.flatMap(({ url }) =>
    valuesOf(thingsOn(url), /^(@id|url|item|image|logo|mainEntityOfPage|urlTemplate)$/).filter(
      (address) => !String(address).startsWith('https://'),
    ),
  )
  expect(faults).toEqual([])
})

test('each kind of page says what it is', () => {
  expect(typesOn('/')).toEqual(['Organization', 'WebSite'])
  expect(typesOn('/pakketten')).toEqual(['Service', 'Service', 'Service', 'FAQPage', 'BreadcrumbList'])
  for (const url of ['/starter-pakket', '/en/professional-plan', '/enterprise-pakket', '/realtime-dashboard'])
    expect(typesOn(url)).toEqual(['Service', 'BreadcrumbList'])
  expect(typesOn('/faq')).toEqual(['FAQPage', 'BreadcrumbList'])
  expect(typesOn('/en/contact')).toEqual(['ContactPage', 'BreadcrumbList'])
  expect(typesOn('/over-ons')).toEqual(['AboutPage', 'BreadcrumbList'])
  expect(typesOn('/blog')).toEqual(['CollectionPage', 'BreadcrumbList'])
  expect(typesOn('/en/blog/five-reasons-to-automate-work-orders')).toEqual(['BlogPosting', 'BreadcrumbList'])
  for (const url of ['/privacy', '/en/terms', '/dpa']) {
    expect(typesOn(url)).toEqual(['WebPage', 'BreadcrumbList'])
    expect(thing(url, 'WebPage').mainEntity).toMatchObject({ '@type': 'DigitalDocument', dateModified: '2025-09-13' })
  }
  for (const { url } of notFoundPages) expect(typesOn(url)).toEqual([])
})

test('a plan costs what business.yaml says, excluding VAT, once and each month', () => {
  expect(thing('/professional-pakket', 'Service').offers).toMatchObject([
    { price: 2500, priceCurrency: 'EUR', priceSpecification: { valueAddedTaxIncluded: false } },
    { price: 1750, priceCurrency: 'EUR', priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: false } },
  ])
  const [setup] = thing('/enterprise-pakket', 'Service').offers as Thing[]
  expect(setup).toMatchObject({ priceSpecification: { minPrice: 5000 } })
  expect(setup).not.toHaveProperty('price')
})

// https://developers.google.com/search/docs/appearance/structured-data: what each kind must have, and should.
test('an article has what search engines ask of one', () => {
  const url = '/blog/vijf-redenen-om-werkorders-te-automatiseren'
  expect(thing(url, 'BlogPosting')).toMatchObject({
    headline: 'Vijf redenen om werkorders te automatiseren',
    datePublished: '2026-11-12',
    image: expect.stringMatching(/\/social\/blog\/.+\.png$/),
    author: { '@type': 'Organization', name: `Team ${business.brand.name}`, url: expect.stringMatching(/\/over-ons$/) },
    publisher: { name: business.brand.name },
    inLanguage: 'nl',
    mainEntityOfPage: expect.stringMatching(new RegExp(`${url}$`)),
  })
})

test('the company and the site have what search engines ask of them', () => {
  expect(thing('/en', 'Organization')).toMatchObject({
    name: business.brand.name,
    url: expect.any(String),
    logo: expect.stringMatching(/\.png$/),
    telephone: expect.any(String),
    address: { addressLocality: business.contact.location, addressCountry: 'NL' },
    sameAs: expect.any(Array),
  })
  expect(thing('/en', 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(/\/en\/search\?q=\{search_term_string\}$/) },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('the path to every page begins at home, is numbered, and ends at the page', () => {
  for (const { url, canonical, route } of described) {
    if (route === 'home') continue
    const items = thing(url, 'BreadcrumbList').itemListElement as { position: number; name: string; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items.length).toBeGreaterThanOrEqual(2)
    expect(new URL(items.at(-1)?.item ?? '').pathname).toBe(canonical)
    expect(['/', '/en']).toContain(new URL(items[0]?.item ?? '').pathname)
  }
})

test('the questions are all there: twenty on the FAQ, five at the plans', () => {
  for (const [url, count] of Object.entries({ '/faq': 20, '/en/faq': 20, '/pakketten': 5, '/en/plans': 5 }))
    expect({ url, count: (thing(url, 'FAQPage').mainEntity as Thing[]).length }).toEqual({ url, count })
})
