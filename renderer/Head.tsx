import { business } from '../site/content.ts'
import { locales } from '../site/locales.ts'
import { metadataOf } from '../site/metadata.ts'
import type { Page } from '../site/pages.ts'
import { speculationRules } from '../site/speculation.ts'
import { Analytics } from './Analytics.tsx'
import { sheetsOf } from './sheets.ts'

/** Everything in <head> that is of the site; Vike adds the stylesheet, the font and the script. */
export function Head({ page }: { page: Page }) {
  const { title, description, noindex } = metadataOf(page)
  const absolute = (url: string) => business.brand.origin + (url === '/' ? '/' : url)
  const found = page.route !== 'notFound'
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Analytics />
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#1d5fd6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d1626" media="(prefers-color-scheme: dark)" />
      {found && <link rel="canonical" href={absolute(page.canonical)} />}
      {found &&
        locales.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={absolute(page.twins[locale])} />
        ))}
      {sheetsOf(page.route).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </head>
  )
}
