import { expect, test } from 'vitest'
import { limit, sitemaps } from './sitemap.ts'

const absolute = (path: string) => `https://a.example${path}`
const page = (number: number) => ({ url: absolute(`/${number}`), alternates: [] })

test('one sitemap holds 50,000 addresses; one more makes two, with an index at the old address', () => {
  const many = Array.from({ length: limit + 1 }, (_, index) => page(index))
  expect(sitemaps(many.slice(1), absolute).map(({ path }) => path)).toEqual(['/sitemap.xml'])

  const [index, first, second] = sitemaps(many, absolute)
  expect([index?.path, first?.path, second?.path]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
  expect(index?.xml).toContain('<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap></sitemapindex>')
  expect(first?.xml.match(/<loc>/g)).toHaveLength(limit)
  expect(second?.xml).toContain('<url><loc>https://a.example/50000</loc></url></urlset>')
})

test('an address with signs of its own stays an address', () => {
  const [file] = sitemaps([{ url: 'https://a.example/?a=1&b="<2>"', alternates: [] }], absolute)
  expect(file?.xml).toContain('<loc>https://a.example/?a=1&amp;b=&quot;&lt;2&gt;&quot;</loc>')
})
