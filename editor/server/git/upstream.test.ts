import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../../tests/harness/content.ts'
import { gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { fetchUpstream } from './upstream.ts'

test('fetches at the same time, such as that of the start and that of the button, all succeed', async () => {
  const root = project({})
  const remote = withRemote(root)
  onTestFinished(remote.remove)
  for (const sentence of ['Een.', 'Twee.', 'Drie.']) {
    remote.publish({ 'content/nl/faq/costs.mdx': (text) => `${text}\n${sentence}\n` })
    const fetched = await Promise.all(Array.from({ length: 5 }, () => fetchUpstream(root)))
    expect(new Set(fetched.map(({ ref }) => ref))).toEqual(new Set(['refs/remotes/origin/main']))
  }
})

test('a remote-tracking branch that another program removed is fetched again', async () => {
  const root = project({})
  const remote = withRemote(root)
  onTestFinished(remote.remove)
  gitIn(root, 'update-ref', '-d', 'refs/remotes/origin/main')
  expect(await fetchUpstream(root)).toEqual({ ref: 'refs/remotes/origin/main', isGone: false })
})
