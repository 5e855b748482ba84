import { expect, test } from 'vitest'
import { foundIn } from '../../tests/harness/rules.ts'
import { promiseClause } from './promise-clause.ts'

const promising = (clause: string) =>
  foundIn(
    promiseClause,
    'content/nl/legal/dpa.mdx',
    `---\npromises:\n  items:\n    - clause: ${clause}\n---\n\n## Datalekken [#data-breaches]\n\nWe melden ze.\n`,
  )

test('a promise names a clause of its document, and what it could mean', async () => {
  expect(await promising('data-breach')).toEqual([
    '4:15  "data-breach" is no clause of this document. Write data-breaches, or the id of another heading below.',
  ])
})

test('one that does passes, as does a document without promises', async () => {
  expect(await promising('data-breaches')).toEqual([])
  expect(await foundIn(promiseClause, 'content/nl/legal/terms.mdx', '---\ntitle: Voorwaarden\n---\n')).toEqual([])
})
