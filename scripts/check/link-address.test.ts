import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkAddress } from './link-address.ts'

const posts = {
  'content/nl/pages/plans.mdx': article('', 'starter:\n  heading: Starter'),
  'content/nl/blog/vijf.mdx': article('\nTekst.', 'slug: vijf-redenen'),
  'content/en/blog/vijf.mdx': article('\nText.', 'slug: five-reasons'),
  'content/en/blog/alone.mdx': article('\nText.'),
}
const linksIn = (locale: string, body: string) =>
  foundAmong(linkAddress, { [`content/${locale}/blog/kosten.mdx`]: article(`\n${body}`), ...posts })

test.each([
  ['nl', '[a](/) [b](/pakketten) [c](/blog/zorg) [d](/blog/vijf-redenen) [e](/contact?plan=starter#form) [f](#x)'],
  ['nl', '[a](/feed.xml) [b](/images/blog/five-reasons.svg) [c](https://example.org/)'],
  ['en', '[a](/en) [b](/en/plans) [c](/en/blog/five-reasons)'],
])('an address that is right passes: %s, %s', async (locale, body) => {
  expect(await linksIn(locale, body)).toEqual([])
})

test.each([
  // The twin; a correction only if the target page is certain to have the heading.
  ['nl', '/en/plans#starter', 'leads to the English site. Write /pakketten#starter.'],
  [
    'en',
    '/blog/vijf-redenen',
    'leads to the Dutch site. Write /en/blog/five-reasons.  [/blog/vijf-redenen → /en/blog/five-reasons]',
  ],
  // These have no twin, and only a right URL is a correction.
  ['nl', '/en/blog/alone', 'leads to the English site. Write /blog.'],
  ['nl', '/en/404', 'leads to the English site. Write /404.'],
  ['nl', '/diensten', 'is another address of /pakketten. Write /pakketten.  [/diensten → /pakketten]'],
  ['nl', '/faq/', 'is another address of /faq. Write /faq.  [/faq/ → /faq]'],
  // The most similar existing URL, never that of the text itself.
  ['nl', '/paketten', 'leads to no page. Did you mean /pakketten?'],
  [
    'nl',
    '/blog/vijf-reden',
    'leads to no page. Did you mean /blog/vijf-redenen? If that article is gone, take the link out.',
  ],
  ['nl', 'faq', 'leads to no page. Did you mean /faq?'],
  ['nl', '/404', 'leads to the page that says that there is none. Write another.'],
])('a link on the %s site to %s is answered', async (locale, address, answer) => {
  expect(await linksIn(locale, `[a](${address})`)).toEqual([`5:1  link ${address} ${answer}`])
})

test('a link has an address, and what is meant is never the text itself', async () => {
  expect(await linksIn('nl', '[a]() en [b](/faq)')).toEqual([expect.stringMatching(/^5:1 {2}link "" leads to no page/)])
  expect(await linksIn('nl', '[x](/blog/koste)')).toEqual([expect.not.stringContaining('/blog/kosten')])
})

test('an address is corrected where it stands as it is read', async () => {
  const fixes = async (body: string) => (await linksIn('nl', body)).map((line) => line.split('  ')[2])
  expect(await fixes('[/faq/](</faq/> "/faq/") [a\n](\n/faq/) [r]\n\n[r]: /faq/')).toEqual(
    Array(3).fill('[/faq/ → /faq]'),
  )
  expect(await fixes('[a](/faq/?\\_) [a](/faq/?a&amp;b)')).toEqual([undefined, undefined])
})
