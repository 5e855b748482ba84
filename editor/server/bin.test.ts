import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { project } from '../../tests/harness/content.ts'
import { gitIn, withRemote } from '../../tests/harness/desk/repository.ts'
import { repositoryCopy } from '../../tests/harness/desk/repository-copy.ts'
import { listRemoved, removeEntry, restoreEntry } from './bin.ts'
import { readUtf8, writeAtomically } from './files.ts'

test('the bin lists entries removed here and by others, and restores them byte for byte', async () => {
  const { root } = repositoryCopy()
  const file = 'content/nl/blog/five-reasons.mdx'
  const before = readUtf8(root, file)
  const keys = async () => (await listRemoved(root)).map(({ key, titles }) => [key, titles.en])
  const key = 'blog/five-reasons'
  const time = '2026-11-22T10:00:00.000Z'
  writeAtomically(root, file, `${before}Nog niet verstuurd.\n`)
  removeEntry(root, key, time)
  expect(existsSync(join(root, file))).toBe(false)
  expect(await keys()).toEqual([[key, 'Five reasons to automate your work orders']])
  expect(await listRemoved(root)).toMatchObject([{ from: time }])
  await restoreEntry(root, key, time)
  expect([readUtf8(root, file), await keys()]).toEqual([`${before}Nog niet verstuurd.\n`, []])

  for (const one of [file, file.replace('/nl/', '/en/')]) rmSync(join(root, one))
  expect(await listRemoved(root)).toMatchObject([{ key, from: 'HEAD' }])
  await restoreEntry(root, key, 'HEAD')
  expect([readUtf8(root, file), await keys()]).toEqual([before, []])

  gitIn(root, 'rm', '-q', file, file.replace('/nl/', '/en/'))
  gitIn(root, 'commit', '-qm', 'Remove')
  rmSync(join(root, '.local/desk'), { recursive: true, force: true })
  const [removed] = await listRemoved(root)
  expect(removed).toMatchObject({ key, from: gitIn(root, 'rev-parse', 'HEAD') })
  await restoreEntry(root, key, removed?.from ?? '')
  expect([readUtf8(root, file), await keys()]).toEqual([before, []])
})

test('a restored text keeps its line endings, even if git changes them', async () => {
  const root = project({})
  const [file, key] = ['content/nl/blog/five-reasons.mdx', 'blog/five-reasons'] as const
  writeAtomically(root, '.gitattributes', '* text=auto eol=lf\n')
  const before = readUtf8(root, file)?.replaceAll('\n', '\r\n') ?? ''
  writeAtomically(root, file, before)
  onTestFinished(withRemote(root).remove)
  removeEntry(root, key, '2026-11-22T10:00:00.000Z')
  gitIn(root, 'commit', '-qam', 'Remove')
  const [removed] = await listRemoved(root)
  expect(removed?.from).toBe(gitIn(root, 'rev-parse', 'HEAD'))
  await restoreEntry(root, key, removed?.from ?? '')
  expect(readUtf8(root, file)).toBe(before)
})

test('a text that is part of the site cannot be removed', () => {
  expect(() => removeEntry(project({}), 'pages/home', '')).toThrow('you cannot remove it')
})
