import { socialSize } from '../site/brand.ts'
import { business } from '../site/content.ts'
import type { Metadata } from '../site/head/metadata.ts'
import { type Locale, languages, locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'

/** Open Graph and X tags. */
export function SocialTags({ page, metadata }: { page: Page; metadata: Metadata }) {
  const { title, description, picture, canonical, published } = metadata
  const openGraph = [
    ['type', published ? 'article' : 'website'],
    ['title', title],
    ['description', description],
    ['url', canonical],
    ['site_name', business.brand.name],
    ['locale', territoryOf(page.locale)],
    ...locales.filter((locale) => locale !== page.locale).map((locale) => ['locale:alternate', territoryOf(locale)]),
    ['image', picture],
    ['image:width', String(socialSize.width)],
    ['image:height', String(socialSize.height)],
    ['image:alt', title],
  ]
  const cards = [
    ['card', 'summary_large_image'],
    ['title', title],
    ['description', description],
    ['image', picture],
  ]
  return (
    <>
      {openGraph.map(([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />)}
      {published && <meta property="article:published_time" content={published} />}
      {cards.map(([name, content]) => (
        <meta key={name} name={`twitter:${name}`} content={content} />
      ))}
    </>
  )
}

/** Open Graph locale, such as nl_NL. */
function territoryOf(locale: Locale): string {
  return languages[locale].tag.replace('-', '_')
}
