import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeOf, locales } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import { type SearchData, searchFile } from '../../site/search/data.ts'
import { bytesOf, canonicalPages, dist, elementsAt, pages } from '../harness/site.ts'
import { writtenAt } from '../harness/written-at.ts'

const canonical = new Set<string>(canonicalPages.map((page) => page.url))

/** The attributes of every link of a page. */
function linksAt(url: string) {
  return elementsAt(url)
    .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
    .map(({ attributes }): Record<string, string | undefined> & { href: string } => ({ href: '', ...attributes }))
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''

/** Whether a link leads to a file, such as a picture or what else a writer put into public/. */
const isFile = (href: string) => /\.\w+$/.test(pathOf(href)) && existsSync(join(dist, pathOf(href)))

test('every link inside the site leads to a file, or to the canonical address of a page that exists', () => {
  const faults = pages.flatMap((page) =>
    linksAt(page.url)
      .filter((link) => link.href.startsWith('/') && !link['data-language'])
      .filter(({ href }) => !canonical.has(pathOf(href)) && !isFile(href))
      .map(({ href }) => `${writtenAt(page, href)} ${page.url} links to ${href}`),
  )
  expect(faults).toEqual([])
})

test('every anchor that a link names is on the page it leads to', () => {
  const faults = pages.flatMap((page) =>
    linksAt(page.url).flatMap(({ href }) => {
      const [path, id] = href.split('#')
      if (id === undefined || !/^[/#]/.test(href) || isFile(href)) return []
      const there = elementsAt(path?.split('?')[0] || page.url).some(
        ({ attributes }) => attributes.id === decodeURIComponent(id),
      )
      return there ? [] : [`${writtenAt(page, href)} ${page.url} links to ${href}`]
    }),
  )
  expect(faults).toEqual([])
})

test('every place that search leads to is there, on a canonical page', () => {
  const names: Record<string, string> = JSON.parse(bytesOf(searchFile.slice(1)).toString('utf8'))
  const places = Object.values(names).flatMap((name) => {
    const { titles }: SearchData = JSON.parse(bytesOf(name.slice(1)).toString('utf8'))
    return titles.map(({ url }) => url)
  })
  expect(places.length).toBeGreaterThan(canonical.size)
  const lost = places.filter((url) => {
    const [path = '', id] = url.split('#')
    return !canonical.has(path) || (id && !elementsAt(path).some(({ attributes }) => attributes.id === id))
  })
  expect(lost).toEqual([])
})

test('the language switch of every page leads to its twin, above and below', () => {
  for (const { url, twins, locale } of pages) {
    const switches = linksAt(url).filter((link) => link['data-language'])
    const expected = locales.map((language) => ({ to: twins[language], language, current: locale === language }))
    const found = switches.map((link) => ({
      to: link.href,
      language: link.hreflang,
      current: link['aria-current'] === 'true',
    }))
    expect({ url, found }).toEqual({ url, found: [...expected, ...expected] })
  }
})

test('the twin of every page exists, in the other language', () => {
  const urls = new Map(pages.map((page) => [page.url, page]))
  const faults = pages.flatMap(({ url, twins }) =>
    (['nl', 'en'] as const)
      .filter((locale) => urls.get(twins[locale])?.locale !== locale)
      .map((locale) => `${url} → ${twins[locale]}`),
  )
  expect(faults).toEqual([])
})

test('no link leads to the other language, except one that says so', () => {
  const faults = pages.flatMap((page) =>
    linksAt(page.url)
      .filter((link) => link.href.startsWith('/') && !link.hreflang && !isFile(link.href))
      .filter(({ href }) => localeOf(href.replace(/[?#].*/, '')) !== page.locale)
      .map(({ href }) => `${writtenAt(page, href)} ${page.url} links to ${href}`),
  )
  expect(faults).toEqual([])
})

test('every picture, script, stylesheet and icon that a page names is published', () => {
  const faults = pages.flatMap((page) =>
    elementsAt(page.url)
      .filter(({ name }) => name !== 'a' && name !== 'form')
      .flatMap(({ attributes }) => [attributes.src, attributes.href, attributes.poster, ...sources(attributes.srcset)])
      .filter((address) => address?.startsWith('/') && !existsSync(join(dist, address)))
      .map((address) => `${writtenAt(page, String(address))} ${page.url} names ${address}`),
  )
  expect(faults).toEqual([])
})

test('a link that leaves the site is encrypted, and where it opens a new tab it says so and hands nothing over', () => {
  const outside = pages.flatMap(({ url, locale }) => {
    const tab = message('newTab', locale)
    return elementsAt(url)
      .filter(({ name, attributes }) => name === 'a' && /^\w+:/.test(attributes.href ?? ''))
      .filter(({ attributes }) => !/^(mailto|tel):/.test(attributes.href ?? ''))
      .map(({ attributes: { href, target, rel }, text }) => ({ url, href, target, rel, says: text.includes(tab) }))
  })
  expect(outside.length).toBeGreaterThan(pages.length)
  expect(outside.filter(({ href }) => !href?.startsWith('https://'))).toEqual([])
  const faults = outside.filter(({ target }) => target).filter(({ rel, says }) => !rel?.includes('noopener') || !says)
  expect(faults).toEqual([])
})

function sources(srcset = '') {
  return srcset.split(',').map((source) => source.trim().split(/\s/)[0])
}
