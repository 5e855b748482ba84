import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askForge, questionOf } from './forge.ts'

const env = { GITHUB_TOKEN: 'hub', GITLAB_TOKEN: 'lab' }

test.each([
  [
    'git@github.com:owner/site.git',
    env,
    'hub https://api.github.com/repos/owner/site/pulls?head=owner%3Adesk%2Ftitle&state=all&per_page=1',
  ],
  [
    'https://gitlab.com/group/sub/site.git',
    env,
    'lab https://gitlab.com/api/v4/projects/group%2Fsub%2Fsite/merge_requests?source_branch=desk%2Ftitle&per_page=1',
  ],
  [
    'https://github.example.com/owner/site',
    { FORGE_TOKEN: 'own' },
    'own https://github.example.com/api/v3/repos/owner/site/pulls?head=owner%3Adesk%2Ftitle&state=all&per_page=1',
  ],
  // The token of github.com and gitlab.com is for them alone.
  ['https://github.example.com/owner/site', env, undefined],
  ['https://gitlab.example.com/owner/site', env, undefined],
  ['git@github.com:owner/site.git', {}, undefined],
  ['https://codeberg.org/owner/site.git', { FORGE_TOKEN: 'own' }, undefined],
  ['../site', { FORGE_TOKEN: 'own' }, undefined],
])('the question about a branch of %s with %j', (remote, tokens, question) => {
  const found = questionOf(remote, 'desk/title', tokens)
  expect(found && `${found.token} ${found.address}`).toBe(question)
})

/** A forge that gives one answer. */
async function forgeWith(status: number, answer: string) {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    response.writeHead(status, { Location: '/elsewhere' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, request: await askForge({ address: `http://127.0.0.1:${port}/`, token: 'key' }) }
}

test.each([
  [
    { state: 'open', merged_at: null, head: { sha: 'a1' } },
    { state: 'review', commit: 'a1' },
  ],
  [
    { state: 'closed', merged_at: '2026-11-24', head: { sha: 'a1' } },
    { state: 'taken', commit: 'a1' },
  ],
  [
    { state: 'closed', merged_at: null, head: { sha: 'a1' } },
    { state: 'closed', commit: 'a1' },
  ],
  [
    { state: 'opened', merged_at: null, sha: 'b2' },
    { state: 'review', commit: 'b2' },
  ],
  [
    { state: 'merged', merged_at: '2026-11-24', sha: 'b2' },
    { state: 'taken', commit: 'b2' },
  ],
  [
    { state: 'closed', merged_at: null, sha: 'b2' },
    { state: 'closed', commit: 'b2' },
  ],
])('a forge that answers %j', async (answer, request) => {
  expect(await forgeWith(200, JSON.stringify([answer]))).toEqual({ asked: ['Bearer key'], request })
})

test.each([
  [200, '[]'],
  [401, '{"message":"Bad credentials"}'],
  [302, ''],
  [500, '<html>'],
])('a forge that answers %i %s says nothing, and the token goes nowhere else', async (status, answer) => {
  expect(await forgeWith(status, answer)).toEqual({ asked: ['Bearer key'], request: undefined })
})
