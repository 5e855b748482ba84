import { basePath, withBase } from '../../../site/base.ts'
import { files, icons, securityExpires, securityFile } from '../../../site/files.ts'
import { absolute, metadataOf } from '../../../site/head/metadata.ts'
import { type Locale, locales, type Path } from '../../../site/locales.ts'
import { message } from '../../../site/messages.ts'
import { planIds } from '../../../site/plans.ts'
import { href, listedIn, type RouteName } from '../../../site/routes.ts'
import { pageName } from '../../../site/views.ts'
import type { Content, SitePage } from '../../content/collections.ts'
import type { Business } from '../../content/schema/business.ts'
import { hexOf } from '../pictures.ts'

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Returns the sitemap. The protocol allows 50,000 addresses: https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly SitePage[], content: Content): string {
  const urls = pages.map((page) => {
    const { canonical, noindex, alternates } = metadataOf(page, content)
    if (noindex || !canonical || page.url !== page.canonical) return undefined
    const modified = modifiedOf(page, content)
    return xmlElement(
      'url',
      {},
      xmlElement('loc', {}, escapeXml(canonical)),
      modified && xmlElement('lastmod', {}, modified),
      ...alternates.map(({ hreflang, href }) => xmlElement('xhtml:link', { rel: 'alternate', hreflang, href })),
    )
  })
  return xmlDocument(xmlElement('urlset', namespaces, ...urls))
}

function modifiedOf({ route, locale, category, post }: SitePage, { posts }: Content): string | undefined {
  if (route !== 'blog' && route !== 'category') return post?.date
  return posts[locale].find((newest) => !category || newest.category === category)?.date
}

/** Returns llms.txt: https://llmstxt.org */
export function llmsText(pages: readonly SitePage[], locale: Locale, content: Content): string {
  const { brand } = content.business
  const mainPages = pages.filter(
    (page) => page.locale === locale && page.url === page.canonical && (page.number ?? 1) === 1 && !page.legalVersion,
  )
  const { description, intro } = content.pages[locale].home
  const section = (heading: string, routes: readonly RouteName[]) => {
    const lines = routes.flatMap((route) => mainPages.filter((page) => page.route === route).map(line))
    return [`## ${heading}`, '', ...lines, ''].join('\n')
  }
  const line = (page: SitePage) => {
    const plan = planIds.find((id) => id === page.route)
    const price = plan ? ` ${content.plans[locale][plan].pricing}` : ''
    return `- [${pageName(page, content)}](${absolute(page.url, brand)}): ${metadataOf(page, content).description}${price}`
  }
  const others = locales
    .filter((other) => other !== locale)
    .map((other) => `- [${content.pages[other].home.title}](${absolute(files.llms[other], brand)})`)
  const services = new Set<RouteName>(['plans', ...planIds, ...listedIn('services')])
  const resources = listedIn('resources').filter((name) => name !== 'blog')
  return [
    `# ${brand.name}`,
    '',
    `> ${description}`,
    '',
    intro,
    '',
    section(message('footer.services', locale), [...services]),
    section(message('nav.blog', locale), ['blog', 'post']),
    section(message('footer.resources', locale), [...resources, 'contact']),
    // llms.txt reserves this heading for links that may be skipped.
    section('Optional', [...listedIn('legal'), ...listedIn('end')]) + others.join('\n'),
    '',
  ].join('\n')
}

/** Returns security.txt: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText({ brand, contact }: Business): string {
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${securityExpires}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${absolute(securityFile, brand)}`,
    '',
  ].join('\n')
}

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
    scope: basePath(),
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

/** Formats an XML element. Text children must be escaped with `escapeXml`. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (string | undefined)[]
): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const inside = children.filter((child) => child !== undefined).join('')
  return inside ? `<${name}${attributeText}>${inside}</${name}>` : `<${name}${attributeText}/>`
}

/** Escapes text. Removes control characters that XML 1.0 does not allow. */
export function escapeXml(value: string): string {
  return (
    value
      // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes these characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`
}
