import { expect, test } from 'vitest'
import { foundAmong, foundIn } from '../../../tests/harness/rules.ts'
import { pageText, repeated } from './fields.ts'

const lost = 'The page shows no text below the fields of this file. Write it in a field, or leave it out.'

test.each([
  ['pages/support', '\n\nA text.\n', `6:1  ${lost}`],
  ['plans/starter', '## A heading\n\nA text.\n', `4:1  ${lost}`],
  ['modules/training', 'A text.\n', `4:1  ${lost}`],
  ['pages/accessibility', '\n', '1:1  The text is missing. Write it below the second ---.'],
  ['pages/accessibility', 'A text.\n'],
  ['pages/unknown', 'A text.\n'],
  ['blog/costs', 'A text.\n'],
])('a page has a text where its view shows one: %s, %j', async (name, body, ...expected) => {
  expect(await foundIn(pageText, `content/en/${name}.mdx`, `---\ntitle: A title\n---\n${body}`)).toEqual(expected)
})

test('two posts of a language with one title are named, and two sections of a page with one title or order', async () => {
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
    '3:8  title "wat het kost" is also that of content/nl/blog/a.mdx:2. Give one of the two another.',
    '2:8  title "Kosten" is also that of content/nl/faq/a.mdx:2. Give one of the two another.',
    '3:8  order "1" is also that of content/nl/faq/a.mdx:3. Give one of the two another.',
  ])
})
