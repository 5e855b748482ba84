import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('an address with signs of its own stays an address', () => {
  expect(sitemap([{ url: 'https://a.example/?a=1&b="<2>"', alternates: [] }])).toContain(
    '<loc>https://a.example/?a=1&amp;b=&quot;&lt;2&gt;&quot;</loc>',
  )
})
