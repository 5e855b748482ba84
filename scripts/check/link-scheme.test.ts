import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkScheme } from './link-scheme.ts'

const plans = { 'content/nl/pages/plans.mdx': article('', 'starter:\n  heading: Starter') }
const say = (body: string) => foundAmong(linkScheme, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...plans })

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
  const refused = `link .* is of the kind ${scheme}:, which is not allowed\\. Write an address that begins with https:// or /\\.`
  expect(await say(written)).toEqual([expect.stringMatching(new RegExp(`^[57]:1 {2}${refused}$`))])
})

test('links to other sites, mail and phone programs, and within the site pass', async () => {
  const body =
    'https://example.org [a](https://example.org/a?b#c) [b](mailto:{contact.email}) [c](tel:{contact.phone}) [d](/faq)'
  expect(await say(body)).toEqual([])
})

const own = 'https://www.werkstroom.example'
const whole = 'leads to this site by its whole address. Write'
const without = 'does not begin with https://. Write that before the name of the site.'

test.each([
  // Internal links omit the domain. Anchors, missing pages and autolinks are not corrected.
  [`[x](${own}/diensten)`, `${own}/diensten`, `${whole} /pakketten.  [${own}/diensten → /pakketten]`],
  [`[x](${own}/pakketten?a=b#starter)`, `${own}/pakketten?a=b#starter`, `${whole} /pakketten?a=b#starter.`],
  [`[x](${own}/fak)`, `${own}/fak`, `${whole} /fak.`],
  [`${own}/faq`, `${own}/faq`, `${whole} /faq.`],
  ['[x](http://werkstroom.example/nu)', 'http://werkstroom.example/nu', `${whole} /nu.`],
  ['[x](//www.werkstroom.example/fak)', '//www.werkstroom.example/fak', `${whole} /fak.`],
  // External links need a scheme.
  ['www.example.org', 'www.example.org', without],
  ['[x](//example.org/a)', '//example.org/a', without],
  ['[x](https://)', 'https://', 'is not an address. Write it whole, such as https://example.org/page.'],
])('%s is no way to write an address', async (body, address, answer) => {
  expect(await say(body)).toEqual([`5:1  link ${address} ${answer}`])
})
