import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../site/base.ts'
import { type Localized, locales } from '../../site/locales.ts'
import { type Cache, digest, filesOf } from '../cache.ts'
import type { Known } from '../content/entry.ts'
import type { Facts } from '../content/facts.ts'
import { listFiles } from './files.ts'

/** Every file that decides what the programs of the site are. What they show of the content they read as they run. */
const sources = [
  'components',
  'pages',
  'renderer',
  'site',
  'scripts/bundle.ts',
  'scripts/build/bundle.ts',
  'scripts/build/production.ts',
  'scripts/build/render-worker.mjs',
  'scripts/content-plugin.ts',
  'scripts/content',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  ...locales.flatMap((locale) => [`content/${locale}/pages`, `content/${locale}/legal`]),
  '.content/search/words',
]

/** Names the programs of the site: with the same version they are the same, and so is a page of the same content. */
export function versionOf(root: string, facts: Localized<Facts>, entries: readonly Known[]): string {
  // Of the pictures in a text that Vite compiles, the page has the sizes.
  const pictures = entries.filter((entry) => /^(pages|legal)$/.test(entry.collection)).map((entry) => entry.pictures)
  return digest([process.version, base, JSON.stringify([facts, pictures]), ...filesOf(root, sources)])
}

/** Writes the programs of the site to a folder, as client/ and server/: from the cache, or made anew. */
export async function writeBundle(root: string, folder: string, version: string, cache: Cache) {
  const packed = await cache.get(['bundle', version], async () => {
    const output = join(folder, 'vite')
    make(root, output)
    return pack(output)
  })
  for (const [path, text] of Object.entries(JSON.parse(String(packed)) as Record<string, string>)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(text, 'base64'))
  }
}

/** Bundling takes what memory it can get; told to clean up in time, it takes a third less and is as fast. */
const modest = {
  options: ['--max-old-space-size=320', '--max-semi-space-size=4'],
  env: { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' },
}

/** Runs Vite in a process of its own. */
function make(root: string, output: string) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [...modest.options, '--import', import.meta.resolve('tsx'), join(import.meta.dirname, '../bundle.ts'), output],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...modest.env } },
  )
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim())
}

/** The files of a folder as one text, and the folder removed. */
function pack(output: string): Buffer {
  // Vike says by a file of its own that these are modules; the package that they are part of does so, and more.
  const files = listFiles(output).filter((path) => /^(client|server)\//.test(path) && path !== 'server/package.json')
  const entries = files.map((path) => [path, readFileSync(join(output, path), 'base64')])
  rmSync(output, { recursive: true })
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}
