import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localize } from '../../site/locales.ts'
import { openCache } from '../lib/cache.ts'
import { readEntries } from './entries.ts'
import { readContent } from './read/read.ts'
import { readBusinessFile } from './schema/facts.ts'

const root = join(import.meta.dirname, '../..')

/** Compiles every entry without cache, with one thread per `worthwhile` entries. */
function readAnew(worthwhile: number) {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { facts } = readBusinessFile(root, {})
  const { sources } = readContent(root)
  const cache = openCache(folder)
  return {
    sources,
    cache,
    checked: readEntries(
      root,
      sources,
      facts,
      localize(() => []),
      cache,
      worthwhile,
    ),
  }
}

test('threads make of every text what one makes, in the same order', async () => {
  const [one, many] = [readAnew(Number.POSITIVE_INFINITY), readAnew(10)]
  const expected = await one.checked
  expect(await many.checked).toEqual(expected)
  expect(expected.map(({ entry }) => entry?.file)).toEqual(one.sources.map(({ file }) => file))
  expect(many.cache.made()).toBe(one.cache.made())
})
