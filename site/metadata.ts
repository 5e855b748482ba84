import { categories } from './categories.ts'
import { business, legalIn, postsIn, words } from './content.ts'
import { message } from './messages.ts'
import type { Page } from './pages.ts'

export interface Metadata {
  /** As in the tab and in a search result, with the brand. */
  title: string
  description: string
  noindex: boolean
}

const hidden = new Set(['privacy', 'terms', 'dpa', 'notFound', 'search'])

/** What a page says of itself to search engines. */
export function metadataOf(page: Page): Metadata {
  const { title, description } = describe(page)
  const number =
    page.number && page.number > 1 ? `, ${message('blog.page', page.locale)(page.number).toLowerCase()}` : ''
  return { title: `${title}${number} · ${business.brand.name}`, description, noindex: hidden.has(page.route) }
}

function describe(page: Page): { title: string; description: string } {
  const { route, locale } = page
  if (route === 'category' && page.category) {
    const { name, description } = categories[page.category]
    return { title: `Blog: ${name[locale]}`, description: description[locale] }
  }
  if (route === 'post') {
    const post = postsIn(locale).find((candidate) => candidate.name === page.post)
    if (post) return { title: post.title, description: post.excerpt }
  }
  if (route === 'privacy' || route === 'terms' || route === 'dpa') return legalIn(locale)[route]
  if (route === 'post' || route === 'category') throw new Error(`The page ${page.url} has no content.`)
  return words(route, locale)
}
