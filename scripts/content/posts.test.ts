import { expect, test } from 'vitest'
import { entry, post, project, readAll } from '../../tests/harness/content.ts'

test('posts are listed newest first, and by id within a day', async () => {
  const posts = await dutchPosts({
    ...post({ id: '93', date: '2027-01-02' }),
    'nl/blog/laat.mdx': entry({ id: '92', date: '2027-03-01' }),
    'en/blog/laat.mdx': entry({ id: '92', category: 'technical' }),
    'nl/blog/vroeg.mdx': entry({ id: '94', date: '2027-01-02' }),
    'en/blog/vroeg.mdx': entry({ id: '94', category: 'technical' }),
  })
  expect(posts.slice(0, 4).map(({ name }) => name)).toEqual(['laat', 'kosten', 'vroeg', 'five-reasons'])
})

test.each([
  [1, 1],
  [299, 1],
  [300, 2],
  [2000, 10],
])('a text of %s words takes %s minutes, at 200 words a minute', async (words, minutes) => {
  const body = `## Woord [#word]\n\n${'woord '.repeat(words - 1)}`
  const posts = await dutchPosts(post({}, body, { body: '## Word [#word]\n\nText.' }))
  expect(posts.find(({ name }) => name === 'kosten')).toMatchObject({ readTime: minutes, hasBody: true })
})

test('a post has the address, the category and the minutes that its writer gave, or else its file name', async () => {
  const posts = await dutchPosts({
    ...post({ slug: 'wat-kost-een-website', category: 'zorg', readTime: '7' }, '', {
      fields: { category: 'healthcare' },
    }),
    'nl/blog/laat.mdx': entry({ id: '92' }),
    'en/blog/laat.mdx': entry({ id: '92', category: 'technical' }),
  })
  const kosten = { slug: 'wat-kost-een-website', category: 'healthcare', readTime: 7, hasBody: false }
  expect(posts.find(({ name }) => name === 'kosten')).toMatchObject(kosten)
  expect(posts.find(({ name }) => name === 'laat')).toMatchObject({ slug: 'laat' })
})

async function dutchPosts(changes: Parameters<typeof project>[0]) {
  const built = await readAll({ root: project(changes), env: {} })
  if (Array.isArray(built)) throw new Error(JSON.stringify(built, null, 1))
  return built.content.posts.nl
}
