import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Document } from './Document.tsx'
import { type PageInfo, pageInfo } from './page-info.ts'

/** Renders a page to the whole of its HTML. The browser gets no React for it: what moves is an island. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<PageInfo>
  const info = await pageInfo(pageContext.urlPathname)
  const html = renderToStaticMarkup(
    <Document page={info.page}>
      <Page {...info} />
    </Document>,
  )
  return { documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}` }
}
