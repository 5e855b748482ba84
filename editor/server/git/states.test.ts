import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../../tests/harness/content.ts'
import { gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { textOf } from '../files.ts'
import { takeNewest } from './newest.ts'
import { propose } from './propose.ts'
import { proposalStates, stateOf } from './states.ts'
import { fetchUpstream } from './upstream.ts'

test('a proposal is sent, looked at, taken in, and online: git and the live site say so', async () => {
  const root = project({})
  const server = withRemote(root)
  onTestFinished(server.remove)
  const file = 'content/nl/faq/costs.mdx'
  let live: string | undefined
  const states = async () => (await proposalStates(root, {}, async () => live)).map(({ state }) => state)
  const send = async (sentence: string) => {
    writeFileSync(join(root, file), `${textOf(root, file)}\n${sentence}\n`)
    const sent = await propose(root, { titles: [sentence], files: [file], env: {} })
    return 'branch' in sent ? sent.branch : ''
  }
  expect(await states()).toEqual([])
  const branch = await send('Een zin.')
  expect(await states()).toEqual(['sent'])
  gitIn(server.remote, 'update-ref', 'refs/pull/1/head', branch)
  expect(await states()).toEqual(['review'])
  // A later version waits for a pull request, or the forge follows the branch.
  await send('Nog een zin.')
  expect(await states()).toEqual(['sent'])
  gitIn(server.remote, 'update-ref', 'refs/merge-requests/1/head', branch)
  expect(await states()).toEqual(['review'])

  const before = gitIn(root, 'rev-parse', 'HEAD')
  server.take(branch, 'squash')
  expect(await states()).toEqual(['gone'])
  await takeNewest(root, await fetchUpstream(root))
  expect(await states()).toEqual(['taken'])
  live = before
  expect(await states()).toEqual(['taken'])
  live = gitIn(root, 'rev-parse', 'HEAD')
  expect(await states()).toEqual(['online'])
  // An unknown commit gives no state.
  live = 'f'.repeat(40)
  expect(await states()).toEqual(['taken'])
})

test.each([
  [{ state: 'review', commit: 'b' } as const, 'a', 'review'],
  [{ state: 'taken', commit: 'b' } as const, undefined, 'taken'],
  [{ state: 'closed', commit: 'a' } as const, 'a', 'closed'],
  // Closed, but the branch has a later version.
  [{ state: 'closed', commit: 'b' } as const, 'a', 'sent'],
])('with the request %j and %s at the remote, a proposal is %s', (request, tip, state) => {
  const branches = new Map(tip ? [['desk/x', tip]] : [])
  const proposal = { branch: 'desk/x', title: 'X', base: '0', commit: 'a', pushed: 'a', files: [] }
  expect(stateOf(proposal, { branches, requests: new Set() }, false, request)).toBe(state)
})
