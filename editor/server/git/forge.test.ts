import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askForge, compareAddress, questionOf } from './forge.ts'

const requests = '/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Fx&merge_request%5Btarget_branch%5D=main'

test.each([
  ['git@github.com:owner/site.git', 'https://github.com/owner/site/compare/main...desk/x?expand=1'],
  ['https://user:key@github.com/owner/site', 'https://github.com/owner/site/compare/main...desk/x?expand=1'],
  ['ssh://git@github.example.com:22/o/s.git', 'https://github.example.com/o/s/compare/main...desk/x?expand=1'],
  ['git@gitlab.com:group/sub/site.git', `https://gitlab.com/group/sub/site${requests}`],
  ['https://codeberg.org/owner/site.git', 'https://codeberg.org/owner/site/compare/main...desk/x'],
  ['ssh://git@forgejo.example.nl:2222/o/s.git', 'https://forgejo.example.nl/o/s/compare/main...desk/x'],
  ['/srv/git/site.git', undefined],
  ['https://example.com/owner/site.git', undefined],
  ['javascript:alert(1)', undefined],
])('the page that compares a branch of %s', (remote, address) => {
  expect(compareAddress(remote, 'desk/x', 'main')).toBe(address)
})

const env = { GITHUB_TOKEN: 'hub', GITLAB_TOKEN: 'lab' }
const own = { FORGE_TOKEN: 'own' }
const pulls = 'repos/o/s/pulls?head=o%3Adesk%2Fx&state=all&per_page=1'

test.each([
  ['git@github.com:o/s.git', env, `hub https://api.github.com/${pulls}`],
  [
    'https://gitlab.com/group/s.git',
    env,
    'lab https://gitlab.com/api/v4/projects/group%2Fs/merge_requests?source_branch=desk%2Fx&per_page=1',
  ],
  ['https://github.example.com/o/s', own, `own https://github.example.com/api/v3/${pulls}`],
  // Tokens are only for github.com and gitlab.com.
  ['https://github.example.com/o/s', env, undefined],
  ['https://gitlab.example.com/o/s', env, undefined],
  ['git@github.com:o/s.git', {}, undefined],
  ['https://codeberg.org/o/s.git', own, undefined],
])('the question about a branch of %s with %j', (remote, tokens, question) => {
  const found = questionOf(remote, 'desk/x', tokens)
  expect(found && `${found.token} ${found.address}`).toBe(question)
})

const hub = (state: string, merged_at: string | null) => JSON.stringify([{ state, merged_at, head: { sha: 'a1' } }])
const lab = (state: string, merged_at: string | null) => JSON.stringify([{ state, merged_at, sha: 'a1' }])

test.each([
  [200, hub('open', null), 'review'],
  [200, hub('closed', '2026-11-24'), 'taken'],
  [200, hub('closed', null), 'closed'],
  [200, lab('opened', null), 'review'],
  [200, lab('merged', '2026-11-24'), 'taken'],
  [200, lab('closed', null), 'closed'],
  [200, '[]', undefined],
  [401, '{"message":"Bad credentials"}', undefined],
  [302, '', undefined],
  [500, '<html>', undefined],
])('a forge that answers %i %s is asked once, with the token, and nobody else is', async (status, answer, state) => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    response.writeHead(status, { Location: '/elsewhere' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const found = await askForge({ address: `http://127.0.0.1:${port}/`, token: 'key' })
  expect([asked, found]).toEqual([['Bearer key'], state && { state, commit: 'a1' }])
})
