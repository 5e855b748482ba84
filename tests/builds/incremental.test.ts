import { expect, test } from 'vitest'
import { changes } from '../harness/changes.ts'
import { compareBuilds } from '../harness/incremental.ts'

// All kinds of change: npm run test:deep.
const sample = ['a post more']

test('a build that keeps what did not change is the same as a clean one, to the byte', async () => {
  expect(await compareBuilds(changes.filter(({ name }) => sample.includes(name)))).toEqual([])
}, 240_000)
