import { expect, test } from 'vitest'
import { foundIn } from '../../tests/harness/rules.ts'
import { promiseClause } from './promise-clause.ts'

test('a promise names a clause of its document, and what it could mean', async () => {
  const fields = 'promises:\n  items:\n    - clause: data-breach'
  const text = `---\n${fields}\n---\n\n## Datalekken [#data-breaches]\n\nWe melden ze.\n`
  expect(await foundIn(promiseClause, 'content/nl/legal/dpa.mdx', text)).toEqual([
    '4:15  "data-breach" is no clause of this document. Write data-breaches, or the id of another heading below.',
  ])
})
