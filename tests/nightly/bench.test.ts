import { expect, test } from 'vitest'
import { spawnCommand } from '../harness/command.ts'
import { root } from '../harness/site.ts'

test('the benchmark builds the posts that it writes', async () => {
  const bench = spawnCommand(root, 'bench', ['--posts', '14', '--runs', '1'])
  expect([await bench.ended, bench.said()]).toEqual([0, expect.stringContaining('14 posts')])
})
