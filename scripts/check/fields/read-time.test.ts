import { expect, test } from 'vitest'
import { found } from '../../../tests/harness/rules.ts'
import { readTime } from './read-time.ts'

test('a post with a text computes its reading time, and one without states it', async () => {
  expect(await found(readTime, 'Tekst.', 'readTime: 4')).toEqual([
    '2:11  readTime "4" stands beside a text, from which it is computed. Leave the line out.',
  ])
  expect(await found(readTime, '', 'title: Kosten')).toEqual([
    '1:1  readTime is missing. Write minutes, like readTime: 4; only where there is a text it is computed.',
  ])
  expect(await found(readTime, 'Tekst.', 'title: Kosten')).toEqual([])
  expect(await found(readTime, '', 'readTime: 4')).toEqual([])
})
