import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../../tests/harness/desk/repository-copy.ts'
import { readUtf8 } from '../files.ts'
import { listEntryVersions } from './versions.ts'

test('each version of an entry lists its changes, and has its texts', async () => {
  const { root } = repositoryCopy()
  const [file, twin] = ['content/nl/faq/costs.mdx', 'content/en/faq/costs.mdx']
  const begun = readUtf8(root, file) ?? ''
  const changed = begun.replace(/^title: .*/m, 'title: Een andere titel')
  writeFileSync(join(root, file), changed)
  gitIn(root, 'commit', '-qam', 'Change')
  gitIn(root, 'rm', '-q', twin)
  writeFileSync(join(root, file), `${changed}\nEen zin.\n`)
  gitIn(root, 'commit', '-qam', 'Remove and change')
  const versions = await listEntryVersions(root, 'faq/costs')
  expect(versions.map(({ changes }) => changes)).toEqual([
    [
      { file: twin, what: 'deleted' },
      { file, what: ['body'] },
    ],
    [{ file, what: ['title'] }],
    [
      { file: twin, what: 'begun' },
      { file, what: 'begun' },
    ],
  ])
  expect(versions.map(({ texts }) => texts[file])).toEqual([`${changed}\nEen zin.\n`, changed, begun])
})
