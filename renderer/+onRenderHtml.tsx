import { readFile } from 'node:fs/promises'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { ChatLink } from '../components/buttons.tsx'
import { Consent } from '../components/Consent.tsx'
import { Footer } from '../components/Footer.tsx'
import { Header } from '../components/Header.tsx'
import { LanguageOffer } from '../components/languages.tsx'
import { LocaleContext } from '../components/locale.tsx'
import { PreviewBanner } from '../components/PreviewBanner.tsx'
import { business, content, generatedFile, type PageInfo, pageAt, type SitePage } from '../site/content.ts'
import { externalOrigins, metaPolicy } from '../site/headers.ts'
import { localeOf, localize, swapPrefix } from '../site/locales.ts'
import { message } from '../site/messages.ts'
import { type PageName, routeOf } from '../site/routes.ts'
import font from './fonts/figtree-core.woff2?url'
import { Head } from './Head.tsx'
import { addStyles } from './page-styles.ts'

/** Renders a page to full HTML. In the browser, React hydrates only islands. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<PageInfo>
  const page = pageAt(pageContext.urlPathname) ?? notFound(pageContext.urlPathname)
  const { post, locale, route } = page
  const text = post
    ? await readFile(generatedFile(`bodies/${post.body}.html`), 'utf8')
    : content.texts[locale][route as PageName]
  const { html, styles } = addStyles(
    renderToStaticMarkup(
      <html lang={locale} data-route={route}>
        <Head page={page} />
        <body>
          <LocaleContext value={locale}>
            {/* Safari's Tab skips links without tabindex. */}
            <a
              className="text-on-blue absolute top-2 left-2 z-30 rounded bg-blue-600 px-4 py-3 not-focus:-translate-y-[200%] forced-colors:border"
              href="#main"
              tabIndex={0}
            >
              {message('nav.skip', locale)}
            </a>
            <PreviewBanner page={page} />
            <LanguageOffer page={page} />
            <Header page={page} />
            <main className="[outline-style:none]" id="main" tabIndex={-1}>
              <Page page={page} html={text} />
            </main>
            <Footer page={page} />
            <ChatLink />
            <Consent />
          </LocaleContext>
        </body>
      </html>,
    ),
  )
  // Added after rendering, because React puts preloads first in the head. A meta CSP covers only the content below it.
  const policy = metaPolicy(externalOrigins(business), [styles])
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  // No CSP in dev: Vite injects inline scripts.
  const start = `<head><meta charset="utf-8">${import.meta.env.DEV ? '' : meta}${preload}`
  const whole = html.replace('<head>', () => start).replace('<style></style>', () => `<style>${styles}</style>`)
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${whole}`), injectFilter: leaveFont }
}

/** Not-found page in the language of the address. */
function notFound(url: string): SitePage {
  const locale = localeOf(url)
  const [address] = routeOf('notFound').addresses[locale]
  const twins = localize((other) => swapPrefix(url, other))
  return { url: address, route: 'notFound', locale, canonical: address, twins, versions: [locale] }
}

/** Stops Vike from preloading the font above the CSP. The page preloads it below the CSP. */
function leaveFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
