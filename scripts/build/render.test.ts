import { expect, test } from 'vitest'
import { content } from '../../site/content.ts'
import { listPages } from '../../site/pages.ts'
import { inputsOf } from './render.ts'

test('an article that gets another subject makes every list of articles anew, as each counts them, and no article far away', () => {
  const posts = content.posts.nl.map((post, at) => (at === 0 ? { ...post, category: 'useCases' as const } : post))
  const after = { ...content, posts: { ...content.posts, nl: posts } }
  const [before, now] = [content, after].map((one) => inputsOf('', one))
  const isNew = listPages(content).map((page) => ({ page, anew: before?.(page) !== now?.(page) }))
  expect(isNew.filter(({ page, anew }) => /blog|category/.test(page.route) && !anew)).toEqual([])
  expect(isNew.filter(({ page, anew }) => page.route === 'post' && page.locale === 'en' && anew)).toEqual([])
})
