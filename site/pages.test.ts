import { describe, expect, test } from 'vitest'
import { categories, categoryNames } from './categories.ts'
import { type Localized, locales } from './locales.ts'
import { type ListedPost, listPages, type Page, pageFinder, related } from './pages.ts'
import { href, routeNames, routeOf } from './routes.ts'

const none = { posts: { nl: [], en: [] }, legalVersions: [] }

function pagesOf(posts: Localized<ListedPost[]>): Map<string, Page> {
  return new Map(listPages({ posts, legalVersions: [] }).map((page) => [page.url, page]))
}

function teasers(count: number, category: ListedPost['category'] = 'technical'): ListedPost[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `post-${index}`,
    slug: `post-${index}`,
    category,
    hasBody: false,
  }))
}

test('every address in the table is one page, each category has its own, and there are no others', () => {
  const urls = listPages(none).map((page) => page.url)
  const addresses = locales.flatMap((locale) =>
    routeNames
      .filter((name) => !routeOf(name).inPreviews)
      .flatMap((name) => routeOf(name).addresses[locale])
      .filter((address) => !address.includes(':slug'))
      .flatMap((address) =>
        address.includes(':')
          ? categoryNames.map((name) => href('category', locale, { category: categories[name].slug[locale] }))
          : [address],
      ),
  )
  expect(urls.toSorted()).toEqual(addresses.toSorted())
})

test('a preview has additional pages, in every language', () => {
  const published = new Set(listPages(none).map((page) => page.url))
  const own = listPages({ ...none, preview: true }).filter(({ url }) => !published.has(url))
  expect(own.map(({ url, versions }) => ({ url, versions }))).toEqual([
    { url: '/_components', versions: locales },
    { url: '/en/_components', versions: locales },
  ])
})

const addressed = pagesOf(none.posts)

test.each([
  ['/pakketten', '/en/plans', '/pakketten'],
  ['/diensten/flows', '/en/services/flows', '/losse-flows'],
  ['/realtime-dashboard-pakket', '/en/realtime-dashboard-plan', '/realtime-dashboard'],
  ['/legal/verwerkersovereenkomst', '/en/legal/dpa', '/dpa'],
  ['/blog/zorg', '/en/blog/healthcare', '/blog/zorg'],
  ['/', '/en', '/'],
])('%s and %s are twins, and search engines keep the first as %s', (dutch, english, canonical) => {
  for (const url of [dutch, english]) expect(addressed.get(url)?.twins).toEqual({ nl: dutch, en: english })
  expect(addressed.get(dutch)?.canonical).toBe(canonical)
})

test('an alias without one in the same position has the canonical page as its twin', () => {
  expect(addressed.get('/diensten')?.twins).toEqual({ nl: '/diensten', en: '/en/plans' })
})

describe('posts', () => {
  const article = (name: string, slug: string, hasBody = true): ListedPost => ({
    name,
    slug,
    category: 'technical',
    hasBody,
  })
  const pages = pagesOf({
    nl: [article('reasons', 'vijf-redenen'), article('intake', 'aanmelding')],
    en: [article('reasons', 'five-reasons'), article('intake', 'intake', false)],
  })

  test('a post with a text has a page, and its twin is the post with the same file name', () => {
    expect(pages.get('/blog/vijf-redenen')).toEqual({
      url: '/blog/vijf-redenen',
      route: 'post',
      locale: 'nl',
      canonical: '/blog/vijf-redenen',
      twins: { nl: '/blog/vijf-redenen', en: '/en/blog/five-reasons' },
      versions: ['nl', 'en'],
      post: article('reasons', 'vijf-redenen'),
    })
    expect(pages.get('/en/blog/five-reasons')?.twins.nl).toBe('/blog/vijf-redenen')
  })

  test('a former address of a post still shows it, and search engines index the newest', () => {
    const moved = { ...article('reasons', 'redenen'), aliases: ['vijf-redenen'] }
    const after = pagesOf({ nl: [moved], en: [article('reasons', 'five-reasons')] })
    expect(after.get('/blog/vijf-redenen')).toMatchObject({ canonical: '/blog/redenen', post: moved })
    expect(after.get('/blog/vijf-redenen')?.twins).toEqual({ nl: '/blog/vijf-redenen', en: '/en/blog/five-reasons' })
    expect(after.get('/en/blog/five-reasons')?.twins.nl).toBe('/blog/redenen')
  })

  test('a teaser has no page; the twin of its translation is the blog list', () => {
    expect(pages.has('/en/blog/intake')).toBe(false)
    expect(pages.get('/blog/aanmelding')?.twins.en).toBe('/en/blog')
    expect(pages.get('/blog/aanmelding')?.versions).toEqual(['nl'])
  })
})

describe('lists of more than 24 posts', () => {
  const pages = pagesOf({ nl: teasers(60), en: teasers(30) })
  const listed = (prefix: string) => [...pages.keys()].filter((url) => url.startsWith(prefix) && /\d$/.test(url))

  test('60 posts are three pages, 30 are two, and the same under their category', () => {
    expect(listed('/blog')).toEqual([
      ...['/blog/pagina/2', '/blog/pagina/3'],
      ...['/blog/techniek/pagina/2', '/blog/techniek/pagina/3'],
    ])
    expect(listed('/en/blog')).toEqual(['/en/blog/page/2', '/en/blog/technical/page/2'])
  })

  test('24 posts are one page, 25 are two', () => {
    expect(pagesOf({ nl: teasers(24), en: [] }).has('/blog/pagina/2')).toBe(false)
    expect(pagesOf({ nl: teasers(25), en: [] }).has('/blog/pagina/2')).toBe(true)
  })

  test('each page is its own canonical one', () => {
    expect(pages.get('/en/blog/technical/page/2')).toMatchObject({
      canonical: '/en/blog/technical/page/2',
      number: 2,
      route: 'category',
      category: 'technical',
    })
  })

  test('the twin is the page with the same number, or else the last page, which is then not a translation', () => {
    expect(pages.get('/blog/pagina/2')).toMatchObject({ twins: { en: '/en/blog/page/2' }, versions: ['nl', 'en'] })
    expect(pages.get('/blog/pagina/3')).toMatchObject({ twins: { en: '/en/blog/page/2' }, versions: ['nl'] })
    expect(pages.get('/en/blog/page/2')?.twins.nl).toBe('/blog/pagina/2')
    expect(pagesOf({ nl: teasers(60), en: [] }).get('/blog/pagina/3')?.twins.en).toBe('/en/blog')
  })
})

test('an address with a trailing slash is the same page', () => {
  const pageAt = pageFinder(listPages(none))
  expect(pageAt('/pakketten/')?.url).toBe('/pakketten')
  expect(pageAt('/en/')?.url).toBe('/en')
  expect(pageAt('/')?.url).toBe('/')
  expect(pageAt('/bestaat-niet')).toBeUndefined()
})

const post = (name: string, category: ListedPost['category']): ListedPost => ({
  name,
  slug: name,
  category,
  hasBody: true,
})
const roster = post('roster', 'healthcare')
const invoice = post('invoice', 'technical')
const returns = post('returns', 'ecommerce')
const intake = post('intake', 'healthcare')
const quote = post('quote', 'useCases')
const newestFirst = [roster, invoice, returns, intake, quote]

test('those in the same category come first, then the newest', () => {
  expect(related(intake, newestFirst)).toEqual([roster, invoice])
  expect(related(quote, newestFirst)).toEqual([roster, invoice])
  expect(related(roster, newestFirst)).toEqual([intake, invoice])
})

test('if there are many in the same category, the newest two are shown', () => {
  const others = ['a', 'b', 'c'].map((name) => post(name, 'healthcare'))
  expect(related(intake, [...others, intake, invoice]).map(({ name }) => name)).toEqual(['a', 'b'])
})
