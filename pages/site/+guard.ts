import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { pageAt } from '../../site/content.ts'

/**
 * Responds with 404 for unknown paths and for /404. Only a guard can do this, because routes are loaded without the
 * content.
 */
export function guard({ urlPathname }: PageContextServer) {
  const page = pageAt(urlPathname)
  if (!page || page.url === '/404') throw render(404)
}
