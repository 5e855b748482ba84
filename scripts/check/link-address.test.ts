import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkAddress } from './link-address.ts'

const dutch = (body: string) =>
  foundAmong(linkAddress, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...posts })
const english = (body: string) =>
  foundAmong(linkAddress, { 'content/en/blog/kosten.mdx': article(`\n${body}`), ...posts })
const posts = {
  'content/nl/pages/plans.mdx': article('', 'starter:\n  heading: Starter'),
  'content/nl/blog/vijf.mdx': article('\nTekst.', 'slug: vijf-redenen'),
  'content/en/blog/vijf.mdx': article('\nText.', 'slug: five-reasons'),
}

test('a link in the language of the text, to a canonical address, passes', async () => {
  expect(
    await dutch(
      '[a](/) [b](/pakketten) [c](/blog/zorg) [d](/blog/vijf-redenen) [e](/contact?plan=starter#form) [f](#x)',
    ),
  ).toEqual([])
  expect(await dutch('[a](/feed.xml) [b](/images/blog/five-reasons.svg) [c](https://example.org/)')).toEqual([])
  expect(await english('[a](/en) [b](/en/plans) [c](/en/blog/five-reasons)')).toEqual([])
})

test('a link to the other language is answered with its twin', async () => {
  expect(await dutch('[a](/en/plans#starter)')).toEqual([
    '5:1  link /en/plans#starter leads to the English site. Write /pakketten#starter.',
  ])
  expect(await english('[a](/blog/vijf-redenen)')).toEqual([
    '5:1  link /blog/vijf-redenen leads to the Dutch site. Write /en/blog/five-reasons.  [/blog/vijf-redenen → /en/blog/five-reasons]',
  ])
})

test('an alias is answered with the canonical address', async () => {
  expect(await dutch('[a](/diensten)')).toEqual([
    '5:1  link /diensten is another address of /pakketten. Write /pakketten.  [/diensten → /pakketten]',
  ])
  expect(await dutch('[a](/faq/)')).toEqual(['5:1  link /faq/ is another address of /faq. Write /faq.  [/faq/ → /faq]'])
})

test('what does not exist is answered with the nearest that does', async () => {
  expect(await dutch('[a](/paketten)')).toEqual(['5:1  link /paketten leads to no page. Did you mean /pakketten?'])
  expect(await dutch('[a](/blog/vijf-reden)')).toEqual([
    '5:1  link /blog/vijf-reden leads to no page. Did you mean /blog/vijf-redenen? If that article is gone, take the link out.',
  ])
  expect(await dutch('[a](faq)')).toEqual(['5:1  link faq leads to no page. Did you mean /faq?'])
  expect(await dutch('[a](/iets-heel-anders-dan-er-is)')).toEqual([
    '5:1  link /iets-heel-anders-dan-er-is leads to no page. Write an address of site/routes.ts, or one that begins with https://, mailto: or tel:, or take the link out.',
  ])
  expect(await dutch('[a](/404)')).toEqual([
    '5:1  link /404 leads to the page that says that there is none. Write another.',
  ])
})

test('only an address that is right is an answer', async () => {
  const shown = async (body: string) => (await dutch(body))[0]?.replace(/.*leads to/, '')
  // There is no such article in Dutch.
  const alone = {
    'content/nl/blog/kosten.mdx': article('\n[a](/en/blog/alone)'),
    'content/en/blog/alone.mdx': article('\nText.'),
  }
  expect(await foundAmong(linkAddress, alone)).toEqual([
    '5:1  link /en/blog/alone leads to the English site. Write /blog.',
  ])
  expect(await shown('[a](/en/404)')).toBe(' the English site. Write /404.')
})

test('one with an anchor is left to its writer: the other page can lack the heading', async () => {
  const fixed = async (body: string) => (await dutch(body))[0]?.includes('→')
  expect(await fixed('[a](/en/faq#costs)')).toBe(false)
  expect(await fixed('[a](/en/faq)')).toBe(true)
})

test('an address is corrected where it stands as it is read', async () => {
  const fixes = async (body: string) => (await dutch(body)).map((line) => /\[(?=.* → )(.*)\]$/.exec(line)?.[1])
  expect(await fixes('[/faq/](</faq/> "/faq/") [a\n](\n/faq/) [r]\n\n[r]: /faq/')).toEqual(
    Array(3).fill('/faq/ → /faq'),
  )
  expect(await fixes('[a](/faq/?\\_) [a](/faq/?a&amp;b)')).toEqual([undefined, undefined])
})

test('a link has an address', async () => {
  expect(await dutch('[a]() en [b](/faq)')).toEqual([
    '5:1  link "" leads to no page. Write an address of site/routes.ts, or one that begins with https://, mailto: or tel:, or take the link out.',
  ])
})

test('what is meant is never the text itself', async () => {
  const files = { 'content/nl/blog/kosten.mdx': article('\n[x](/blog/koste)'), ...posts }
  expect(await foundAmong(linkAddress, files)).toEqual([expect.not.stringContaining('/blog/kosten')])
})
