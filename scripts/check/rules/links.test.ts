import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/check-rule.ts'
import { linkAnchor } from './link-anchors.ts'
import { linkScheme } from './link-schemes.ts'
import { linkAddress, linkDraft } from './links.ts'

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
])('a correct address passes: %s, %s', async (locale, body) => {
  expect(await linksIn(locale, body)).toEqual([])
})

test.each([
  // Suggests the address of the twin, with the id of the link if the twin has that id.
  [
    'nl',
    '/en/plans#starter',
    '{link} leads to the English site. Write /pakketten#starter.  [/en/plans#starter → /pakketten#starter]',
  ],
  [
    'nl',
    '/en/plans#nope',
    '{link} leads to the English site. Write /pakketten. Or keep only the words: that page has no heading #nope.',
  ],
  // Addresses in another language, or without a language prefix.
  [
    'en',
    '/plans',
    'There is no page at {link}. In this language, the page is at /en/plans. Write that address.  [/plans → /en/plans]',
  ],
  [
    'nl',
    '/plans',
    'There is no page at {link}. In this language, the page is at /pakketten. Write that address.  [/plans → /pakketten]',
  ],
  [
    'en',
    '/en/pakketten',
    'There is no page at {link}. In this language, the page is at /en/plans. Write that address.  [/en/pakketten → /en/plans]',
  ],
  // Suggests the page that was made from a file.
  ...['../vijf.md', './vijf.mdx', '/_posts/2020-01-01-vijf.html', 'vijf/index.md', 'vijf'].map(
    (address): [string, string, string] => [
      'nl',
      address,
      `There is no page at {link}. The page with that name is at /blog/vijf-redenen. Write that address.  [${address} → /blog/vijf-redenen]`,
    ],
  ),
  [
    'en',
    '/blog/vijf-redenen',
    '{link} leads to the Dutch site. Write /en/blog/five-reasons.  [/blog/vijf-redenen → /en/blog/five-reasons]',
  ],
  // No fix without a twin. Aliases and trailing slashes get a fix.
  ['nl', '/en/blog/alone', '{link} leads to the English site. Write /blog.'],
  ['nl', '/en/404', '{link} leads to the English site. Write /404.'],
  ['nl', '/diensten', '{link} is another address of /pakketten. Write /pakketten.  [/diensten → /pakketten]'],
  ['nl', '/faq/', '{link} is another address of /faq. Write /faq.  [/faq/ → /faq]'],
  ['nl', '/paketten', 'There is no page at {link}. Did you mean /pakketten?'],
  [
    'nl',
    '/blog/vijf-reden',
    'There is no page at {link}. Did you mean /blog/vijf-redenen? If that post no longer exists, remove the link.',
  ],
  ['nl', 'contac', 'There is no page at {link}. Did you mean /contact?'],
  ['nl', '/404', '{link} is the 404 page. Link to another page.'],
])('a link on the %s site to %s is answered', async (locale, address, answer) => {
  expect(await linksIn(locale, `[a](${address})`)).toEqual([`5:1  ${answer.replace('{link}', address)}`])
})

test('a link has an address, and the suggestion is never the text itself', async () => {
  expect(await linksIn('nl', '[a]() en [b](/faq)')).toEqual([
    expect.stringMatching(/^5:1 {2}The link "a" has no address/),
  ])
  expect(await linksIn('nl', '[x](/blog/koste)')).toEqual([expect.not.stringContaining('/blog/kosten')])
})

test('an address is corrected as parsers read it, at its position', async () => {
  const fixes = async (body: string) => (await linksIn('nl', body)).map((line) => line.split('  ')[2])
  expect(await fixes('[/faq/](</faq/> "/faq/") [a\n](\n/faq/) [r]\n\n[r]: /faq/')).toEqual(
    Array(3).fill('[/faq/ → /faq]'),
  )
  expect(await fixes('[a](/faq/?\\_) [a](/faq/?a&amp;b)')).toEqual([undefined, undefined])
})

const plans = { 'content/nl/pages/plans.mdx': article('', 'starter:\n  heading: Starter') }
const schemesIn = (body: string) =>
  foundAmong(linkScheme, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...plans })

test.each([
  ['[x](JaVaScRiPt:alert(1))', 'javascript'],
  ['[x](<java\tscript:alert(1)>)', 'javascript'],
  ['[x](&#106;avascript:alert(1))', 'javascript'],
  ['[x](javascript&colon;alert(1))', 'javascript'],
  ['[x](<\u0001javascript:alert(1)>)', 'javascript'],
  ['[x](java\u200bscript:alert)', 'javascript'],
  ['[x](data:text/html,<b>x)', 'data'],
  ['[x](ftp://example.org/x)', 'ftp'],
  ['[x][ref]\n\n[ref]: javascript:alert(1)\n[ref]: /faq', 'javascript'],
])('%j is refused', async (written, scheme) => {
  const refused = `.* uses ${scheme}:, which is not allowed\\. Write an address that begins with https:// or /, or keep only the words of the link\\.`
  expect(await schemesIn(written)).toEqual([expect.stringMatching(new RegExp(`^[57]:1 {2}${refused}$`))])
})

test('links to other sites, mail and phone programs, and within the site pass', async () => {
  const body =
    'https://example.org [a](https://example.org/a?b#c) [b](mailto:{contact.email}) [c](tel:{contact.phone}) [d](/faq)'
  expect(await schemesIn(body)).toEqual([])
})

const own = 'https://www.werkstroom.example'
const whole = '{link} is the full address of a page on this site. Write'
const gone =
  'There is no page at {link}. Copy the address of a page on the site, write an address with https://, mailto: or tel:, or keep only the words.'
const near = 'There is no page at {link}. Did you mean /faq?'
const onReader = "{link} leads to the reader's own computer."
const without =
  '{link} does not begin with https://. Begin the address with https:// instead, if it opens there; otherwise write another address, or keep only the words.'

test.each([
  // Internal links omit the domain. No fix for a missing page or an autolink.
  [`[x](${own}/diensten)`, `${own}/diensten`, `${whole} /pakketten.  [${own}/diensten → /pakketten]`],
  [
    `[x](${own}/pakketten#starter)`,
    `${own}/pakketten#starter`,
    `${whole} /pakketten#starter.  [${own}/pakketten#starter → /pakketten#starter]`,
  ],
  // Removes the domain and corrects the language in one step.
  [`[x](${own}/plans)`, `${own}/plans`, `${whole} /pakketten.  [${own}/plans → /pakketten]`],
  [`[x](${own}/fak)`, `${own}/fak`, near],
  [`${own}/faq`, `${own}/faq`, `${whole} /faq.`],
  ['[x](http://werkstroom.example/nu)', 'http://werkstroom.example/nu', gone],
  ['[x](//www.werkstroom.example/fak)', '//www.werkstroom.example/fak', near],
  [
    'http://localhost:3000',
    'http://localhost:3000',
    `${onReader} Write it as code: \`http://localhost:3000\`.  [http://localhost:3000 → \`http://localhost:3000\`]`,
  ],
  [
    '[x](https://127.0.0.1:80/a)',
    'https://127.0.0.1:80/a',
    `${onReader} Write another address, or keep only the words.`,
  ],
  // External links need https:// and a host.
  [
    'www.example.org',
    'www.example.org',
    '{link} does not begin with https://. Write https://www.example.org for a link, or `www.example.org`, as code, for just the name.',
  ],
  ['[x](//example.org/a)', '//example.org/a', without],
  ['[x](https://)', 'https://', '{link} is not an address. Write it in full, such as https://example.org/page.'],
])('%s is no way to write an address', async (body, address, answer) => {
  expect(await schemesIn(body)).toEqual([`5:1  ${answer.replace('{link}', address)}`])
})

const files = {
  'content/nl/blog/vijf.mdx': article('\n## Uren [#hours-back]\n\nTekst.'),
  'content/nl/faq/costs.mdx': article('\n## Wat kost het? [#what-does-it-cost]\n\nTekst.', 'title: Kosten'),
  'content/nl/pages/faq.mdx': article(''),
  'content/nl/pages/about.mdx': article('', 'values:\n  heading: Waarden'),
  'content/nl/pages/contact.mdx': article(''),
}
const anchorsIn = (body: string) =>
  foundAmong(linkAnchor, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...files })

test('an anchor is a heading of the text, a question, a section of questions or a block of a page', async () => {
  const links =
    '[a](/blog/vijf#hours-back) [b](/faq#what-does-it-cost) [c](/faq#costs) [d](/over-ons#values) [e](/contact#contact-form)'
  expect(await anchorsIn(`${links} [x](https://example.org/#x)`)).toEqual([])
})

test('an accent after its letter, or an address with %, refers to the same heading', async () => {
  const anchors = ['één'.normalize('NFD'), encodeURIComponent('één'), encodeURIComponent('één'.normalize('NFD'))]
  const links = anchors.map((anchor) => `[a](#${anchor})`).join(' ')
  for (const form of ['NFC', 'NFD']) expect(await anchorsIn(`${links}\n\n## ${'Één'.normalize(form)}`)).toEqual([])
})

test.each([
  ['[a](/blog/vijf#hour-back)', '/blog/vijf#hour-back', 'Did you mean /blog/vijf#hours-back?'],
  [
    '[a](#uren)\n\n## Kosten\n\n## Planning',
    '#uren',
    'Ids of the headings in this text: kosten, planning. Write one of these ids after the #, or keep only the words.',
  ],
  // Ids of other views and of the page frame do not count.
  ['[a](#contact-form)', '#contact-form', 'This text has no headings: remove the link, and keep its words.'],
  ['[a](#closing)', '#closing', 'This text has no headings: remove the link, and keep its words.'],
  [
    '[a](/blog/vijf#main)',
    '/blog/vijf#main',
    'Ids of the headings on that page: hours-back. Write one of these ids after the #, or keep only the words.',
  ],
])('%j names a heading that is not there', async (body, address, answer) => {
  expect(await anchorsIn(body)).toEqual([`5:1  ${address} points to a heading that does not exist. ${answer}`])
})

const hidden = (why: string) =>
  `5:1  /blog/tijd#uren leads to content/nl/blog/tijd.mdx, which is ${why}. Link to another page, or keep only the words.`
const december = 'publishAt: 2026-12-01 09:00'

test.each([
  ['id: 1', 'draft: true', hidden('a draft')],
  ['id: 1', december, hidden('not published until 2026-12-01 09:00')],
  ['publishAt: 2026-11-30', december, hidden('not published until 2026-12-01 09:00')],
  [december, december],
  ['draft: true', 'draft: true'],
  ['id: 1', 'publishAt: 2026-11-21 11:59'],
])('a page does not lead to what appears after it: %s, %s', async (own, other, ...expected) => {
  const lines = await foundAmong(linkDraft, {
    'content/nl/blog/kosten.mdx': article('\n[x](/blog/tijd#uren)', own),
    'content/nl/blog/tijd.mdx': article('\n## Uren', other),
  })
  expect(lines).toEqual(expected)
})
