import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pageAt } from '../../site/content.ts'

/** What is no address of the route table is not found, and neither is that of the page that says so. Here and not in the route, which is read without the content. */
export function guard({ urlPathname }: PageContextServer) {
  const page = pageAt(urlPathname)
  if (!page || page.url === '/404') throw render(404)
}
