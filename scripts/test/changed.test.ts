import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedWordsAlone } from './changed.ts'

/** A repository with a commit for each list of files, and files that no commit has. */
function repository(commits: string[][], loose: string[] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', ...args], { cwd: root })
  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${Math.random()}\n`)
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const files of commits) {
    files.forEach(write)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'Change')
  }
  loose.forEach(write)
  return root
}

const first = ['content/nl/blog/a.mdx', 'site/routes.ts', 'public/favicon.svg']
const words = ['content/nl/blog/a.mdx', 'content/business.yaml', 'public/images/blog/één foto.jpg']

test('texts, facts and pictures are words', () => {
  expect(changedWordsAlone(repository([first, words]), 'HEAD~1')).toBe(true)
  expect(changedWordsAlone(repository([first], words), 'HEAD')).toBe(true)
})

test.each(['site/routes.ts', 'public/favicon.svg', 'package-lock.json', 'docs/decisions.md', 'contents.ts'])(
  'with %s among them everything is tested',
  (file) => {
    expect(changedWordsAlone(repository([first, [...words, file]]), 'HEAD~1')).toBe(false)
    expect(changedWordsAlone(repository([first, words], [file]), 'HEAD~1')).toBe(false)
  },
)

test('so it is where nothing changed, and a commit that is not there is an error', () => {
  expect(changedWordsAlone(repository([first]), 'HEAD')).toBe(false)
  expect(() => changedWordsAlone(repository([first]), 'nowhere')).toThrow('nowhere')
})
