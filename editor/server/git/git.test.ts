import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gitIn } from '../../../tests/harness/desk/repository.ts'
import { git, runGit } from './git.ts'

test('the desk waits for another git process that locks the index, and then does its work', async () => {
  const root = mkdtempSync(join(tmpdir(), 'git-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  gitIn(root, 'init', '-q')
  writeFileSync(join(root, 'a.txt'), 'a')
  const lock = join(root, '.git/index.lock')
  writeFileSync(lock, '')
  const adding = runGit(root, ['add', 'a.txt'])
  setTimeout(() => rmSync(lock), 700)
  expect(await adding).toMatchObject({ status: 0 })
  expect(await git(root, ['diff', '--cached', '--name-only'])).toBe('a.txt')
})
