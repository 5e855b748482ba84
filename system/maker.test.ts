import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programsIn } from '../builder/bundle.ts'
import { makerOf, reach } from './maker.ts'

const repository = join(import.meta.dirname, '..')

/** Every maker of this site but that of the programs, by what it makes. */
const makers: Record<string, string[]> = {
  texts: ['engine/make-entry.ts', 'engine/packed-entry.ts'],
  search: ['engine/search/documents.ts', 'engine/search/index-of.ts'],
  photos: ['builder/pictures/photo.ts'],
  drawings: ['builder/pictures/drawing.ts'],
  icons: ['builder/pictures/icons.ts'],
  cards: ['builder/pictures/social-card.tsx'],
  compressed: ['builder/compress.ts'],
}

/** A copy of the sources, in which a test may change what it likes. */
function copy(): string {
  const root = mkdtempSync(join(tmpdir(), 'maker-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of [
    'components',
    'pages',
    'renderer',
    'site',
    'engine',
    'builder',
    'hosting',
    'system',
    'vite.config.ts',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(repository, name), join(root, name), { recursive: true })
  return root
}

const namesIn = (root: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(makers).map(([name, entries]) => [name, makerOf(entries, root)])),
  programs: programsIn(root),
})

/** The makers that have another name once a file is another. */
function changed(file: string, edit: (text: string) => string): string[] {
  const root = copy()
  const before = namesIn(root)
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  expect(edit(text)).not.toBe(text)
  writeFileSync(path, edit(text))
  const after = namesIn(root)
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

const version = (name: string) => (text: string) =>
  text.replace(new RegExp(`("node_modules/${name}": \\{\\s+"version": )"[^"]+"`), '$1"0.0.1"')

test.each([
  ['components/Picture.tsx', (text: string) => `${text}\n`, ['texts', 'programs']],
  ['components/BlogCard.tsx', (text: string) => `${text}\n`, ['programs']],
  ['renderer/styles/reading.css', (text: string) => `${text}\n`, ['programs']],
  ['site/pictures.ts', (text: string) => text.replace('768', '800'), ['texts', 'photos', 'programs']],
  ['builder/pictures/photo.ts', (text: string) => text.replace('quality: 60', 'quality: 61'), ['photos']],
  ['builder/compress.ts', (text: string) => text.replace('level: 9', 'level: 8'), ['compressed']],
  ['engine/rules/link-target.ts', (text: string) => `${text}\n`, ['texts']],
  ['engine/search/stop-words.ts', (text: string) => `${text}\n`, ['texts', 'search']],
  ['engine/rules/link-target.test.ts', (text: string) => `${text}\n`, []],
])('when %s changes, what it makes is made anew, and nothing else', (file, edit, expected) => {
  expect(changed(file, edit)).toEqual(expected)
})

test.each([
  ['sharp', ['photos', 'icons', 'cards']],
  ['satori', ['cards']],
  ['svgo', ['drawings']],
  ['@fontsource/figtree', ['cards']],
  ['satteri', ['texts']],
  // What a package depends on counts too.
  ['mdast-util-to-hast', ['texts']],
  ['vitest', []],
])('so it is with the package %s', (name, expected) => {
  const found = changed('package-lock.json', version(name)).filter((maker) => maker !== 'programs')
  expect(found).toEqual(expected)
})

/** A file of a project of its own, with what it imports. */
function reachOf(text: string, others: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'reach-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [name, source] of Object.entries({ 'a.ts': text, ...others })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), source)
  }
  return reach(root, ['a.ts'])
}

test('what a module reaches: what it imports, later or at once, gives on, loads or resolves, and not its types', () => {
  const text = `import type { A } from './types.ts'
import {
  b,
} from './b.ts'
import './c.css?inline'
export { d } from './d.ts'
const e = () => import('./e.ts')
const worker = new URL('./f.mjs', import.meta.url)
const font = resolve(\`@scope/font/files/\${name}.woff\`)
import { content } from '#content'
import { join } from 'node:path'
import React, { type F } from 'react/jsx-runtime'
`
  const others = Object.fromEntries(['b.ts', 'c.css', 'd.ts', 'e.ts', 'f.mjs'].map((name) => [name, '']))
  expect(reachOf(text, others)).toEqual({
    files: ['a.ts', 'b.ts', 'c.css', 'd.ts', 'e.ts', 'f.mjs'],
    packages: ['@scope/font', 'react'],
  })
})

test('a file that is named and not there is said', () => {
  expect(() => reachOf("import './gone.ts'\n")).toThrow('gone.ts is imported, and is not there.')
})
