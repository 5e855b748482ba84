import { base, withBase } from '../../../site/base.ts'
import { icons } from '../../../site/files.ts'
import type { Locale, Path } from '../../../site/locales.ts'
import { href } from '../../../site/routes.ts'
import type { Content } from '../../content/collections.ts'
import { hexOf } from '../pictures/colours.ts'

/** Returns the web app manifest: https://www.w3.org/TR/appmanifest/ */
export function webManifest(locale: Locale, { business, pages }: Content): string {
  const icon = ({ path, size }: { path: Path; size: number }, purpose: string) => ({
    src: withBase(path),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: business.brand.name,
    short_name: business.brand.name,
    description: pages[locale].home.description,
    lang: locale,
    start_url: withBase(href('home', locale)),
    scope: base(),
    display: 'minimal-ui',
    theme_color: hexOf('blue-600'),
    background_color: hexOf('paper'),
    icons: [
      { src: withBase('/favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(icons.small, 'any'),
      icon(icons.large, 'any'),
      icon(icons.maskable, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 1)}\n`
}
