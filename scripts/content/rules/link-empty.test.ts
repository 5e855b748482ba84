import { expect, test } from 'vitest'
import { linkEmpty } from './link-empty.ts'
import { found } from './testing.ts'

test('a link has an address', async () => {
  expect(await found(linkEmpty, '\n[x]() en [y](/faq)')).toEqual([
    '5:1  This link has no address. Write it between the brackets.',
  ])
})
