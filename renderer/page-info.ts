import { readFile } from 'node:fs/promises'
import { pageAt } from '../site/all-pages.ts'
import { placeOf, postNamed } from '../site/content.ts'
import { localeOf, localize, swapPrefix } from '../site/locales.ts'
import type { Page } from '../site/pages.ts'
import { routes } from '../site/routes.ts'

/** The rendered body of a post, as the content build left it. */
export interface Article {
  html: string
}

/** What a view gets: the page it shows and, on a post's page, the text of the post. */
export interface PageInfo {
  page: Page
  article?: Article
}

/** The page at an address; at an address that does not exist, the not-found page in its language. */
export async function pageInfo(url: string): Promise<PageInfo> {
  const page = pageAt(url) ?? notFound(url)
  if (!page.post) return { page }
  const { body } = postNamed(page.post, page.locale)
  return { page, article: JSON.parse(await readFile(placeOf(`bodies/${body}.json`), 'utf8')) }
}

function notFound(url: string): Page {
  const locale = localeOf(url)
  const [address] = routes.notFound.addresses[locale]
  const twins = localize((other) => swapPrefix(url, other))
  return { url: address, route: 'notFound', locale, canonical: address, twins }
}
