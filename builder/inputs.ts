import type { Content } from '../engine/collect.ts'
import type { PostSummary } from '../engine/posts.ts'
import { localize } from '../site/locales.ts'
import { type Page, pageSize } from '../site/pages.ts'
import { neighbours, related } from '../site/related.ts'
import { digest } from '../system/cache.ts'

/**
 * Names what the HTML of each page is made of, the programs that render it included: a page whose inputs are those of an
 * earlier build is the same page. A post is made of its text, of what its neighbours and the posts it recommends show
 * of themselves, and of its twin; a list of the posts it shows; any other page of everything but texts of posts.
 */
export function inputsOf(version: string, content: Content, pages: readonly Page[]): (page: Page) => string {
  const { posts, ...rest } = content
  const known = new Map<string, Page>(pages.map((page) => [page.url, page]))
  const named = localize((locale) => new Map(posts[locale].map((post) => [post.name, post])))
  const shared = digest([version, JSON.stringify(rest)])
  const every = digest([JSON.stringify(localize((locale) => posts[locale].map(card)))])
  const counts = digest([JSON.stringify(localize((locale) => posts[locale].map(({ category }) => category)))])

  function ofContent(page: Page): unknown {
    const { route, locale, category, number = 1 } = page
    const post = page.post === undefined ? undefined : named[locale].get(page.post)
    if (post) {
      const { newer, older } = neighbours(post, posts[locale])
      return [post, [newer, older, ...related(post, posts[locale])].map((other) => other && card(other))]
    }
    if (route !== 'blog' && route !== 'category') return every
    const listed = category ? posts[locale].filter((other) => other.category === category) : posts[locale]
    return [counts, listed.slice((number - 1) * pageSize, number * pageSize).map(card)]
  }
  return (page) => {
    const twins = Object.values(page.twins).map((url) => known.get(url))
    return digest([shared, JSON.stringify([page, twins, ofContent(page)])])
  }
}

/** What other pages show of a post. */
function card({ body: _, headings: __, ...shown }: PostSummary): unknown {
  return shown
}
