import { expect, test } from 'vitest'
import { compareAddress } from './forge.ts'

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
