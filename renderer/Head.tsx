import { colourIn, socialSize } from '../site/brand.ts'
import { business, content, type SitePage } from '../site/content.ts'
import { consentDefaults, deletable, purposesIn } from '../site/cookies.ts'
import { files, icons } from '../site/files.ts'
import { secondsOf } from '../site/format.ts'
import { type Metadata, metadataOf } from '../site/head/metadata.ts'
import { structuredDataOf, toJsonLd } from '../site/head/structured-data.ts'
import { speculationRules } from '../site/headers.ts'
import { type Locale, languages, locales } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import theme from './styles/theme.css?raw'

const frameColours = { light: 'blue-600', dark: 'paper' } as const

export function Head({ page }: { page: SitePage }) {
  const metadata = metadataOf(page, content)
  const { fullTitle, description, noindex, canonical, alternates } = metadata
  const structuredData = structuredDataOf(page)
  return (
    <head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Analytics />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={colourIn(theme, frameColours[scheme], scheme)}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
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
      {structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(structuredData) }} />
      )}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules() }} />
    </head>
  )
}

/** Consent Mode defaults, and the id, cookies and settings of each purpose. Renders nothing if no id is set. */
function Analytics() {
  const { analytical = null, marketing = null } = business.analytics
  if (purposesIn(business.analytics).length === 0) return null
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
const territoryOf = (locale: Locale) => languages[locale].tag.replace('-', '_')
