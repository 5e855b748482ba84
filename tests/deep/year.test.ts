import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../harness/site.ts'
import { year } from '../harness/year.ts'

// A year of ordinary writing in a copy of the project, whatever its content is today: no check and no test may mind.
const copy = mkdtempSync(join(tmpdir(), 'year-'))

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file), { force: true })
  }
  for (const name of ['node_modules', '.cache']) symlinkSync(join(root, name), join(copy, name), 'junction')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', ...args], { cwd: copy })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '.')
  git('commit', '--quiet', '--message', 'The site')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a command as a writer does. DEEP is of this run, and not of theirs. */
function npm(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, DEEP: '', CONTENT: '', NO_COLOR: '1', NODE_ENV: '', VITEST: '' },
    maxBuffer: 1 << 26,
  })
  return { status, stdout, said: stdout + stderr }
}

test.each(year)('$name: the check finds no problem', ({ write }) => {
  write(copy)
  const { status, said } = npm('run', 'check', '--', '--quiet')
  expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
})

test('translations are accepted and the list of facts is written anew, and a strict build is published', () => {
  expect(npm('run', 'twin', '--', 'accept', '--all')).toMatchObject({ status: 0 })
  expect(npm('run', 'facts')).toMatchObject({ status: 0 })
  const { status, said } = npm('run', 'build', '--', '--strict')
  expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
})

test('then every test passes', () => {
  const { status, stdout, said } = npm('test')
  expect({ status, last: stdout.trim().split('\n').at(-1), failed: status === 0 ? [] : failuresIn(said) }).toEqual({
    status: 0,
    last: expect.stringMatching(/^\d+ passed, 0 failed$/),
    failed: [],
  })
})

/** The names of the tests that failed. */
function failuresIn(said: string): string[] {
  return [...new Set(said.match(/^.*\bFAIL\b.*$|^✗ .*$/gm))]
}
