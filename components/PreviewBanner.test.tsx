import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { content, pageAt } from '../site/content.ts'
import { href } from '../site/routes.ts'
import { PreviewBanner, publicationState } from './PreviewBanner.tsx'

const { preview, textAddress } = content
afterEach(() => Object.assign(content, { preview, textAddress }))

function linkOn(address: string): string | undefined {
  const page = pageAt(address)
  if (!page) throw new Error(`There is no page ${address}.`)
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<PreviewBanner page={page} />))?.[1]
}

test("a scheduled post shows its date in the site's format, with the time if it has one", () => {
  expect(publicationState('2026-12-01 09:00', 'nl')).toBe('Gepland: verschijnt op 1 december 2026 om 09:00')
  expect(publicationState('2026-12-01T09:00', 'en')).toBe('Scheduled: appears on 1 December 2026 at 09:00')
  expect(publicationState('2026-12-01', 'nl')).toBe('Gepland: verschijnt op 1 december 2026')
})

test('the preview banner links to the text of its page: in the desk, on a forge, or not at all', () => {
  const [post] = content.posts.nl
  const addresses = [href('home', 'en'), href('privacy', 'nl'), href('post', 'nl', { slug: post?.slug ?? '' })]
  expect(addresses.map(linkOn)).toEqual([undefined, undefined, undefined])
  content.preview = true
  expect(addresses.map(linkOn)).toEqual([undefined, undefined, undefined])
  content.textAddress = '/__desk/#{key}'
  const keys = ['pages/home', 'legal/privacy', `blog/${post?.name}`]
  expect(addresses.map(linkOn)).toEqual(keys.map((key) => `/__desk/#${key}`))
  content.textAddress = 'https://forge.example/edit/main/{file}'
  expect(linkOn(addresses[0] ?? '')).toBe('https://forge.example/edit/main/content/en/pages/home.mdx')
  // A category has no text to link to.
  expect(linkOn(href('category', 'en', { category: 'how-to' }))).toBeUndefined()
})
