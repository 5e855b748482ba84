import { expect, test } from 'vitest'
import { foundIn } from '../../tests/harness/rules.ts'
import { pageText } from './page-text.ts'

const lost = 'The page shows no text below the fields of this file. Write it in a field, or leave it out.'

test.each([
  ['a page of fields', 'pages/support', '\n\nA text.\n', [`6:1  ${lost}`]],
  ['a plan', 'plans/starter', '## A heading\n\nA text.\n', [`4:1  ${lost}`]],
  ['a module', 'modules/training', 'A text.\n', [`4:1  ${lost}`]],
  ['a page of fields without a text', 'pages/support', '', []],
  ['a page of text', 'pages/accessibility', 'A text.\n', []],
  [
    'a page of text without one',
    'pages/accessibility',
    '\n',
    ['1:1  The text is missing. Write it below the second ---.'],
  ],
  ['what is no page', 'pages/unknown', 'A text.\n', []],
  ['a post', 'blog/costs', 'A text.\n', []],
])('the text of %s', async (_, name, body, expected) => {
  expect(await foundIn(pageText, `content/en/${name}.mdx`, `---\ntitle: A title\n---\n${body}`)).toEqual(expected)
})
