import { expect, test } from 'vitest'
import { wordsOf } from '../content/readability.ts'
import { adviceIn, problemsIn } from '../content/testing.ts'
import { article, changed } from './article.ts'

const changes = {
  'nl/blog/post-1000.mdx': article(0, 2, 'nl').text,
  'en/blog/post-1000.mdx': article(0, 2, 'en').text,
  'nl/blog/post-1001.mdx': article(1, 2, 'nl').text,
  'en/blog/post-1001.mdx': article(1, 2, 'en').text,
}

test('generated posts pass the content check; the only advice is that nobody said they translate each other', async () => {
  expect(await problemsIn(changes)).toEqual([])
  const advice = await adviceIn(changes)
  expect(advice.filter((line) => !line.includes('Nobody will hear when'))).toEqual([])
})

test('a generated post has about 800 words, six headings, a table, a list, code, a callout and links', () => {
  for (const text of Object.values(changes)) {
    const body = text.split('\n---\n')[1] ?? ''
    const count = wordsOf(body.replace(/```[\s\S]*?```/, '')).length
    expect(count).toBeGreaterThan(700)
    expect(count).toBeLessThan(950)
    expect(body.match(/^## .+ \[#chapter-\d\]$/gm)).toHaveLength(6)
    expect(body.match(/^\| --- \|/gm)).toHaveLength(1)
    expect(body.match(/^\d\. /gm)).toHaveLength(5)
    expect(body.match(/^```\w+$/gm)).toHaveLength(1)
    expect(body.match(/^<Callout /gm)).toHaveLength(1)
    expect(body.match(/\]\([/#]/g)).toHaveLength(4)
  }
})

test('the same number always gives the same post, and another number another', () => {
  expect(article(1, 2, 'nl')).toEqual(article(1, 2, 'nl'))
  expect(article(1, 2, 'nl').text).not.toBe(article(0, 2, 'nl').text)
})

test('a post that was changed again is another text each time, and still passes', async () => {
  const once = changed(changes['nl/blog/post-1000.mdx'], 1)
  expect(changed(changes['nl/blog/post-1000.mdx'], 2)).not.toBe(once)
  expect(await problemsIn({ ...changes, 'nl/blog/post-1000.mdx': once })).toEqual([])
})
