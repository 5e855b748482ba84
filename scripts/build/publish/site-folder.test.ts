import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openCache } from '../../lib/cache.ts'
import { listFiles } from '../../lib/files.ts'
import { type BuiltSite, openSite } from './site-folder.ts'

let root = ''
let published: BuiltSite

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  const site = openSite(join(root, 'old'))
  site.write('/en/plans.html', 'plans')
  site.write('index.html', 'home')
  published = { path: site.path, files: site.files(), time: Date.now() }
})

const open = () => openSite(join(root, 'new'), published)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const same = (path: string) => statSync(join(root, 'old', path)).ino === statSync(join(root, 'new', path)).ino

test('an unchanged file is shared with the published site, and a changed one does not affect that site', () => {
  const site = open()
  site.write('/en/plans.html', 'plans')
  for (const text of ['home', 'another home']) site.write('/index.html', text)
  expect([same('en/plans.html'), same('index.html')]).toEqual([true, false])
  expect(['en/plans.html', 'index.html'].map(site.isTaken)).toEqual([true, false])
  expect([read('old/index.html'), read('new/index.html')]).toEqual(['home', 'another home'])
  expect(site.files()).toEqual(openSite(join(root, 'new')).files())
})

test('if hard links are not possible, everything is written', () => {
  mkdirSync(join(root, 'new'), { recursive: true })
  writeFileSync(join(root, 'new/index.html'), 'home')
  const site = openSite(join(root, 'new'), published, (_, to) => {
    throw Object.assign(new Error('link'), { code: existsSync(String(to)) ? 'EEXIST' : 'EPERM' })
  })
  site.write('en/plans.html', 'plans')
  expect(site.files().map(({ path }) => path)).toEqual(['en/plans.html', 'index.html'])
  expect([read('new/en/plans.html'), read('new/index.html')]).toEqual(['plans', 'home'])
  expect(['en/plans.html', 'index.html'].map(site.isTaken)).toEqual([false, false])
})

test('files that other code wrote are in the list, and are reused if unchanged', () => {
  mkdirSync(join(root, 'new/en'), { recursive: true })
  writeFileSync(join(root, 'new/en/plans.html'), 'plans')
  writeFileSync(join(root, 'new/robots.txt'), 'all')
  const site = open()
  expect(site.files().map(({ path }) => path)).toEqual(['en/plans.html', 'robots.txt'])
  expect(['en/plans.html', 'robots.txt'].map(site.isTaken)).toEqual([true, false])
})

test.each([
  ['cut off', (file: string) => writeFileSync(file, 'ho')],
  ['removed', (file: string) => rmSync(file)],
  [
    'edited',
    (file: string) => {
      writeFileSync(file, 'HOME')
      utimesSync(file, Date.now() / 1000 + 60, Date.now() / 1000 + 60)
    },
  ],
])('a published file that was %s is written anew', (_, damage) => {
  damage(join(published.path, 'index.html'))
  open().write('index.html', 'home')
  expect(read('new/index.html')).toBe('home')
})

test('cached files are written, but the cache is not read for files that are already published', async () => {
  const folder = join(root, 'cache')
  const cache = openCache(folder)
  for (const text of ['home', 'news']) await cache.cached([text], async () => Buffer.from(text))
  const site = open()
  expect(site.writeKept('index.html', cache, ['home'])).toBe(true)
  expect(site.writeKept('news.html', cache, ['news'])).toBe(true)
  expect(site.writeKept('none.html', cache, ['none'])).toBe(false)
  expect([same('index.html'), read('new/news.html')]).toEqual([true, 'news'])
  for (const name of listFiles(folder)) {
    const record = join(folder, name)
    writeFileSync(record, readFileSync(record, 'latin1').replace('home', 'HOME'), 'latin1')
  }
  expect(openSite(join(root, 'third'), published).writeKept('index.html', openCache(folder), ['home'])).toBe(true)
  expect(openSite(join(root, 'fourth')).writeKept('index.html', openCache(folder), ['home'])).toBe(false)
})
