import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/check-rule.ts'
import { anchorRepeated, postAddress, questionRepeated, repeated } from './addresses.ts'

test('two posts in a language with one title are reported, and two sections with one title or order', async () => {
  const section = (on: string) => `---\ntitle: Kosten\norder: 1\non: ${on}\n---\n`
  const files = {
    'content/nl/blog/a.mdx': '---\ntitle: Wat het kost\n---\n',
    'content/nl/blog/b.mdx': '---\nid: 2\ntitle: wat het kost\n---\n',
    'content/en/blog/b.mdx': '---\ntitle: Wat het kost\n---\n',
    'content/nl/faq/a.mdx': section('faq'),
    'content/nl/faq/b.mdx': section('faq'),
    'content/nl/faq/c.mdx': section('plans'),
  }
  expect(await foundAmong(repeated, files)).toEqual([
    '3:8  title "wat het kost" is also used in content/nl/blog/a.mdx:2. Change one of the two.',
    ...['b', 'a'].flatMap((other) => [
      `2:8  title "Kosten" is also used in content/nl/faq/${other}.mdx:2. Change one of the two.`,
      `3:8  order "1" is also used in content/nl/faq/${other}.mdx:3. Change one of the two.`,
    ]),
  ])
})

const section = (heading: string, on = 'faq') => article(`\n${heading}\n\nEen antwoord.`, `on: ${on}`)
const first = { 'content/nl/faq/costs.mdx': section('## Wat kost het?') }
const twice = (words: string) =>
  `5:1  The question "${words}" is also in content/nl/faq/costs.mdx:5. Keep one of the two.`

test.each([
  ['nl/faq/b', section('## wat kost het [#cost]'), twice('wat kost het')],
  // A first-level heading becomes a second-level one.
  ['nl/faq/b', section('# Wat kost het?'), twice('Wat kost het?')],
  ['nl/faq/b', section('## Wat kost het?', 'plans')],
  ['en/faq/b', section('## Wat kost het?')],
  ['nl/blog/b', section('## Wat kost het?')],
])('a page asks a question once, whatever its capitals and signs: %s, %j', async (name, text, ...expected) => {
  expect(await foundAmong(questionRepeated, { ...first, [`content/${name}.mdx`]: text })).toEqual(expected)
})

const pages = {
  'content/nl/pages/faq.mdx': article('', 'closing:\n  heading: Vragen'),
  'content/nl/pages/plans.mdx': article('', 'modules:\n  heading: Modules'),
}

test('an id occurs once in the texts of a page', async () => {
  const costs = { 'content/nl/faq/costs.mdx': article('\n## Prijs [#sum-of-it]\n\n## Ook [#sum-of-it-2]') }
  const support = (field?: string) => ({ 'content/nl/faq/support.mdx': article('\n## Som [#sum-of-it]', field) })
  expect(await foundAmong(anchorRepeated, { ...costs, ...support(), ...pages })).toEqual([
    '5:1  The id "sum-of-it" is also used in content/nl/faq/costs.mdx:5, on the same page. Write another id, as in ## Som [#sum-of-it-3]',
  ])
  expect(await foundAmong(anchorRepeated, { ...costs, ...support('on: plans'), ...pages })).toEqual([])
})

const taken = (name: string) =>
  `1:1  The name of this file, "${name}", is the id of another part of the page. Rename the file, in every language.`

const modules = (file: string) =>
  `5:1  The id "modules" is also used in content/nl/${file}, on the same page. Write another id, as in ## Modules [#modules-2]`

test.each([
  ['costs', 'on: plans', modules('pages/plans.mdx:3')],
  ['costs', 'on: faq'],
  ['menu', 'on: faq', taken('menu')],
  ['modules', 'on: plans', taken('modules'), modules('pages/plans.mdx:3')],
  ['modules', 'on: faq', modules('faq/modules.mdx:1')],
])('an id and the name of a file are none of another part of the page: %s, %s', async (name, field, ...expected) => {
  const text = article('\n## Modules\n\nTekst.', field)
  const lines = await foundAmong(anchorRepeated, { [`content/nl/faq/${name}.mdx`]: text, ...pages })
  expect(lines).toEqual(expected)
})

test.each([
  ['[oud, ouder]', '', ''],
  ['[nieuw]', 'nieuw', 'content/nl/blog/kosten.mdx'],
  ['[zorg]', 'zorg', 'site/categories.ts'],
  ['[oud, oud]', 'oud', 'content/nl/blog/kosten.mdx'],
])('an alias is the address of nothing else: a post, a category, another alias: %s', async (aliases, alias, owner) => {
  const text = article('\nTekst.', `slug: nieuw\naliases: ${aliases}`)
  const expected = alias ? [`3:10  aliases "${alias}" is already taken by ${owner}. Choose another address.`] : []
  expect(await foundAmong(postAddress, { 'content/nl/blog/kosten.mdx': text })).toEqual(expected)
})
