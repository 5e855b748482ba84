import fs, {
  existsSync,
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
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type Place, placeIn } from './place.ts'
import { liveAt, publicationsAt } from './publications.ts'
import { goBack, goTo, openBuild, openSiteOf, publish } from './publish.ts'

let root = ''
let place: Place
/** The letter of each build by its name. */
let letters: Map<string, string>

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'go-back-'))
  place = placeIn(root, 'dist')
  letters = new Map()
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A finished build whose home page is a letter. */
function built(letter: string): string {
  const folder = openBuild(place)
  mkdirSync(join(folder, 'hosts'))
  const site = openSiteOf(place, folder)
  site.write('index.html', letter)
  site.write('same.html', 'the same')
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ files: site.files() }))
  letters.set(basename(folder), letter)
  return folder
}

const nameOf = (letter: string) => [...letters].find(([, known]) => known === letter)?.[0] ?? ''
const live = () => readFileSync(join(root, 'dist/index.html'), 'utf8')
const back = () => letters.get(goBack(place) ?? '')
const kept = () =>
  readdirSync(join(place.folder, 'sites'))
    .map((name) => letters.get(name))
    .join('')
/** The order in which builds were live; the last is, and going back leads from right to left. */
const order = () =>
  publicationsAt(place)
    .filter(({ left }) => !left)
    .map(({ build }) => letters.get(build))
    .join('')

/** Publishes builds one after another. */
function release(...all: string[]) {
  for (const letter of all) publish(place, built(letter))
}

describe.each(['linux', 'win32'] as const)('on %s', (platform) => {
  beforeEach(() => {
    place = placeIn(root, 'dist', platform)
  })

  test('good A, bad B, back, bad C, back: A is live each time, and never B', () => {
    release('A', 'B')
    expect([back(), live()]).toEqual(['A', 'A'])
    release('C')
    expect([back(), live()]).toEqual(['A', 'A'])
    expect(kept()).toBe('ABC')
  })

  test('going back twice leads further back, and then there is none', () => {
    release('A', 'B', 'C')
    expect([back(), back(), back(), live()]).toEqual(['B', 'A', undefined, 'A'])
  })

  test('any build that is kept can be made live by its name, and going back leads to the one before', () => {
    release('A', 'B', 'C')
    back()
    goTo(place, nameOf('C'))
    expect([live(), order()]).toEqual(['C', 'ABC'])
    goTo(place, nameOf('A'))
    expect([live(), order()]).toEqual(['A', 'ABCA'])
    expect([back(), back(), back()]).toEqual(['C', 'B', 'A'])
  })
})

test('ten builds are kept, and the eleventh drops the first', () => {
  release(...'ABCDEFGHIJ')
  expect(kept()).toBe('ABCDEFGHIJ')
  release('K')
  expect(kept()).toBe('BCDEFGHIJK')
})

test('the build that going back leads to is kept, however many were rolled back since', () => {
  release('A')
  for (const bad of 'BCDEFGHIJKLM') {
    release(bad)
    expect(back()).toBe('A')
  }
  release('N')
  expect(back()).toBe('A')
})

test('a file that did not change is one on the disk in all builds that are kept', () => {
  release(...'ABC')
  expect(statSync(join(root, 'dist/same.html')).nlink).toBe(3)
})

test('other places keep their own last build, and nothing to go back to', () => {
  place = placeIn(root, 'start')
  release('A', 'B')
  expect(kept()).toBe('B')
  expect(back()).toBe(undefined)
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test.each(['', '{"build":', '[{"build": 1}]', 'null'])('a log that was damaged (%s) loses no build', (damaged) => {
  release('A', 'B', 'C')
  writeFileSync(join(place.folder, 'publications.json'), damaged)
  release('D')
  expect([kept(), live(), back(), back()]).toEqual(['ABCD', 'D', 'C', 'B'])
})

test('builds that were published before there was a log are gone back to', () => {
  release('A', 'B')
  rmSync(join(place.folder, 'publications.json'))
  expect(back()).toBe('A')
})

describe.each(['linux', 'win32'] as const)(
  'a stop between any two steps leaves a whole site and its order, on %s',
  (platform) => {
    beforeEach(() => {
      place = placeIn(root, 'dist', platform)
    })

    test.each([
      {
        what: 'publishing',
        prepare: 'ABC',
        run: (letter: string) => publish(place, built(letter)),
        orders: ['ABC', 'ABCD'],
      },
      { what: 'going back', prepare: 'ABC', run: () => goBack(place), orders: ['ABC', 'AB'] },
      {
        what: 'going to a build by its name',
        prepare: 'ABC',
        run: () => goTo(place, nameOf('A')),
        orders: ['ABC', 'ABCA'],
      },
    ])('$what', ({ prepare, run, orders }) => {
      const seen = new Set<string>()
      for (let steps = 0; ; steps++) {
        rmSync(root, { recursive: true, force: true })
        mkdirSync(root)
        letters.clear()
        release(...prepare)
        const stopped = stoppedAfter(steps, () => run('D'))
        // On Windows a link cannot be replaced in one step: for that moment there is none, until the next time.
        if (platform === 'linux' || liveAt(place)) {
          expect(order().at(-1)).toBe(live())
          expect(orders).toContain(order())
          seen.add(order())
        }
        expect(kept()).toContain('ABC')
        release('E')
        expect(live()).toBe('E')
        expect([...orders, 'ABCD', 'ABCA'].map((known) => `${known}E`)).toContain(order())
        if (!stopped) break
      }
      expect([...seen].sort()).toEqual([...orders].sort())
    })
  },
)

/** Runs something that is cut off after some changes of the disk. Says whether it was. */
function stoppedAfter(steps: number, work: () => void): boolean {
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
