import { readFile } from 'node:fs/promises'
import { content, placeOf, type SitePage } from '../site/content.ts'
import { localeOf, localize, swapPrefix } from '../site/locales.ts'
import { listPages, pageFinder } from '../site/pages.ts'
import { type PageName, routes } from '../site/routes.ts'

/** What a view gets: the page it shows and, where it has one, the HTML of its text. */
export interface PageInfo {
  page: SitePage
  html?: string
}

const pageAt = pageFinder(listPages(content))

/** Whether an address is one of the site, other than that of the page that says so of others. */
export function isPage(url: string): boolean {
  const page = pageAt(url)
  return page !== undefined && page.url !== '/404'
}

/** The page at an address; at an address that does not exist, the not-found page in its language. */
export async function pageInfo(url: string): Promise<PageInfo> {
  const page = pageAt(url) ?? notFound(url)
  if (!page.post) return { page, html: content.texts[page.locale][page.route as PageName] }
  return { page, html: await readFile(placeOf(`bodies/${page.post.body}.html`), 'utf8') }
}

function notFound(url: string): PageInfo['page'] {
  const locale = localeOf(url)
  const [address] = routes.notFound.addresses[locale]
  const twins = localize((other) => swapPrefix(url, other))
  return { url: address, route: 'notFound', locale, canonical: address, twins, versions: [locale] }
}
