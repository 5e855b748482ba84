import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKept } from './kept.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = async () => Buffer.from('a picture')

/** The one file that is kept. */
const file = () => join(folder, readdirSync(folder)[0] ?? '')

test('what was made once is not made again', async () => {
  await openKept(folder).get(['drawing'], make)
  const kept = openKept(folder)
  expect(String(await kept.get(['drawing'], make))).toBe('a picture')
  expect(kept.made).toBe(0)
})

test('what was made of something else is made', async () => {
  const kept = openKept(folder)
  await kept.get(['drawing'], make)
  await kept.get(['other drawing'], make)
  await kept.get(['draw', 'ing'], make)
  expect(kept.made).toBe(3)
})

test.each([
  ['cut off', () => truncateSync(file(), 20)],
  ['emptied', () => truncateSync(file(), 0)],
  [
    'changed in one bit',
    () =>
      writeFileSync(
        file(),
        readFileSync(file()).map((byte, at) => (at === 18 ? byte ^ 1 : byte)),
      ),
  ],
])('a file that was %s is made again', async (_, damage) => {
  await openKept(folder).get(['drawing'], make)
  damage()
  const kept = openKept(folder)
  expect(String(await kept.get(['drawing'], make))).toBe('a picture')
  expect(kept.made).toBe(1)
  expect(String(await kept.get(['drawing'], make))).toBe('a picture')
  expect(kept.made).toBe(1)
})
