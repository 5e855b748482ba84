import { expect, test } from 'vitest'
import { canonicalPages, elementsAt, indexedPages, notFoundPages, pages } from './harness/site.ts'

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
    linkOf(url, 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, new URL(href).pathname]),
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

test('every page fetches the one font at once, and at most two stylesheets', () => {
  for (const { url } of pages) {
    const fonts = linkOf(url, 'preload')
      .filter((link) => link.as === 'font')
      .map(({ as, type, crossorigin }) => ({ as, type, crossorigin }))
    expect({ url, fonts }).toEqual({ url, fonts: [{ as: 'font', type: 'font/woff2', crossorigin: '' }] })
    expect([1, 2]).toContain(linkOf(url, 'stylesheet').length)
  }
})

test('the browser knows the theme colour and that a page can be light and dark', () => {
  for (const { url } of pages) {
    expect({ url, scheme: metaOf(url, 'color-scheme') }).toEqual({ url, scheme: ['light dark'] })
    expect(metaOf(url, 'theme-color')).toHaveLength(2)
  }
})
