import type { ListedPost } from './pages.ts'

/** The two entries to read after a post: of its own subject first, then the newest. */
export function related<P extends ListedPost>(post: P, posts: readonly P[]): P[] {
  const others = posts.filter((other) => other.name !== post.name)
  const same = others.filter((other) => other.category === post.category)
  return [...same, ...others.filter((other) => !same.includes(other))].slice(0, 2)
}

/** The articles directly before and after a post, in a list that has the newest first. Teasers are passed over. */
export function neighbours<P extends ListedPost>(post: P, posts: readonly P[]): { newer?: P; older?: P } {
  const articles = posts.filter((other) => other.hasBody)
  const index = articles.findIndex((other) => other.name === post.name)
  return { newer: articles[index - 1], older: articles[index + 1] }
}
