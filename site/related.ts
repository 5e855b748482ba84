import type { ListedPost } from './pages.ts'

/** Two related posts: same category first, then newest. */
export function related<P extends ListedPost>(post: P, posts: readonly P[]): P[] {
  const found: P[] = []
  for (const sameSubject of [true, false]) {
    for (const other of posts) {
      if (found.length === 2) return found
      if (other.name !== post.name && (other.category === post.category) === sameSubject) found.push(other)
    }
  }
  return found
}

/** Adjacent articles of a post, in a list with the newest first. Skips teasers. */
export function neighbours<P extends ListedPost>(post: P, posts: readonly P[]): { newer?: P; older?: P } {
  const index = posts.findIndex((other) => other.name === post.name)
  if (index < 0) return {}
  let [newer, older] = [index - 1, index + 1]
  while (posts[newer]?.hasBody === false) newer--
  while (posts[older]?.hasBody === false) older++
  return { newer: posts[newer], older: posts[older] }
}
