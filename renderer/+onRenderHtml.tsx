import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { beginOfHead } from './begin-of-head.ts'
import { Document } from './Document.tsx'
import { type PageInfo, pageInfo } from './page-info.ts'
import { stylesOf } from './page-styles.ts'

/** Renders a page to the whole of its HTML. The browser gets no React for it: what moves is an island. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<PageInfo>
  const info = await pageInfo(pageContext.urlPathname)
  const html = renderToStaticMarkup(
    <Document page={info.page}>
      <Page {...info} />
    </Document>,
  )
  const styles = stylesOf(html)
  const whole = html
    .replace('<head>', () => `<head>${beginOfHead(styles)}`)
    .replace('<style></style>', () => `<style>${styles}</style>`)
  return { documentHtml: dangerouslySkipEscape(`<!doctype html>${whole}`), injectFilter: leaveFont }
}

/** The font is preloaded in begin-of-head.ts: Vike would do so before the content policy. */
function leaveFont(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false
}
