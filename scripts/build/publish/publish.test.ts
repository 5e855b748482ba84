import fs, {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openCache } from '../../lib/cache.ts'
import { compressSite } from '../compress.ts'
import { activate, listBuilds, openBuild, openSiteOf, previousBuild, publish, releaseDir } from './publish.ts'
import { normalizeFiles } from './site-folder.ts'

let root = ''
let dir: ReturnType<typeof releaseDir>

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  dir = releaseDir(root, 'dist')
})

function build(letter: string): () => string {
  const folder = openBuild(dir)
  for (const name of ['hosts', 'site/assets']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'hosts/nginx.conf'), letter)
  const site = openSiteOf(dir, folder)
  site.write('index.html', letter)
  site.write('same.html', 'the same '.repeat(99))
  const files = site.files()
  normalizeFiles(site, files)
  return () => {
    publish(dir, folder, { commit: letter, time: null, files, hidden: [], due: null })
    return basename(folder)
  }
}

const publishEach = (letters: string) => [...letters].map((letter) => build(letter)())

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const live = () => read('dist/index.html')
const sites = () => join(dir.folder, 'sites')
const letterOf = (name: string) => readFileSync(join(sites(), name, 'site/index.html'), 'utf8')
const listed = () => listBuilds(dir).map(letterOf).join('')

/** Rolls back as npm run rollback does. */
function goBack(): string | undefined {
  const previous = previousBuild(dir)
  if (previous === undefined) return undefined
  activate(dir, previous)
  return live()
}

// On win32, simulates Windows links as far as possible: absolute, and unable to replace one another.
describe.each(['linux', 'win32'] as const)('on %s', (platform) => {
  beforeEach(() => {
    dir = releaseDir(root, 'dist', platform)
  })

  test('dist, the manifest and the server settings come from the last published build', () => {
    publishEach('A')
    const publishB = build('B')
    expect(live()).toBe('A')
    publishB()
    expect([live(), read('.build/hosts/nginx.conf'), JSON.parse(read('.build/build.json')).commit]).toEqual([...'BBB'])
  })

  test('a folder in place of dist is replaced, and a removed link is restored', () => {
    mkdirSync(join(root, 'dist'))
    publishEach('A')
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
    rmSync(join(root, 'dist'), { recursive: true })
    const names = publishEach('B')
    expect(live()).toBe('B')
    expect(readdirSync(sites())).toEqual(expect.arrayContaining(names))
    expect(readdirSync(sites())).toHaveLength(2)
  })

  test('repeated rollbacks go further back, and a name selects any kept build', () => {
    const [, , last = ''] = publishEach('ABC')
    expect([goBack(), goBack(), goBack(), live()]).toEqual(['B', 'A', undefined, 'A'])
    activate(dir, last)
    expect([live(), goBack()]).toEqual(['C', 'B'])
  })

  test.each([
    { what: 'publishing', prepare: () => {}, run: () => build('D')(), from: 'C', to: 'D' },
    { what: 'publishing after going back', prepare: goBack, run: () => build('D')(), from: 'B', to: 'D' },
    { what: 'going back', prepare: () => {}, run: goBack, from: 'C', to: 'B' },
  ])('$what: a stop between any two steps leaves a whole site and its order', ({ prepare, run, from, to }) => {
    const before: Record<string, string> = { B: 'A', C: 'B', D: from }
    const seen = new Set<string>()
    for (let steps = 0, stopped = true; stopped; steps++) {
      rmSync(root, { recursive: true, force: true })
      mkdirSync(root)
      publishEach('ABC')
      prepare()
      stopped = stopAfter(steps, run)
      const hasLink = fs.existsSync(join(root, 'dist'))
      // Windows cannot replace a link in one step. After an interruption, the link is missing until the next attempt.
      if (platform === 'linux') expect(hasLink).toBe(true)
      const now = hasLink ? live() : ''
      if (hasLink) seen.add(now)
      if (hasLink) expect(letterOf(previousBuild(dir) ?? '')).toBe(before[now])
      publishEach('E')
      expect(live()).toBe('E')
      if (hasLink) expect(goBack()).toBe(now)
      expect(readdirSync(sites()).length).toBeLessThanOrEqual(3)
    }
    expect([...seen]).toEqual([from, to])
  })
})

test('the last three builds are kept, and share the files that did not change', () => {
  publishEach('ABCD')
  expect(listed()).toBe('BCD')
  expect(readdirSync(sites())).toHaveLength(3)
  expect(statSync(join(root, 'dist/same.html')).nlink).toBe(3)
})

test('other sites keep their last build', () => {
  dir = releaseDir(root, 'start')
  publishEach('AB')
  expect(readdirSync(sites())).toHaveLength(1)
  expect([goBack(), fs.existsSync(join(root, 'dist'))]).toEqual([undefined, false])
})

test('if more builds were kept before, the next build removes the extra ones', () => {
  dir.kept = 10
  publishEach('ABCDE')
  dir.kept = 3
  expect(goBack()).toBe('D')
  publishEach('F')
  expect([listed(), goBack()]).toEqual(['CDF', 'D'])
})

test.each([
  ['a manifest that was cut off', (folder: string) => fs.truncateSync(join(folder, 'build.json'), 9)],
  ['no manifest', (folder: string) => rmSync(join(folder, 'build.json'))],
  ['a file that was cut off', (folder: string) => fs.truncateSync(join(folder, 'site/index.html'))],
  ['a file that is gone', (folder: string) => rmSync(join(folder, 'site/index.html'))],
])('a build with %s is not offered, and the next build removes it', (_, damage) => {
  const [, damaged = ''] = publishEach('ABC')
  damage(join(sites(), damaged))
  expect([listed(), goBack()]).toEqual(['AC', 'A'])
  openBuild(dir)
  expect(readdirSync(sites())).not.toContain(damaged)
})

test('a live build that was damaged stays until the next one is published', () => {
  publishEach('AB')
  rmSync(join(root, 'dist/same.html'))
  const publishC = build('C')
  expect(live()).toBe('B')
  publishC()
  expect([live(), listed()]).toEqual(['C', 'AC'])
})

test('the order is right even if the clock is set back, and within a millisecond', () => {
  vi.useFakeTimers({ now: new Date('2026-05-03T10:00:00Z') })
  publishEach('A')
  vi.setSystemTime(new Date('2026-05-03T09:00:00Z'))
  publishEach('BC')
  vi.useRealTimers()
  expect([listed(), goBack(), goBack()]).toEqual(['ABC', 'B', 'A'])
})

test('files are reused from the site that was live when the build began', () => {
  publishEach('AB')
  const site = openSiteOf(dir, openBuild(dir))
  goBack()
  site.write('index.html', 'B')
  expect(readFileSync(join(site.path, 'index.html'), 'utf8')).toBe('B')
})

test('a file that did not change keeps its time, and one that did gets another, in whole seconds', () => {
  const seconds = () =>
    ['same', 'index'].map((name) => Math.floor(statSync(join(root, `dist/${name}.html`)).mtimeMs / 1000))
  publishEach('A')
  const [same = 0, changed = 0] = seconds()
  publishEach('B')
  expect([seconds()[0], (seconds()[1] ?? 0) > changed]).toEqual([same, true])
})

test('everyone can read the files, including compressed ones, whatever the umask of the build', async () => {
  const umask = process.umask(0o077)
  publishEach('A')
  await compressSite(join(root, 'dist'), openCache(join(root, 'cache')))
  process.umask(umask)
  for (const file of ['index.html', 'same.html', 'same.html.br', 'same.html.gz'])
    expect({ file, mode: statSync(join(root, 'dist', file)).mode & 0o777 }).toEqual({ file, mode: 0o644 })
  expect(statSync(join(root, 'dist/assets')).mode & 0o777).toBe(0o755)
})

function stopAfter(steps: number, work: () => void): boolean {
  const names = ['writeFileSync', 'renameSync', 'symlinkSync', 'linkSync', 'rmSync', 'unlinkSync', 'mkdirSync'] as const
  const originals = names.map((name) => [name, fs[name]] as const)
  let done = 0
  for (const [name, original] of originals)
    Object.assign(fs, {
      [name]: (...all: unknown[]) => {
        if (done++ >= steps) throw new Error('Stopped')
        return Reflect.apply(original, fs, all)
      },
    })
  syncBuiltinESMExports()
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof Error && error.message === 'Stopped') return true
    throw error
  } finally {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original })
    syncBuiltinESMExports()
  }
}
