import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compiler } from '../check/run.ts'
import { openCache } from '../lib/cache.ts'
import { readBusinessFile } from './facts.ts'
import { readSources } from './read.ts'
import { compileEntries } from './read-content.ts'

const root = join(import.meta.dirname, '../..')

/** Compiles every entry with an empty cache, and one thread per `entriesPerThread` entries. */
function readAnew(entriesPerThread: number) {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { facts } = readBusinessFile(root, {})
  const { sources } = readSources(root)
  const cache = openCache(folder)
  const inputs = sources.map((source) => ({ source, facts: facts[source.locale], terms: [], pictures: {} }))
  return { sources, cache, checked: compileEntries(inputs, cache, compiler, entriesPerThread) }
}

test('threads make of every text what one makes, in the same order', async () => {
  const [one, many] = [readAnew(Number.POSITIVE_INFINITY), readAnew(10)]
  const expected = await one.checked
  expect(await many.checked).toEqual(expected)
  expect(expected.map(({ entry }) => entry?.file)).toEqual(one.sources.map(({ file }) => file))
  expect(many.cache.made()).toBe(one.cache.made())
})
