import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { leftAt, publishedBranch, readSaved } from './file-tree.ts'

function emptyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'read-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'post.mdx'), '')
  return folder
}

test('a file that an editor truncates before writing it is read once it is complete', async () => {
  const folder = emptyFile()
  const editor = new Worker(
    `const { parentPort } = require('node:worker_threads')
    parentPort.once('message', (path) => setTimeout(() => require('node:fs').writeFileSync(path, 'De tekst.'), 20))`,
    { eval: true },
  )
  await once(editor, 'online')
  editor.postMessage(join(folder, 'post.mdx'))
  expect(String(readSaved(join(folder, 'post.mdx')))).toBe('De tekst.')
  await editor.terminate()
})

test('a file that stays empty is empty', () => {
  expect(String(readSaved(join(emptyFile(), 'post.mdx')))).toBe('')
})

test('the published revision is origin/main, even with unpushed commits on main; without a remote it is main', () => {
  const [remote, clone] = [emptyFile(), emptyFile()]
  const commit = (root: string, message: string) => {
    gitIn(root, 'commit', '-q', '--allow-empty', '-m', message)
    return gitIn(root, 'rev-parse', 'HEAD')
  }
  gitIn(remote, 'init', '-q', '-b', 'main')
  const first = commit(remote, 'First')
  gitIn(clone, 'clone', '-q', remote, 'site')
  const root = join(clone, 'site')
  commit(root, 'Not pushed')
  expect([publishedBranch(root), leftAt(root, publishedBranch(root))]).toEqual(['origin/main', first])
  gitIn(root, 'switch', '-qc', 'post')
  commit(remote, 'By a colleague')
  gitIn(root, 'fetch', '-q')
  expect(leftAt(root, publishedBranch(root))).toBe(first)
  expect([publishedBranch(remote), leftAt(remote, 'main')]).toEqual(['main', gitIn(remote, 'rev-parse', 'HEAD')])
  expect(publishedBranch(emptyFile())).toBe('main')
})
