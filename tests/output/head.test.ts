import { expect, test } from 'vitest'
import { canonicalPages, elementsAt, indexedPages, notFoundPages, pages } from '../harness/site.ts'

const origin = new URL(linkOf('/', 'canonical')[0]?.href ?? '').origin

function linkOf(url: string, rel: string) {
  return elementsAt(url).flatMap(({ name, attributes }) =>
    name === 'link' && attributes.rel === rel ? [attributes] : [],
  )
}

function metaOf(url: string, named: string) {
  return elementsAt(url).flatMap(({ name, attributes }) =>
    name === 'meta' && attributes.name === named ? [attributes.content] : [],
  )
}

/** The addresses of a page in each language, as its head names them. */
function alternatesOf(url: string) {
  return Object.fromEntries(
    linkOf(url, 'alternate')
      .filter(({ hreflang }) => hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, new URL(href).pathname]),
  )
}

/** Every value that an earlier page of the same language already has. */
function repeated(named: (url: string) => string) {
  const values = indexedPages.map(({ url, locale }) => ({ url, locale, value: named(url) }))
  return values.filter(({ locale, value }, index) =>
    values.slice(0, index).some((other) => other.locale === locale && other.value === value),
  )
}

const titleOf = (url: string) =>
  elementsAt(url).find(({ name, path }) => name === 'title' && path.at(-1) === 'head')?.text ?? ''

test('every page that can be found has a title with the brand, which no other page of its language has', () => {
  expect(repeated(titleOf)).toEqual([])
  expect(indexedPages.map(({ url }) => titleOf(url)).filter((title) => !/^.{3,} · .+$/.test(title))).toEqual([])
})

test('a title is short enough to be shown whole, and so is a description', () => {
  for (const { url } of canonicalPages) {
    const [description = ''] = metaOf(url, 'description')
    const lengths = { title: titleOf(url).length, description: description.length }
    expect({
      url,
      fits: lengths.title <= 60 && lengths.description >= 70 && lengths.description <= 160,
      ...lengths,
    }).toEqual({ url, fits: true, ...lengths })
  }
})

test('the home and plans pages say in a search result what the smallest plan costs', () => {
  for (const url of ['/', '/pakketten', '/en', '/en/plans'])
    expect(metaOf(url, 'description')[0]).toMatch(/€\s?950 (per maand|per month)/)
})

test('every page that can be found has one description, which no other page of its language has', () => {
  expect(repeated((url) => metaOf(url, 'description').join('|'))).toEqual([])
  for (const { url } of indexedPages) {
    const [description = '', ...more] = metaOf(url, 'description')
    expect({ url, enough: description.length >= 50, more }).toEqual({ url, enough: true, more: [] })
  }
})

test('every page names its canonical address, an alias that of the page it stands for', () => {
  for (const { url, canonical, route } of pages) {
    const expected = route === 'notFound' ? [] : [`${origin}${canonical}`]
    expect({ url, canonical: linkOf(url, 'canonical').map(({ href }) => href) }).toEqual({ url, canonical: expected })
  }
})

test('the versions of a page in two languages name each other, and themselves', () => {
  for (const { url, locale } of canonicalPages) {
    const alternates = alternatesOf(url)
    expect({ url, own: alternates[locale] }).toEqual({ url, own: url })
    expect(alternates['x-default']).toBe(alternates.nl)
    for (const other of Object.values(alternates)) expect(alternatesOf(other)).toEqual(alternates)
  }
})

test('a page names as its versions only addresses that search engines keep', () => {
  const kept = new Set<string>(canonicalPages.map((page) => page.url))
  const faults = pages.flatMap(({ url }) =>
    Object.values(alternatesOf(url))
      .filter((other) => !kept.has(other))
      .map((other) => `${url} names ${other}`),
  )
  expect(faults).toEqual([])
})

test('an alias names no versions: those are of the page it stands for', () => {
  const aliases = pages.filter((page) => page.url !== page.canonical)
  expect(aliases.length).toBeGreaterThan(10)
  for (const { url } of aliases) expect({ url, alternates: alternatesOf(url) }).toEqual({ url, alternates: {} })
})

test('legal, search and not-found pages ask not to be indexed, and no other page does', () => {
  const asking = canonicalPages.filter(({ url }) => metaOf(url, 'robots').includes('noindex')).map(({ url }) => url)
  expect(asking.sort()).toEqual([
    '/dpa',
    '/en/dpa',
    '/en/privacy',
    '/en/search',
    '/en/terms',
    '/privacy',
    '/voorwaarden',
    '/zoeken',
  ])
  expect(notFoundPages.map(({ url }) => metaOf(url, 'robots'))).toEqual([['noindex'], ['noindex']])
})

test('every page fetches the one font at once, and has its styles in itself', () => {
  for (const { url } of pages) {
    const fonts = linkOf(url, 'preload')
      .filter((link) => link.as === 'font')
      .map(({ as, type, crossorigin }) => ({ as, type, crossorigin }))
    expect({ url, fonts }).toEqual({ url, fonts: [{ as: 'font', type: 'font/woff2', crossorigin: '' }] })
    expect(linkOf(url, 'stylesheet')).toEqual([])
  }
})

test('the browser knows the theme colour and that a page can be light and dark', () => {
  for (const { url } of pages) {
    expect({ url, scheme: metaOf(url, 'color-scheme') }).toEqual({ url, scheme: ['light dark'] })
    expect(metaOf(url, 'theme-color')).toHaveLength(2)
  }
})
