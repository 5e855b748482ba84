import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../../tests/harness/content.ts'
import { gitIn, withRemote } from '../../../tests/harness/desk/repository.ts'
import { readText } from '../files.ts'
import { listVersions, textsAt } from './versions.ts'

test('an entry that was renamed has the versions of its earlier names, and their texts', async () => {
  const root = project({})
  onTestFinished(withRemote(root).remove)
  const [first, second, file] = ['five-reasons', 'reasons', 'why'].map((name) => `content/nl/blog/${name}.mdx`)
  const begun = readText(root, first ?? '') ?? ''
  gitIn(root, 'mv', first ?? '', second ?? '')
  gitIn(root, 'commit', '-qm', 'Rename')
  writeFileSync(join(root, second ?? ''), begun.replace(/^title: .*/m, 'title: Een andere titel'))
  gitIn(root, 'mv', second ?? '', file ?? '')
  gitIn(root, 'commit', '-qam', 'Rename and change')
  const versions = await listVersions(root, 'blog/why')
  expect(versions.map(({ changes }) => changes)).toEqual([
    [{ file, what: ['title'] }],
    [{ file, what: 'renamed' }],
    [{ file, what: 'begun' }],
  ])
  const texts = await Promise.all(versions.map(({ commit }) => textsAt(root, 'blog/why', commit)))
  expect(texts.map((one) => one[file ?? ''])).toEqual([readText(root, file ?? ''), begun, begun])
})
