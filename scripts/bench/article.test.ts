import { expect, test } from 'vitest'
import { adviceIn, problemsIn } from '../../tests/harness/content.ts'
import { wordsIn } from '../content/read/sentences.ts'
import { articles } from './article.ts'

const image = 'image: /images/blog/five-reasons.svg\n'
const posts = [
  ...articles(
    2,
    'nl',
    `${image}Een order komt binnen. De planner leest hem op www.example.com. Het team ziet wat er is en doet dat.`,
  ),
  ...articles(
    2,
    'en',
    `${image}An order comes in. The planner reads it to the team, and with that it is for them and not for us.`,
  ),
]
const changes = Object.fromEntries(
  posts.map(({ name, text }, at) => [`${at < 2 ? 'nl' : 'en'}/blog/${name}.mdx`, text]),
)

test('generated posts pass the content check; the only advice is that nobody said they translate each other', async () => {
  expect(await problemsIn(changes)).toEqual([])
  expect((await adviceIn(changes)).filter((line) => !line.includes('Nobody will hear when'))).toEqual([])
})

test.each(posts)('a generated post has about 800 words, a table, a list, code, a callout and links', ({ text }) => {
  const count = wordsIn(text).length
  expect(count).toBeGreaterThan(700)
  expect(count).toBeLessThan(950)
  for (const part of ['\n## ', '\n| --- |', '\n1. ', '\n```json\n', '\n<Callout ', '](#chapter-3)', '/post-100'])
    expect(text).toContain(part)
})
