import { expect, test } from 'vitest'
import { categories, categoryTitle } from '../../site/categories.ts'
import { business, legalIn, type SitePage, words } from '../../site/content.ts'
import { files } from '../../site/files.ts'
import { locales } from '../../site/locales.ts'
import type { Page } from '../../site/pages.ts'
import { href } from '../../site/routes.ts'
import { bytesOf, canonicalPages, elementsAt, notFoundPages, pages, within } from '../harness/site.ts'

const { origin } = new URL(business.brand.origin)

const headOf = (url: string, name: string) => within(url, 'head', name).map(({ attributes }) => attributes)
const linkOf = (url: string, rel: string) => headOf(url, 'link').filter((link) => link.rel === rel)
const metaOf = (url: string, named: string) =>
  headOf(url, 'meta').flatMap(({ name, content }) => (name === named ? [content] : []))

function alternatesOf(url: string) {
  return Object.fromEntries(
    linkOf(url, 'alternate')
      .filter(({ hreflang }) => hreflang)
      .map(({ hreflang = '', href = '' }) => [hreflang, new URL(href).pathname]),
  )
}

const titleOf = (url: string) => within(url, 'head', 'title')[0]?.text ?? ''

function foundAs({ route, locale, category, post }: SitePage): { title: string; description: string } {
  if (category) {
    return { title: categoryTitle(category, locale), description: categories[category].description[locale] }
  }
  if (post) return { title: post.title, description: post.excerpt }
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legalIn(locale)[route]
  if (route === 'post' || route === 'category') throw new Error('Such a page has a post, or a subject.')
  if (route === 'components') throw new Error('Only a preview has this page.')
  return words(route, locale)
}

const isFirst = ({ number = 1 }: Page) => number === 1

test('every page has its title from the content with the brand after it, and its description, once', () => {
  for (const page of pages.filter(isFirst)) {
    const { url } = page
    const { title, description } = foundAs(page)
    const found = { url, title: titleOf(url), descriptions: metaOf(url, 'description') }
    expect(found).toEqual({ url, title: `${title} · ${business.brand.name}`, descriptions: [description] })
    // Search engines shorten longer texts.
    if (url === page.canonical && page.route !== 'notFound') {
      expect({ url, isShort: title.length <= 45 }).toEqual({ url, isShort: true })
      expect({ url, isShort: description.length >= 70 && description.length <= 160 }).toEqual({ url, isShort: true })
    }
  }
})

test('every page states its canonical address, and an alias that of its page', () => {
  for (const { url, canonical, route } of pages) {
    const expected = route === 'notFound' ? [] : [`${origin}${canonical}`]
    expect({ url, canonical: linkOf(url, 'canonical').map(({ href }) => href) }).toEqual({ url, canonical: expected })
  }
})

test('the indexed versions of a page list each other and themselves, and an alias lists none', () => {
  const kept = new Set<string>(canonicalPages.map(({ url }) => url))
  expect(pages.length).toBeGreaterThan(kept.size)
  for (const { url, locale } of pages) {
    const alternates = alternatesOf(url)
    const { [locale]: own, 'x-default': neutral } = alternates
    if (kept.has(url)) expect({ own, neutral }).toEqual({ own: url, neutral: alternates.nl ?? url })
    else expect({ url, alternates }).toEqual({ url, alternates: {} })
    for (const other of Object.values(alternates)) {
      expect(kept).toContain(other)
      expect(alternatesOf(other)).toEqual(alternates)
    }
  }
})

test('legal, search and not-found pages are noindex, and no other page is', () => {
  const asking = canonicalPages.filter(({ url }) => metaOf(url, 'robots').includes('noindex')).map(({ url }) => url)
  const hidden = ['privacy', 'terms', 'dpa', 'search'] as const
  expect(asking.sort()).toEqual(locales.flatMap((locale) => hidden.map((route) => href(route, locale))).sort())
  expect(notFoundPages.map(({ url }) => metaOf(url, 'robots'))).toEqual(locales.map(() => ['noindex']))
})

test('before the content policy comes only the charset, and nothing that the page fetches', () => {
  for (const { url } of pages) {
    const head = elementsAt(url).filter(({ path }) => path.at(-1) === 'head')
    const policy = head.findIndex(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
    const before = head.slice(0, policy).map(({ attributes }) => attributes.name ?? Object.keys(attributes)[0])
    expect({ url, before }).toEqual({ url, before: ['charset'] })
  }
})

test('every page preloads one font, contains its styles, and can be light and dark', () => {
  const { theme_color: theme } = JSON.parse(bytesOf(files.manifest.nl.slice(1)).toString('utf8'))
  expect(theme).toMatch(/^#[\da-f]{6}$/)
  for (const { url } of pages) {
    const fonts = linkOf(url, 'preload').filter((link) => link.as === 'font')
    const font = { as: 'font', type: 'font/woff2', crossorigin: '' }
    expect({ url, fonts }).toEqual({ url, fonts: [expect.objectContaining(font)] })
    expect(linkOf(url, 'stylesheet')).toEqual([])
    expect({ url, scheme: metaOf(url, 'color-scheme') }).toEqual({ url, scheme: ['light dark'] })
    expect({ url, theme: metaOf(url, 'theme-color') }).toEqual({ url, theme: [theme] })
  }
})
