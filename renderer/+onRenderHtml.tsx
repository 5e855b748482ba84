import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { pageData } from '../pages/site/+data'
import { Document } from './Document'

/** Renders a page to the whole of its HTML. The browser gets no React for it: what moves is an island. */
export async function onRenderHtml(pageContext: PageContextServer) {
  const data = (pageContext.data as Awaited<ReturnType<typeof pageData>>) ?? (await pageData(pageContext.urlPathname))
  const { Page } = pageContext as unknown as { Page: React.ComponentType<typeof data> }
  const html = renderToStaticMarkup(
    <Document page={data.page}>
      <Page {...data} />
    </Document>,
  )
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}
