import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SitePage } from '../../site/content.ts'
import { localeOf, locales } from '../../site/locales.ts'
import { message } from '../../site/messages.ts'
import { type SearchData, searchFile } from '../../site/search/data.ts'
import { bytesOf, canonicalPages, dist, elementsAt, pages } from '../harness/site.ts'
import { writtenAt } from '../harness/written-at.ts'

const canonical = new Set<string>(canonicalPages.map((page) => page.url))

function linksAt(url: string) {
  return elementsAt(url)
    .filter(({ name, attributes }) => name === 'a' && attributes.href !== undefined)
    .map(({ attributes }): Record<string, string | undefined> & { href: string } => ({ href: '', ...attributes }))
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? ''

const isFile = (href: string) => /\.\w+$/.test(pathOf(href)) && existsSync(join(dist, pathOf(href)))

/** Lists failing links with their content line, page and address. */
const faultsOf = (isFault: (link: Record<string, string | undefined> & { href: string }, page: SitePage) => boolean) =>
  pages.flatMap((page) =>
    linksAt(page.url)
      .filter((link) => /^[/#]/.test(link.href) && isFault(link, page))
      .map(({ href }) => `${writtenAt(page, href)} ${page.url} links to ${href}`),
  )

test('every internal link leads to a file, or to the canonical address of an existing page', () => {
  const isLost = (href: string) => href.startsWith('/') && !canonical.has(pathOf(href)) && !isFile(href)
  expect(faultsOf((link) => !link['data-language'] && isLost(link.href))).toEqual([])
})

test('every id in a link is on the page that it leads to', () => {
  const isLost = (href: string, from: string) => {
    const [path, id] = href.split('#')
    if (id === undefined || isFile(href)) return false
    const there = elementsAt(path?.split('?')[0] || from)
    return !there.some(({ attributes }) => attributes.id === decodeURIComponent(id))
  }
  expect(faultsOf(({ href }, { url }) => isLost(href, url))).toEqual([])
})

test('no link leads to the other language, except one that says so', () => {
  const isOther = ({ href, hreflang }: { href: string; hreflang?: string | undefined }, { locale }: SitePage) =>
    href.startsWith('/') && !hreflang && !isFile(href) && localeOf(pathOf(href)) !== locale
  expect(faultsOf(isOther)).toEqual([])
})

test('every search result exists, on a canonical page', () => {
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

test('both language switches of every page lead to its twin, which exists, in that language', () => {
  const localeAt = new Map(pages.map(({ url, locale }) => [url, locale]))
  for (const page of pages) {
    const { url, twins, locale } = page
    expect(locales.map((language) => localeAt.get(twins[language]))).toEqual([...locales])
    const found = linksAt(url)
      .filter((link) => link['data-language'])
      .map((link) => ({ to: link.href, language: link.hreflang, current: link['aria-current'] === 'true' }))
    const expected = locales.map((language) => ({ to: twins[language], language, current: locale === language }))
    const at = `${writtenAt(page)} on ${url}`
    expect({ at, found }).toEqual({ at, found: [...expected, ...expected] })
  }
})

test('every picture, script, stylesheet and icon that a page uses is published', () => {
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
  const outside = pages.flatMap((page) =>
    elementsAt(page.url)
      .filter(({ name, attributes }) => name === 'a' && /^(?!mailto:|tel:)\w+:/.test(attributes.href ?? ''))
      .map(({ attributes: { href, target, rel }, text }) => {
        const isSafe = !target || (rel?.includes('noopener') && text.includes(message('newTab', page.locale)))
        return { page, href, isSafe: isSafe && href?.startsWith('https://') }
      }),
  )
  expect(outside.length).toBeGreaterThan(pages.length)
  const unsafe = outside.filter(({ isSafe }) => !isSafe)
  expect(unsafe.map(({ page, href }) => `${writtenAt(page, String(href))} ${page.url} links to ${href}`)).toEqual([])
})

function sources(srcset = '') {
  return srcset.split(',').map((source) => source.trim().split(/\s/)[0])
}
