import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { localize } from '../../site/locales.ts'
import { spread } from '../../tests/harness/sample.ts'
import { rules } from '../check/run.ts'
import { openCache } from '../lib/cache.ts'
import { compileEntries } from './compile.ts'
import { readFacts } from './facts.ts'
import { readProject } from './project.ts'
import { contentSettings } from './settings.ts'

const source = readProject(join(import.meta.dirname, '../..'), contentSettings({}))
const { facts } = readFacts(source)
const sources = spread(source.sources, 6)

/** Compiles all texts with an empty cache, and one thread per `textsPerThread` texts. */
function compileAll(textsPerThread: number) {
  const folder = mkdtempSync(join(tmpdir(), 'entries-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = openCache(folder)
  return {
    cache,
    entries: compileEntries(
      { ...source, sources },
      { facts, agreedTerms: localize(() => []) },
      rules,
      cache,
      textsPerThread,
    ),
  }
}

test('threads give the same result as one process, in the same order', async () => {
  const [one, many] = [compileAll(Number.POSITIVE_INFINITY), compileAll(4)]
  const expected = await one.entries
  expect(await many.entries).toEqual(expected)
  expect(expected.map(({ file }) => file)).toEqual(sources.map(({ file }) => file))
  expect(many.cache.made()).toBe(one.cache.made())
})
