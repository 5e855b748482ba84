import { expect, test } from 'vitest'
import { found } from '../../tests/harness/rules.ts'
import { linkEmpty } from './link-empty.ts'

test('a link has an address', async () => {
  expect(await found(linkEmpty, '\n[x]() en [y](/faq)')).toEqual([
    '5:1  This link has no address. Write it between ( and ).',
  ])
})
