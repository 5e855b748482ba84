import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeManifest } from './manifest.ts'
import { type Place, placeIn } from './place.ts'
import { goBack, normalizeFiles, openBuild, openSiteOf, publish, writeFolder } from './publish.ts'

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  place = placeIn(root, 'dist')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A finished build that has these files. */
function built(files: Record<string, string>): string {
  const folder = openBuild(place)
  for (const name of ['hosts', 'site/assets']) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'site', name), text)
  const site = openSiteOf(place, folder)
  const described = site.files()
  writeManifest(folder, { commit: null, time: null, files: described, hidden: [], due: null })
  normalizeFiles(site, described)
  return folder
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

// With links as they are on Windows, too, as far as another system can tell: absolute, and none renamed over another.
describe.each(['linux', 'win32'] as const)('on %s', (platform) => {
  beforeEach(() => {
    place = placeIn(root, 'dist', platform)
  })

  test('dist is the site that was published last, and its manifest is the one of .build/build.json', () => {
    publish(place, built({ 'index.html': 'one' }))
    const second = built({ 'index.html': 'two' })
    writeFileSync(join(second, 'build.json'), '"second"')
    writeFileSync(join(second, 'hosts/nginx.conf'), 'second')
    expect(read('dist/index.html')).toBe('one')
    publish(place, second)
    expect(read('dist/index.html')).toBe('two')
    expect(read('.build/build.json')).toBe('"second"')
    expect(read('.build/hosts/nginx.conf')).toBe('second')
  })

  test('a folder dist that a build of an earlier kind left is replaced', () => {
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/old.html'), '')
    publish(place, built({ 'index.html': 'new' }))
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
    expect(existsSync(join(root, 'dist/old.html'))).toBe(false)
  })

  test('after rm -rf dist the next build puts it back', () => {
    publish(place, built({ 'index.html': 'one' }))
    rmSync(join(root, 'dist'), { recursive: true })
    publish(place, built({ 'index.html': 'two' }))
    expect(read('dist/index.html')).toBe('two')
  })

  test('what a build that was stopped left behind is removed by the next; the published site stays, and the one before', () => {
    const first = built({ 'index.html': 'one' })
    publish(place, first)
    publish(place, built({ 'index.html': 'two' }))
    const stopped = openBuild(place)
    mkdirSync(join(stopped, 'vite'))
    const third = openBuild(place)
    expect(existsSync(join(stopped, 'vite'))).toBe(false)
    expect(existsSync(third)).toBe(true)
    expect(existsSync(first)).toBe(true)
    expect(read('dist/index.html')).toBe('two')
  })

  test('a file that did not change keeps its time, and one that did gets another, in whole seconds', () => {
    publish(place, built({ 'same.html': 'a', 'changed.html': 'b' }))
    const seconds = (file: string) => Math.floor(statSync(join(root, 'dist', file)).mtimeMs / 1000)
    const before = { same: seconds('same.html'), changed: seconds('changed.html') }
    publish(place, built({ 'same.html': 'a', 'changed.html': 'c' }))
    expect(seconds('same.html')).toBe(before.same)
    expect(seconds('changed.html')).toBeGreaterThan(before.changed)
  })
})

test('what is taken is of the site that was published when the build began', () => {
  publish(place, built({ 'index.html': 'price 950' }))
  publish(place, built({ 'index.html': 'price 960' }))
  const site = openSiteOf(place, openBuild(place))
  goBack(place)
  site.write('index.html', 'price 960')
  expect(readFileSync(join(site.path, 'index.html'), 'utf8')).toBe('price 960')
})

test('files can be read by everyone, whatever the umask of who built them', () => {
  const umask = process.umask(0o077)
  publish(place, built({ 'index.html': '' }))
  process.umask(umask)
  expect(statSync(join(root, 'dist/index.html')).mode & 0o777).toBe(0o644)
  expect(statSync(join(root, 'dist/assets')).mode & 0o777).toBe(0o755)
})

test('--out writes a plain folder, again and again', () => {
  publish(place, built({ 'index.html': 'one', '404.html': '' }))
  const out = join(root, 'upload/site')
  const copy = (folder: string) => cpSync(join(root, '.build/current/site'), folder, { recursive: true })
  writeFolder(out, copy)
  publish(place, built({ 'index.html': 'two', '404.html': '' }))
  writeFolder(out, copy)
  expect(lstatSync(out).isDirectory()).toBe(true)
  expect(lstatSync(join(out, 'index.html')).isFile()).toBe(true)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('two')
})

test('--out does not touch a folder that holds something else', () => {
  const out = join(root, 'home')
  mkdirSync(out)
  writeFileSync(join(out, 'letter.txt'), '')
  expect(() => writeFolder(out, () => {})).toThrow(
    `${out} holds something else than a built site. Give --out another folder.`,
  )
  expect(existsSync(join(out, 'letter.txt'))).toBe(true)
})
