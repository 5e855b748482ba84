import { expect, test } from 'vitest'
import { business, postsIn } from '../../site/content.ts'
import { elementsOf } from '../harness/elements.ts'
import { bytesOf, elementsAt, indexedPages, pages } from '../harness/site.ts'

const { origin } = business.brand
const text = bytesOf('sitemap.xml').toString('utf8')
const elements = elementsOf(text)
const locations = elements.filter(({ name }) => name === 'loc').map((element) => element.text)

/** The entries as they are written: address, versions, day. */
const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
  url: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
  modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  versions: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
}))

test('the sitemap has every page that can be found, once, and no alias, no page that asks not to be indexed', () => {
  expect(locations).toEqual(indexedPages.map(({ url }) => new URL(url, origin).href))
  expect(new Set(locations).size).toBe(locations.length)
  expect(locations.length).toBeGreaterThan(35)
})

test('it names the same versions of a page as the page itself', () => {
  for (const { url = '', versions } of entries) {
    const named = elementsAt(new URL(url).pathname)
      .filter(({ name, attributes }) => name === 'link' && attributes.hreflang)
      .map(({ attributes: { hreflang, href } }) => [hreflang, href])
    expect({ url, versions }).toEqual({ url, versions: named })
  }
})

test('every version answers: the pages that it names name it back', () => {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry.versions]))
  for (const { versions } of entries) for (const [, href] of versions) expect(byUrl.get(href)).toEqual(versions)
})

test('an article has the day it came out, a list that of its newest entry, and nothing else a made-up one', () => {
  const dated = Object.fromEntries(
    entries.filter(({ modified }) => modified).map(({ url = '', modified }) => [new URL(url).pathname, modified]),
  )
  const newest = postsIn('nl')[0]?.date
  expect(dated['/blog']).toBe(newest)
  expect(dated['/blog/vijf-redenen-om-werkorders-te-automatiseren']).toBe('2026-11-12')
  expect(Object.keys(dated).filter((path) => !/^(\/en)?\/blog/.test(path))).toEqual([])
})

test('robots.txt lets every crawler in, also to pages that ask not to be indexed, and names the sitemap', () => {
  expect(bytesOf('robots.txt').toString('utf8')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

test.each(['llms.txt', 'en/llms.txt'])(
  '%s names pages of its language that exist, and the price of every plan',
  (file) => {
    const llms = bytesOf(file).toString('utf8')
    expect(llms).toMatch(/^# .+\n\n> .+\n/)
    const known = new Set(pages.map(({ url }) => new URL(url, origin).href))
    const links = [...llms.matchAll(/\]\((.*?)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !href.endsWith('.txt'))
    expect(links.length).toBeGreaterThan(15)
    expect(links.filter((href) => !known.has(href))).toEqual([])
    for (const price of [/€\s?950/, /€\s?1[.,]750/, /€\s?3[.,]500/]) expect(llms).toMatch(price)
  },
)
