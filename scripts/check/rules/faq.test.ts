import { expect, test } from 'vitest'
import { article, foundAmong } from '../../../tests/harness/rules.ts'
import { questionRepeated } from './faq.ts'

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
