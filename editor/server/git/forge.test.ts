import { expect, test } from 'vitest'
import { compareAddress } from './forge.ts'

test.each([
  ['git@github.com:owner/site.git', 'https://github.com/owner/site/compare/main...desk/title?expand=1'],
  ['https://user:key@github.com/owner/site', 'https://github.com/owner/site/compare/main...desk/title?expand=1'],
  [
    'ssh://git@github.example.com:22/owner/site.git',
    'https://github.example.com/owner/site/compare/main...desk/title?expand=1',
  ],
  [
    'git@gitlab.com:group/sub/site.git',
    'https://gitlab.com/group/sub/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=desk%2Ftitle&merge_request%5Btarget_branch%5D=main',
  ],
  ['https://codeberg.org/owner/site.git', 'https://codeberg.org/owner/site/compare/main...desk/title'],
  [
    'ssh://git@forgejo.example.nl:2222/owner/site.git',
    'https://forgejo.example.nl/owner/site/compare/main...desk/title',
  ],
  ['/srv/git/site.git', undefined],
  ['../site', undefined],
  ['https://example.com/owner/site.git', undefined],
  ['javascript:alert(1)', undefined],
])('the page that compares a branch of %s', (remote, address) => {
  expect(compareAddress(remote, 'desk/title', 'main')).toBe(address)
})
