import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { headingEmpty } from './heading-empty.ts'

test('a heading has words, not only an id', async () => {
  const empty = 'This heading is empty. Write its words, or leave it out.'
  expect(await found(headingEmpty, '\n## \n\n## [#costs]\n\n## Kosten [#costs]\n\n## `code`')).toEqual([
    `5:1  ${empty}`,
    `7:1  ${empty}`,
  ])
})
