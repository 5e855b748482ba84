import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { business, postsIn } from '../../site/content.ts'
import { files } from '../../site/files.ts'
import { type Locale, locales } from '../../site/locales.ts'
import schema from '../fixtures/json-feed.schema.json' with { type: 'json' }
import { elementsOf } from '../harness/elements.ts'
import { bytesOf, dist, elementsAt, pages, root, within } from '../harness/site.ts'

interface Item {
  url: string
  title: string
  content_html: string
  image: string
  date_published: string
}

const { origin } = new URL(business.brand.origin)
const read = (path: string) => bytesOf(path.slice(1)).toString('utf8')
const itemsOf = (locale: Locale): Item[] => JSON.parse(read(files.jsonFeed[locale])).items

const { error: noXmllint } = spawnSync('xmllint', ['--version'])
if (noXmllint) console.log('Atom is not validated: there is no xmllint here (Debian: apt-get install libxml2-utils).')

describe.each(locales)('the feeds in %s', (locale) => {
  test.skipIf(noXmllint)('the Atom feed is valid', () => {
    const grammar = join(root, 'tests/fixtures/atom.rng')
    const feed = join(dist, files.atom[locale])
    const { status, stderr } = spawnSync('xmllint', ['--noout', '--relaxng', grammar, feed], { encoding: 'utf8' })
    expect({ status, stderr: stderr.trim() }).toEqual({ status: 0, stderr: `${feed} validates` })
  })

  test('the JSON feed is valid', () => {
    const ajv = new Ajv({ allErrors: true })
    addFormats.default(ajv)
    const valid = ajv.compile(schema)
    valid(JSON.parse(read(files.jsonFeed[locale])))
    expect(valid.errors).toBeNull()
  })

  test('both say their language and have the newest 50 articles, the newest first, and no entry without a text', () => {
    const articles = postsIn(locale).filter((post) => post.hasBody)
    expect(itemsOf(locale).map(({ title }) => title)).toEqual(articles.slice(0, 50).map(({ title }) => title))
    const atom = elementsOf(read(files.atom[locale]))
    const titles = atom.filter(({ name, path }) => name === 'title' && path.at(-1) === 'entry').map(({ text }) => text)
    expect(titles).toEqual(itemsOf(locale).map(({ title }) => title))
    expect(read(files.atom[locale])).toContain(`xml:lang="${locale}"`)
    expect(JSON.parse(read(files.jsonFeed[locale])).language).toBe(locale)
  })

  test('an article is there whole, and works far from the site: its addresses are absolute, and nothing runs', () => {
    for (const { url, content_html } of itemsOf(locale)) {
      const page = pages.find((candidate) => candidate.url === new URL(url).pathname)
      expect({ url, origin: new URL(url).origin, isPage: Boolean(page) }).toEqual({ url, origin, isPage: true })
      const elements = elementsOf(content_html)
      const prose = elementsAt(new URL(url).pathname).find(({ attributes }) => attributes.class === 'prose')
      expect(squeeze(elements.find(({ name }) => name === 'body')?.text)).toBe(squeeze(prose?.text))

      const absolute = (address = '') => new URL(address, url).href
      const addresses = elements.flatMap(({ attributes: { href, src } }) => [href, src].filter(Boolean))
      expect(addresses[0]).toBe(absolute(page?.post?.image))
      expect(addresses.filter((address) => address !== absolute(address) && !address?.startsWith('mailto:'))).toEqual(
        [],
      )
      expect(elements.filter(({ attributes }) => attributes.class ?? attributes.style)).toEqual([])
    }
  })

  test('every page in the language links to them', () => {
    const expected = [
      ['application/atom+xml', files.atom[locale]],
      ['application/feed+json', files.jsonFeed[locale]],
    ]
    for (const { url } of pages.filter((page) => page.locale === locale)) {
      const found = within(url, 'head', 'link')
        .filter(({ attributes }) => attributes.rel === 'alternate' && attributes.type)
        .map(({ attributes: { type, href } }) => [type, href])
      expect({ url, found }).toEqual({ url, found: expected })
    }
  })
})

const squeeze = (text = '') => text.replace(/\s+/g, '')
