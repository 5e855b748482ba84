import { readFile } from 'node:fs/promises'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { content, type PageInfo, pageAt, placeOf, type SitePage } from '../site/content.ts'
import { localeOf, localize, swapPrefix } from '../site/locales.ts'
import { type PageName, routes } from '../site/routes.ts'
import { Document } from './Document.tsx'
import { headPrelude } from './head-prelude.ts'
import { addStyles } from './page-styles.ts'

/** Renders a page to full HTML, without React in the browser. Only islands hydrate. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<PageInfo>
  const page = pageAt(pageContext.urlPathname) ?? notFound(pageContext.urlPathname)
  const info = { page, html: await textOf(page) }
  const { html, styles } = addStyles(
    renderToStaticMarkup(
      <Document page={page}>
        <Page {...info} />
      </Document>,
    ),
  )
  const whole = html
    .replace('<head>', () => `<head>${headPrelude(styles)}`)
    .replace('<style></style>', () => `<style>${styles}</style>`)
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${whole}`), injectFilter: leaveFont }
}

/** HTML body of a page, if any. */
function textOf({ post, locale, route }: SitePage) {
  if (!post) return content.texts[locale][route as PageName]
  return readFile(placeOf(`bodies/${post.body}.html`), 'utf8')
}

/** Not-found page in the language of the address. */
function notFound(url: string): SitePage {
  const locale = localeOf(url)
  const [address] = routes.notFound.addresses[locale]
  const twins = localize((other) => swapPrefix(url, other))
  return { url: address, route: 'notFound', locale, canonical: address, twins, versions: [locale] }
}

/** head-prelude.ts preloads the font; Vike would do so before the CSP. */
function leaveFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
