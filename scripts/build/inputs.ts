import { localize } from '../../site/locales.ts'
import { pageSize } from '../../site/pages.ts'
import { neighbours, related } from '../../site/related.ts'
import type { Content, PostSummary, SitePage } from '../content/collections.ts'
import { digest } from '../lib/hash.ts'

/**
 * Returns the cache inputs of each page, renderer included. A post depends on its text, its twin, and the cards of its
 * neighbours and recommended posts. Lists depend on their posts; other pages on everything except post bodies.
 */
export function inputsOf(version: string, content: Content): (page: SitePage) => string {
  const { posts, ...rest } = content
  const shared = digest([version, JSON.stringify(rest)])
  const cards = localize((locale) => new Map(posts[locale].map((post) => [post, digest([JSON.stringify(card(post))])])))
  const every = digest(Object.values(cards).flatMap((own) => [...own.values()]))
  const counts = digest([JSON.stringify(localize((locale) => posts[locale].map(({ category }) => category)))])

  function ofContent({ route, locale, category, post, number = 1 }: SitePage): unknown {
    if (post) {
      const { newer, older } = neighbours(post, posts[locale])
      return [post, [newer, older, ...related(post, posts[locale])].map((other) => other && cards[locale].get(other))]
    }
    if (route !== 'blog' && route !== 'category') return every
    const listed = category ? posts[locale].filter((other) => other.category === category) : posts[locale]
    return [counts, listed.slice((number - 1) * pageSize, number * pageSize).map((other) => cards[locale].get(other))]
  }
  return (page) => digest([shared, JSON.stringify([{ ...page, post: undefined }, ofContent(page)])])
}

function card({ body: _, headings: __, ...shown }: PostSummary): unknown {
  return shown
}
