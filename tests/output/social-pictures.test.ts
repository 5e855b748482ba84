import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { business, content } from '../../site/content.ts'
import { files } from '../../site/files.ts'
import { metadataOf } from '../../site/head/metadata.ts'
import { type Locale, languages, locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { bytesOf, dist, elementsAt, pages } from '../harness/site.ts'

/** The tags that a shared link is shown by. */
function tagsOf(url: string): Record<string, string | undefined> {
  return Object.fromEntries(
    elementsAt(url)
      .filter(
        ({ name, attributes }) =>
          name === 'meta' && /^(og|article|twitter):/.test(attributes.property ?? attributes.name ?? ''),
      )
      .map(({ attributes: { property, name, content } }) => [property ?? name, content]),
  )
}

const territoryOf = (locale: Locale) => languages[locale].tag.replace('-', '_')

test('every page has what Open Graph and X readers show of a link', () => {
  for (const page of pages) {
    const { title, description, canonical } = metadataOf(page, content)
    const others = locales.filter((locale) => locale !== page.locale).map(territoryOf)
    expect({ url: page.url, ...tagsOf(page.url) }).toMatchObject({
      url: page.url,
      'og:type': page.route === 'post' ? 'article' : 'website',
      'og:title': title,
      'og:description': description,
      'og:site_name': business.brand.name,
      'og:locale': territoryOf(page.locale),
      // Of several tags of one name, the last is kept.
      'og:locale:alternate': others.at(-1),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
    })
    expect(tagsOf(page.url)['og:url']).toBe(canonical)
    expect(tagsOf(page.url)['twitter:image']).toBe(tagsOf(page.url)['og:image'])
  }
})

const pictureOf = (url: string) => new URL(tagsOf(url)['og:image'] ?? '').pathname.slice(1)

test('the picture of every page exists, is 1200 by 630, at most 100 kB, and is of its own language', async () => {
  for (const { url, locale } of pages) {
    const file = pictureOf(url)
    const bytes = bytesOf(file)
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ url, width, height, format }).toEqual({ url, width: 1200, height: 630, format: 'png' })
    expect(bytes.length).toBeLessThanOrEqual(100_000)
    expect(file).toMatch(locale === 'en' ? /^social\/en(\/|\.png$)/ : /^social\/(?!en(\/|\.png$))/)
  }
})

test('pages that say something else have another picture, and no picture is published that no page shows', () => {
  const shown = new Map(pages.map(({ url, canonical }) => [canonical, pictureOf(url)]))
  expect(new Set(shown.values()).size).toBe(shown.size)
  expect(listFiles(dist).filter((file) => file.startsWith('social/'))).toEqual([...shown.values()].sort())
})

test('the icons are as large as the manifest says, and the one that is cut to shape has no empty corners', async () => {
  for (const locale of locales) {
    const { icons, lang, start_url, theme_color } = JSON.parse(
      bytesOf(files.manifest[locale].slice(1)).toString('utf8'),
    )
    expect([lang, start_url]).toEqual([locale, href('home', locale)])
    for (const { src, sizes, type, purpose } of icons) {
      const bytes = bytesOf(src.slice(1))
      if (type === 'image/svg+xml') continue
      const { width, height } = await sharp(bytes).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 8, height: 8 }).removeAlpha().raw().toBuffer()
      if (purpose === 'maskable')
        expect([...corner.subarray(0, 3)]).toEqual([...Buffer.from(theme_color.slice(1), 'hex')])
    }
  }
  for (const { url, locale } of pages) {
    const links = elementsAt(url).flatMap(({ name, attributes: { rel, href } }) =>
      name === 'link' && /icon|manifest/.test(rel ?? '') ? [`${rel} ${href}`] : [],
    )
    expect({ url, links }).toEqual({
      url,
      links: ['icon /favicon.svg', 'apple-touch-icon /icons/touch.png', `manifest ${files.manifest[locale]}`],
    })
  }
})
