import { expect, test } from 'vitest'
import { business, plansIn, postsIn } from '../../site/content.ts'
import { files } from '../../site/files.ts'
import { locales } from '../../site/locales.ts'
import { planIds } from '../../site/plans.ts'
import { href } from '../../site/routes.ts'
import { bytesOf, indexedPages, pages, within } from '../harness/site.ts'

const { origin } = new URL(business.brand.origin)

const entries = [
  ...bytesOf('sitemap.xml')
    .toString('utf8')
    .matchAll(/<url>(.*?)<\/url>/g),
].map(([, entry = '']) => ({
  url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  versions: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
}))

test('the sitemap has every page that can be found, once, and no alias, no page that asks not to be indexed', () => {
  expect(entries.map(({ url }) => url)).toEqual(indexedPages.map(({ url }) => new URL(url, origin).href))
})

test('it lists the same versions of a page as the page itself', () => {
  for (const { url, versions } of entries) {
    const named = within(new URL(url).pathname, 'head', 'link')
      .filter(({ attributes }) => attributes.hreflang)
      .map(({ attributes: { hreflang, href } }) => [hreflang, href])
    expect({ url, versions }).toEqual({ url, versions: named })
  }
})

test('an article has its publication date, a list that of its newest entry, and other pages have none', () => {
  const dated = Object.fromEntries(entries.map(({ url, modified }) => [new URL(url).pathname, modified]))
  const expected = indexedPages.map(({ url, route, locale, category, post }) => {
    if (post) return [url, post.date]
    const listed = postsIn(locale).filter((other) => category === undefined || other.category === category)
    const days = listed.map(({ date }) => date).sort()
    return [url, route === 'blog' || route === 'category' ? days.at(-1) : undefined]
  })
  expect(dated).toEqual(Object.fromEntries(expected))
})

test('robots.txt allows every crawler, even on noindex pages, and lists the sitemap', () => {
  expect(bytesOf('robots.txt').toString('utf8')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test.each(locales)(
  'llms.txt in %s names what is offered and to be read, on pages that exist, with the price of every plan',
  (locale) => {
    const llms = bytesOf(files.llms[locale].slice(1)).toString('utf8')
    expect(llms).toMatch(/^# .+\n\n> .+\n/)
    const own = pages.filter((page) => page.locale === locale && page.url === page.canonical)
    const known = new Set(own.map(({ url }) => new URL(url, origin).href))
    const links = [...llms.matchAll(/\]\((.*?)\)/g)].map(([, to = '']) => to).filter((to) => !to.endsWith('.txt'))
    expect(links.filter((to) => !known.has(to))).toEqual([])
    const told = own.filter(({ route, number = 1 }) => !/^(home|category|search|notFound)$/.test(route) && number === 1)
    expect(told.map(({ url }) => new URL(url, origin).href).filter((to) => !links.includes(to))).toEqual([])
    const lines = llms.split('\n')
    const unpriced = planIds.filter((id) => {
      const line = lines.find((text) => text.includes(`](${new URL(href(id, locale), origin).href})`))
      return !line?.endsWith(plansIn(locale)[id].pricing)
    })
    expect(unpriced).toEqual([])
  },
)
