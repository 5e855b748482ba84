import { expect, test } from 'vitest'
import { gitIn } from '../../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../../tests/harness/desk/repository-copy.ts'
import { sample } from '../../../tests/harness/sample.ts'
import { fetchUpstream } from './upstream.ts'

test('simultaneous fetches, such as one at startup and one by the button, all succeed', async () => {
  const { root, publish } = repositoryCopy()
  for (const sentence of sample(['Een.', 'Twee.', 'Drie.'])) {
    publish({ 'content/nl/faq/costs.mdx': (text) => `${text}\n${sentence}\n` })
    const fetched = await Promise.all(Array.from({ length: 5 }, () => fetchUpstream(root)))
    expect(new Set(fetched.map(({ ref }) => ref))).toEqual(new Set(['refs/remotes/origin/main']))
  }
})

test('a remote-tracking branch that another program removed is fetched again', async () => {
  const { root } = repositoryCopy()
  gitIn(root, 'update-ref', '-d', 'refs/remotes/origin/main')
  expect(await fetchUpstream(root)).toEqual({ ref: 'refs/remotes/origin/main', isGone: false })
})
