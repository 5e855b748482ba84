import { expect, test } from 'vitest'
import { foundIn } from '../../tests/harness/rules.ts'
import { pageText } from './page-text.ts'

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
