import { socialSize } from '../site/brand.ts'
import { hexIn } from '../site/colour.ts'
import { business, content, type SitePage } from '../site/content.ts'
import { activePurposes, consentDefaults, deletable } from '../site/cookies.ts'
import { files, icons } from '../site/files.ts'
import { secondsOf } from '../site/format.ts'
import { type Metadata, metadataOf } from '../site/head/metadata.ts'
import { structuredDataOf } from '../site/head/structured-data.ts'
import { speculationRules } from '../site/headers.ts'
import { type Locale, languages, locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import theme from './styles/theme.css?raw'

/** The same blue in both colour schemes, as in the manifest and the icon. */
const themeColour = hexIn(theme, 'blue-600')

export function Head({ page }: { page: SitePage }) {
  const metadata = metadataOf(page, content)
  const { fullTitle, description, noindex, canonical, alternates } = metadata
  // Escapes text that could close the element.
  const structuredData = JSON.stringify(structuredDataOf(page))?.replaceAll('<', '\\u003c')
  return (
    <head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Analytics />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={themeColour} />
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {/* Filled in by page-styles.ts after rendering. */}
      <style />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch.path} />
      <link rel="manifest" href={files.manifest[page.locale]} />
      <link rel="alternate" type="application/atom+xml" href={files.atom[page.locale]} />
      <link rel="alternate" type="application/feed+json" href={files.jsonFeed[page.locale]} />
      <SocialTags page={page} metadata={metadata} />
      {structuredData && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules() }} />
    </head>
  )
}

/** Consent Mode defaults, and the id, cookies and settings of each purpose. Renders nothing if no id is set. */
function Analytics() {
  const { analytical = null, marketing = null } = business.analytics
  if (activePurposes(business.analytics).length === 0) return null
  const purposes = {
    analytical: {
      id: analytical,
      cookies: deletable('analytical'),
      settings: { cookie_expires: secondsOf(business.terms.cookieRetention) },
    },
    marketing: { id: marketing, cookies: deletable('marketing'), settings: {} },
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: consentDefaults }} />
      <meta name="analytics" content={JSON.stringify(purposes)} />
    </>
  )
}

function SocialTags({ page, metadata }: { page: Page; metadata: Metadata }) {
  const { title, description, picture, canonical, published } = metadata
  const tags = [
    ['og:type', published ? 'article' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:site_name', business.brand.name],
    ['og:locale', territoryOf(page.locale)],
    ...locales.filter((locale) => locale !== page.locale).map((locale) => ['og:locale:alternate', territoryOf(locale)]),
    ['og:image', picture],
    ['og:image:width', String(socialSize.width)],
    ['og:image:height', String(socialSize.height)],
    ['og:image:alt', title],
    ['article:published_time', published],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
  ] as const
  return tags.map(([key, content]) => {
    const name = key?.startsWith('twitter:') ? { name: key } : { property: key }
    return content && <meta key={key} {...name} content={content} />
  })
}

/** Open Graph locale, such as nl_NL. */
const territoryOf = (locale: Locale) => languages[locale].tag.replace('-', '_')
