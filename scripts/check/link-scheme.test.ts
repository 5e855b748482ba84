import { expect, test } from 'vitest'
import { article, foundAmong } from '../../tests/harness/rules.ts'
import { linkScheme } from './link-scheme.ts'

const plans = { 'content/nl/pages/plans.mdx': article('', 'starter:\n  heading: Starter') }
const say = (body: string) => foundAmong(linkScheme, { 'content/nl/blog/kosten.mdx': article(`\n${body}`), ...plans })

test.each([
  ['[x](javascript:alert(1))', 'javascript'],
  ['[x](JaVaScRiPt:alert(1))', 'javascript'],
  ['[x](<java\tscript:alert(1)>)', 'javascript'],
  ['[x](&#106;avascript:alert(1))', 'javascript'],
  ['[x](javascript&colon;alert(1))', 'javascript'],
  ['[x](<\u0001javascript:alert(1)>)', 'javascript'],
  ['[x](java\u200bscript:alert)', 'javascript'],
  ['[x](data:text/html,<b>x)', 'data'],
  ['[x](vbscript:x)', 'vbscript'],
  ['[x](file:///etc/passwd)', 'file'],
  ['[x](ftp://example.org/x)', 'ftp'],
  ['[x][ref]\n\n[ref]: javascript:alert(1)', 'javascript'],
  ['[x][ref]\n\n[ref]: javascript:alert(1)\n[ref]: /faq', 'javascript'],
])('%s is refused', async (written, scheme) => {
  const lines = await say(written)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^[57]:1 {2}link .* is of the kind \w+:, which is not allowed\. Write an address that begins with https:\/\/ or \/\.$/,
  )
  expect(lines[0]).toContain(`is of the kind ${scheme}:`)
})

test('links to other sites, mail and phone programs, and within the site pass', async () => {
  expect(
    await say('[a](https://example.org/a?b#c) [b](mailto:{contact.email}) [c](tel:{contact.phone}) [d](/faq) [e](#x)'),
  ).toEqual([])
  expect(await say('www.example.org en https://example.org')).toEqual([
    '5:1  link www.example.org does not begin with https://. Write that before the name of the site.',
  ])
})

test('a link to this site leaves its domain out', async () => {
  expect(await say('[x](https://www.werkstroom.example/pakketten?a=b#starter)')).toEqual([
    '5:1  link https://www.werkstroom.example/pakketten?a=b#starter leads to this site by its whole address. Write /pakketten?a=b#starter.',
  ])
  expect(await say('[x](https://www.werkstroom.example/diensten)')).toEqual([
    '5:1  link https://www.werkstroom.example/diensten leads to this site by its whole address. Write /pakketten.  [https://www.werkstroom.example/diensten → /pakketten]',
  ])
  expect(await say('[x](http://werkstroom.example/)')).toHaveLength(1)
  // A text that is a link by itself would be none with the path alone.
  expect(await say('https://www.werkstroom.example/faq')).toEqual([
    '5:1  link https://www.werkstroom.example/faq leads to this site by its whole address. Write /faq.',
  ])
  expect(await say('[x](https://www.werkstroom.example/fak)')).toEqual([
    '5:1  link https://www.werkstroom.example/fak leads to this site by its whole address. Write /fak.',
  ])
  // Nobody has said yet that this heading is not there.
  expect(await say('[x](https://www.werkstroom.example/blog/kosten#nergens)')).toEqual([
    '5:1  link https://www.werkstroom.example/blog/kosten#nergens leads to this site by its whole address. Write /blog/kosten#nergens.',
  ])
})

test('an address that leaves out how to get there, or is none', async () => {
  expect(await say('[x](//example.org/a)')).toEqual([
    '5:1  link //example.org/a does not begin with https://. Write that before the name of the site.',
  ])
  expect(await say('[x](//www.werkstroom.example/faq/)')).toEqual([
    '5:1  link //www.werkstroom.example/faq/ leads to this site by its whole address. Write /faq.  [//www.werkstroom.example/faq/ → /faq]',
  ])
  expect(await say('[x](https://)')).toEqual([
    '5:1  link https:// is not an address. Write it whole, such as https://example.org/page.',
  ])
})
