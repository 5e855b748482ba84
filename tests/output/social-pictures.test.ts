import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { business, content } from '../../site/content.ts'
import { files } from '../../site/files.ts'
import { metadataOf } from '../../site/head/metadata.ts'
import { type Locale, languages, locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { bytesOf, dist, pages, within } from '../harness/site.ts'

/** Meta tags in the head of a page, by property or name. The last of a repeated name wins. */
function tagsOf(url: string): Record<string, string | undefined> {
  const tags = within(url, 'head', 'meta').map(({ attributes: { property, name, content } }) => [
    property ?? name,
    content,
  ])
  return Object.fromEntries(tags)
}

const territoryOf = (locale: Locale) => languages[locale].tag.replace('-', '_')

test('every page has the data that Open Graph and X show for a link', () => {
  for (const page of pages) {
    const { title, description, canonical } = metadataOf(page, content)
    const others = locales.filter((locale) => locale !== page.locale).map(territoryOf)
    const tags = tagsOf(page.url)
    expect({ url: page.url, ...tags }).toMatchObject({
      url: page.url,
      'og:type': page.route === 'post' ? 'article' : 'website',
      'og:title': title,
      'og:description': description,
      'og:site_name': business.brand.name,
      'og:locale': territoryOf(page.locale),
      'og:locale:alternate': others.at(-1),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
    })
    expect([tags['og:url'], tags['twitter:image']]).toEqual([canonical, tags['og:image']])
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
    const manifest = JSON.parse(bytesOf(files.manifest[locale].slice(1)).toString('utf8'))
    expect([manifest.lang, manifest.start_url]).toEqual([locale, href('home', locale)])
    for (const { src, sizes, type, purpose } of manifest.icons) {
      if (type === 'image/svg+xml') continue
      const picture = sharp(bytesOf(src.slice(1)))
      const { width, height } = await picture.metadata()
      expect(`${width}x${height}`).toBe(sizes)
      const corner = await picture.extract({ left: 0, top: 0, width: 8, height: 8 }).removeAlpha().raw().toBuffer()
      const theme = manifest.theme_color.slice(1)
      if (purpose === 'maskable') expect(corner.subarray(0, 3).toString('hex')).toBe(theme.toLowerCase())
    }
  }
  for (const { url, locale } of pages) {
    const links = within(url, 'head', 'link')
      .filter(({ attributes: { rel = '' } }) => /icon|manifest/.test(rel))
      .map(({ attributes: { rel, href } }) => `${rel} ${href}`)
    const expected = ['icon /favicon.svg', 'apple-touch-icon /icons/touch.png', `manifest ${files.manifest[locale]}`]
    expect({ url, links }).toEqual({ url, links: expected })
  }
})
