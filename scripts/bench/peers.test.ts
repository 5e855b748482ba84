import { expect, test } from 'vitest'
import { article } from './article.ts'
import { peers } from './peers.ts'

const { text } = article(0, 1, 'en')

test('peers read the same post, without the notation for ids that is our own', () => {
  const written = peers.astro.write(text)
  expect(text.match(/ \[#chapter-\d\]$/gm)).toHaveLength(6)
  expect(written.text).not.toContain('[#chapter')
  expect(written.text.match(/^## /gm)).toHaveLength(6)
  expect(written.text).toContain('<Callout title="Choose one kind of work">')
})

test('Eleventy, which reads Markdown, gets the callout as a shortcode', () => {
  const written = peers.eleventy.write(text)
  expect(written.extension).toBe('md')
  expect(written.text).toContain('{% callout "Choose one kind of work" %}')
  expect(written.text).toContain('{% endcallout %}')
  expect(written.text).not.toMatch(/<\/?Callout/)
})
