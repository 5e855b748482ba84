import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeOf, locales, swapPrefix } from './locales.ts'
import { href, listedIn, pageSegment, routeNames, routeOf } from './routes.ts'
import { viewOf } from './views.ts'

const addresses = routeNames.flatMap((name) =>
  locales.flatMap((locale) => routeOf(name).addresses[locale].map((address) => ({ name, locale, address }))),
)

test("every address has its language's prefix, is in lower case, and has no trailing slash", () => {
  for (const { name, locale, address } of addresses) {
    expect({ address, locale: localeOf(address) }).toEqual({ address, locale })
    // Addresses of preview pages begin with _.
    const of = routeOf(name).inPreviews ? address.replace('/_', '/') : address
    expect(of).toMatch(/^\/$|^(\/:?[a-z\d]+(-[a-z\d]+)*)+$/)
  }
  expect(new Set(Object.values(pageSegment)).size).toBe(locales.length)
})

test('every page has a view in pages/, and every view shows a page', () => {
  const files = readdirSync(join(import.meta.dirname, '../pages')).flatMap(
    (file) => /^(\w+)\.(?:tsx|mdx)$/.exec(file)?.[1] ?? [],
  )
  const views = routeNames.map((name) => viewOf(name).file ?? name)
  expect(files.sort()).toEqual([...new Set(views)].sort())
})

test('no two pages have the same address', () => {
  const patterns = addresses.map(({ address }) => address)
  expect(patterns.filter((address, index) => patterns.indexOf(address) !== index)).toEqual([])
})

test('the parent of a page is one that a menu links to', () => {
  for (const name of routeNames) {
    const { under } = routeOf(name)
    if (under) expect(listedIn('header')).toContain(under)
  }
})

test('a link leads to the canonical address', () => {
  expect(href('plans', 'nl')).toBe('/pakketten')
  expect(href('post', 'en', { slug: 'five-reasons' })).toBe('/en/blog/five-reasons')
})

test('an address with an empty parameter is an error in the code', () => {
  expect(() => href('post', 'nl', {} as never)).toThrow('The address /blog/:slug needs a value for "slug".')
})

test.each([
  ['/', 'nl'],
  ['/en', 'en'],
  ['/en/nergens/te/vinden', 'en'],
  ['/english', 'nl'],
  ['/blog/en', 'nl'],
  ['/EN', 'nl'],
  ['/de/preise', 'nl'],
])('the path alone decides the language: %s is %s', (path, locale) => {
  expect(localeOf(path)).toBe(locale)
})

test.each([
  ['/bestaat-niet', 'en', '/en/bestaat-niet'],
  ['/en/not/here/', 'nl', '/not/here'],
  ['/en', 'nl', '/'],
  ['/', 'en', '/en'],
  ['/english', 'en', '/en/english'],
  ['/weg', 'nl', '/weg'],
] as const)('where no twin is listed the switch adds or removes /en: %s in %s is %s', (path, locale, twin) => {
  expect(swapPrefix(path, locale)).toBe(twin)
})
