import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { plainEnvironment } from '../harness/environment.ts'
import { isHere, servers, workFolder } from '../harness/serving/servers.ts'
import { dist, root } from '../harness/site.ts'
import { smallRoot } from '../harness/small-site.ts'

/** The tests that bring pages into every state: menus, forms, consent, questions, search, notifications, deep links. */
const files = [
  ...['consent', 'consent-manners', 'deep-links', 'faq-address', 'faq-search', 'forms', 'frame', 'islands'],
  ...['language', 'menu', 'navigation', 'newsletter', 'newsletter-trouble', 'search', 'switch', 'contact/'],
]

/** All but those with an address of tens of thousands of characters, which nginx answers with 414. */
const tests = '^(?!.*with 10,000 (characters|short words) in it)'

// Whatever the policy refuses is a complaint, which fails the test that caused it; so the tests of the pages are run
// once more, under the headers that nginx really sends. npm test has a sample: tests/builds/policy.test.ts.
test('in no state of any page the policy of nginx refuses anything', async ({ skip }) => {
  if (!isHere('nginx')) return skip('nginx is not here.')
  const work = mkdtempSync(join(tmpdir(), 'policy-'))
  const nginx = await servers.nginx(dist, workFolder(work, 'nginx'))
  try {
    const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
    const names = files.map((name) => `tests/browser/${name}${name.endsWith('/') ? '' : '.test.ts'}`)
    const child = spawn(
      process.execPath,
      [vitest, 'run', '--project=browser', '--reporter=dot', '-t', tests, ...names],
      {
        cwd: root,
        // The small site is built, and may be in use.
        env: plainEnvironment({ TESTS_ON: nginx.origin, SMALL_SITE: smallRoot, DEEP: '1' }),
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const said: string[] = []
    for (const channel of [child.stdout, child.stderr]) channel.on('data', (text) => said.push(String(text)))
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect({ code, said: code === 0 ? '' : said.join('') }).toEqual({ code: 0, said: '' })
  } finally {
    await nginx.stop()
    rmSync(work, { recursive: true, force: true })
  }
})
