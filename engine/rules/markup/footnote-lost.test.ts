import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { footnoteLost } from './footnote-lost.ts'

test('the text of a footnote that nobody gets to see is named', async () => {
  expect(await found(footnoteLost, 'Een[^a].\n\n[^a]: Noot.\n\n[^b]: Los.\n\n[^A]: Nog een.')).toEqual([
    '8:1  Nothing refers to this footnote, so it is not shown. Write [^b] in the text, or take it out.',
    '10:1  The footnote [^A] has a text already, so this one is not shown. Give it a name of its own.',
  ])
})
