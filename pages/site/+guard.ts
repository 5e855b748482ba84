import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { isPage } from '../../renderer/page-info.ts'

/** What is no address of the route table is not found. Here and not in the route, which is read without the content. */
export function guard({ urlPathname }: PageContextServer) {
  if (!isPage(urlPathname)) throw render(404)
}
