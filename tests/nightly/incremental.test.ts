import { expect, test } from 'vitest'
import { changes } from '../harness/builds/changes.ts'
import { compareBuilds } from '../harness/builds/incremental.ts'

test(`a build that keeps what did not change is the same as a clean one, after each of ${changes.length} changes`, async () => {
  expect(await compareBuilds(changes)).toEqual([])
})
