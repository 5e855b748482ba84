import type { PageContextServer } from 'vike/types'
import { pageAt } from '../../site/all-pages.ts'

/** The one Vike page answers every address of the route table; anything else is not found. */
export const route = (pageContext: PageContextServer) => {
  const page = pageAt(pageContext.urlPathname)
  return page !== undefined && page.url !== '/404'
}
