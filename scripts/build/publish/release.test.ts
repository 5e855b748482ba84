import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { hashFiles, parseRelease, printRelease, releaseOf, revisionOf } from './release.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
})

function commit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: { ...process.env, GIT_COMMITTER_DATE: '2026-05-03T10:00:00+02:00' } })
  writeFileSync(join(root, 'page.mdx'), 'Words.')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', 'commit', '-qm', 'Write a page')
}

test('a release states its commit and commit time, with + if the work tree differs from the commit', () => {
  commit()
  expect(revisionOf(root)).toEqual({ commit: expect.stringMatching(/^\w{40}$/), time: '2026-05-03T08:00:00.000Z' })
  writeFileSync(join(root, 'page.mdx'), 'Other words.')
  expect(revisionOf(root).commit).toMatch(/^\w{40}\+$/)
})

test('outside git, a release has no commit', () => {
  expect(revisionOf(root)).toEqual({ commit: null, time: null })
})

test('it lists each file with its hash and size, but neither itself nor compressed versions', () => {
  mkdirSync(join(root, 'sub'))
  const names = ['index.html', 'index.html.br', 'index.html.gz', 'data.gz', 'release.json']
  for (const name of ['_headers', ...names.map((name) => `sub/${name}`)]) writeFileSync(join(root, name), 'ab')
  const { files } = releaseOf({ commit: null, time: null }, hashFiles(join(root, 'sub'), root))
  const sha256 = 'fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603'
  // Files above the base are named relative to release.json.
  const paths = ['../_headers', 'data.gz', 'index.html']
  expect(files).toEqual(paths.map((path) => ({ path, sha256, bytes: 2 })))
})

test('a printed release can be read back, and other text is rejected', () => {
  const release = { commit: 'abc', time: null, base: '/', files: [{ path: 'index.html', sha256: '0', bytes: 1 }] }
  expect(parseRelease(printRelease(release))).toEqual(release)
  const others = [
    '',
    '<!doctype html>',
    'null',
    '{}',
    '{"base":"/","files":[{"path":1}]}',
    '{"base":"/","files":[null]}',
  ]
  for (const text of others) expect(parseRelease(text)).toBeUndefined()
})
