import { readFile } from 'node:fs/promises'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { business, content, type PageInfo, pageAt, placeOf, type SitePage } from '../site/content.ts'
import type { PageName } from '../site/fields.ts'
import { externalOrigins, metaPolicy } from '../site/headers.ts'
import { localeOf, localize, swapPrefix } from '../site/locales.ts'
import { routes } from '../site/routes.ts'
import { Document } from './Document.tsx'
import font from './fonts/figtree-core.woff2?url'
import { addStyles } from './page-styles.ts'

/** Renders a page to full HTML, without React in the browser. Only islands hydrate. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<PageInfo>
  const page = pageAt(pageContext.urlPathname) ?? notFound(pageContext.urlPathname)
  const { post, locale, route } = page
  const text = post
    ? await readFile(placeOf(`bodies/${post.body}.html`), 'utf8')
    : content.texts[locale][route as PageName]
  const { html, styles } = addStyles(
    renderToStaticMarkup(
      <Document page={page}>
        <Page page={page} html={text} />
      </Document>,
    ),
  )
  const whole = html
    .replace('<head>', () => `<head>${headPrelude(styles)}`)
    .replace('<style></style>', () => `<style>${styles}</style>`)
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${whole}`), injectFilter: leaveFont }
}

/** Not-found page in the language of the address. */
function notFound(url: string): SitePage {
  const locale = localeOf(url)
  const [address] = routes.notFound.addresses[locale]
  const twins = localize((other) => swapPrefix(url, other))
  return { url: address, route: 'notFound', locale, canonical: address, twins, versions: [locale] }
}

/** `headPrelude` preloads the font; Vike would do so before the CSP. */
function leaveFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}

const preludes = new Map<string, string>()

/**
 * Start of <head>: charset, CSP and font preload. Not rendered by React: React puts preloads first, and a meta CSP
 * only covers later content. No CSP in dev: Vite injects inline scripts.
 */
function headPrelude(sheet: string): string {
  const known = preludes.get(sheet)
  if (known) return known
  const policy = metaPolicy(externalOrigins(business), [sheet])
  const meta = import.meta.env.DEV ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const prelude = `<meta charset="utf-8">${meta}<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  preludes.set(sheet, prelude)
  return prelude
}
