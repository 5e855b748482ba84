import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { reach } from '../../tests/harness/builds/reach.ts'
import { bundleSources as site } from '../build/bundle.ts'
import { cardSources } from '../build/pictures.ts'
import { textSources } from '../content/compile.ts'
import { searchSources } from '../content/search/vocabulary.ts'
import { checkout } from './process.ts'
import { commandSources, hashSources } from './programs.mjs'

test.each([
  ['a text', textSources, ['scripts/content/document.ts', 'scripts/content/rule.ts']],
  ['the search index', searchSources, ['scripts/content/write.ts', 'scripts/content/search/vocabulary.ts']],
  ['pages', site, ['components', 'pages', 'renderer', 'site', 'vite.config.ts', 'scripts/build/render.ts']],
  ['social cards', cardSources, ['scripts/build/social-card.tsx']],
  ['the desk', commandSources, ['editor/app', 'editor/server/program.ts']],
])('all that makes %s is part of its hash', (_, sources, entries) => {
  // Modules loaded by Vite in `npm run dev` only, and the module that locates the project.
  const excluded = ['scripts/build/dev.ts', 'scripts/hosting/form-sink.ts', 'scripts/lib/process.ts']
  const isOf = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(reach(checkout, entries, excluded).filter((file) => !isOf(file))).toEqual([])
})

function twoPrograms() {
  const root = mkdtempSync(join(tmpdir(), 'programs-'))
  const write = (name: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    appendFileSync(join(root, name), 'text')
  }
  for (const name of ['one/a.ts', 'one/deep/b.css', 'two/c.ts', 'd.ts', 'package-lock.json']) write(name)
  return { root, write, hashes: () => [['one', 'd.ts'], ['two']].map((paths) => hashSources(paths, root)) }
}

test.each([
  ['one/deep/b.css', [true, false]],
  ['one/more.ts', [true, false]],
  ['d.ts', [true, false]],
  ['two/c.ts', [false, true]],
  ['package-lock.json', [true, true]],
  ['one/a.test.ts', [false, false]],
  ['other/e.ts', [false, false]],
])('when %s changes, the hash of its program does, and no other', (file, expected) => {
  const { write, hashes } = twoPrograms()
  const before = hashes()
  write(file)
  expect(hashes().map((hash, at) => hash !== before[at])).toEqual(expected)
})

test('a moved file makes a different program', () => {
  const { root, hashes } = twoPrograms()
  const before = hashes()
  cpSync(join(root, 'one/a.ts'), join(root, 'one/z.ts'))
  rmSync(join(root, 'one/a.ts'))
  expect(hashes()[0]).not.toBe(before[0])
})
