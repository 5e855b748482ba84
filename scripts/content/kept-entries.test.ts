import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '../../site/locales.ts'
import { type ContentChanges, change, entry, post, project, readAll } from '../../tests/harness/content.ts'
import { below } from '../../tests/harness/desk/repository.ts'
import { sample } from '../../tests/harness/sample.ts'
import { buildContent, checkProject } from '../check/run.ts'
import { listFiles } from '../lib/files.ts'
import type { Collections } from './collections.ts'
import { cacheIn } from './compile.ts'
import { type ContentSettings, contentSettings } from './settings.ts'

let built: Promise<string> | undefined

/** Returns a copy of a project with a cache of its own, which contains every compiled text. */
async function compiledProject(changes: ContentChanges = {}): Promise<string> {
  built ??= buildIn(project({}, { ownCache: true }))
  const root = below(mkdtempSync(join(tmpdir(), 'compiled-')), await built)
  change(root, changes)
  return root
}

async function buildIn(root: string): Promise<string> {
  await buildContent(root, contentSettings({}))
  return root
}

describe('content is compiled once', () => {
  test('unchanged files come from the cache, a changed one is compiled', async () => {
    const root = await compiledProject()
    expect(await compiled(root)).toBe(0)
    change(root, post({ id: '901' }))
    expect(await compiled(root)).toBe(ofFile * locales.length)
    change(root, { 'nl/blog/kosten.mdx': entry({ id: '902' }) })
    expect(await compiled(root)).toBe(ofFile)
    change(root, { 'nl/blog/kosten.mdx': entry({ id: '901' }) })
    expect(await compiled(root)).toBe(0)
  })

  test('a changed fact recompiles everything, and has an effect', async () => {
    const root = await compiledProject()
    const env = { SITE_STARTER_MONTHLY: '961 euro' }
    const built = await readAll({ root, env: {} })
    if (Array.isArray(built)) throw new Error('The content has problems.')
    expect(await compiled(root, env)).toBe(recordsOf(built))
    expect(await readAll({ root, env })).toMatchObject({
      content: { plans: { nl: { starter: { monthlyFee: '€\u00a0961' } }, en: { starter: { monthlyFee: '€961' } } } },
    })
  })

  test('a changed post rebuilds only the search index of its own language', async () => {
    const root = await compiledProject(post({ id: '905' }))
    await compiled(root, {}, buildContent)
    change(
      root,
      post({
        id: '905',
        excerpt: 'Wat een sollicitatie kost die niemand leest, in uren, in euro’s en in goede mensen.',
      }),
    )
    expect(await compiled(root, {}, buildContent)).toBe(ofFile + 1)
  })

  test('a damaged entry is built again', async () => {
    const root = await compiledProject()
    const built = await readAll({ root, env: {} })
    const folder = join(root, '.cache/content')
    for (const name of listFiles(folder)) writeFileSync(join(folder, name), 'damaged')
    const before = cacheIn(root).made()
    expect(await readAll({ root, env: {} })).toEqual(built)
    expect(cacheIn(root).made() - before).toBe(Array.isArray(built) ? 0 : recordsOf(built) + locales.length)
  })

  test.each(sample(['<p>', '"problems":']))('a damaged record of a post is made again: %s', async (written) => {
    const root = await compiledProject(post({ id: '904' }, 'Een tekst.'))
    const { built } = await buildContent(root, contentSettings({}))
    expect(built).toBeDefined()
    const folder = join(root, '.cache/content')
    for (const name of listFiles(folder)) {
      const text = readFileSync(join(folder, name), 'latin1')
      writeFileSync(join(folder, name), text.replaceAll(written, written.toUpperCase()), 'latin1')
    }
    rmSync(join(root, '.content'), { recursive: true })
    expect((await buildContent(root, contentSettings({}))).built).toEqual(built)
    const texts = listFiles(join(root, '.content/check/bodies'))
    expect(texts.length).toBeGreaterThan(0)
    for (const name of texts)
      expect(readFileSync(join(root, '.content/check/bodies', name), 'utf8')).not.toContain('<P>')
  })

  test('problems are cached too, and disappear once the file is corrected', async () => {
    const root = await compiledProject(post({ id: 'een' }))
    const problems = await readAll({ root, env: {} })
    expect(problems).toHaveLength(1)
    expect(await readAll({ root, env: {} })).toEqual(problems)
    change(root, post({ id: '903' }))
    expect(Array.isArray(await readAll({ root, env: {} }))).toBe(false)
  })
})

/** Number of cache records of a file: one for its entry, and one for its compiled text. */
const ofFile = 2

function recordsOf({ entries }: Collections): number {
  return entries.length * ofFile
}

/** Counts the records that a run adds to the cache: those of the compiled files. */
async function compiled(
  root: string,
  env: NodeJS.ProcessEnv = {},
  run: (root: string, settings: ContentSettings) => Promise<unknown> = checkProject,
) {
  const before = cacheIn(root).made()
  await run(root, contentSettings(env))
  return cacheIn(root).made() - before
}
