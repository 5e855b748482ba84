import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../site/base.ts'
import type { Cache } from '../lib/cache.ts'
import { digest } from '../lib/digest.ts'
import { listFiles } from '../lib/files.ts'
import { hashSources } from '../lib/hash-sources.mjs'
import { runProgram } from '../lib/process.ts'

/** What the programs of the site are made of. What they show of the content they read as they run. */
export const sources = [
  'components',
  'pages',
  'renderer',
  'site',
  'scripts/build/bundle-process.ts',
  'scripts/build/bundle.ts',
  'scripts/build/render.ts',
  'scripts/lib',
  'scripts/build/dev/content-plugin.ts',
  'vite.config.ts',
  'package.json',
]

/** The programs of the site, which are made beside everything else that does not need them. */
interface Bundle {
  /** Names them: with the same version they are the same, and so is a page of the same content. */
  version: string
  /** Settles when they stand in the folder, as client/ and server/. */
  ready: Promise<void>
  /** Stops what still makes them, and waits until it has. */
  stop: () => Promise<void>
}

/** Starts to write the programs of the site to a folder: from the cache, or made anew. */
export function startBundle(root: string, folder: string, cache: Cache): Bundle {
  const version = versionOf(root)
  const stopped = new AbortController()
  const ready = writeBundle(root, folder, version, cache, stopped.signal)
  // It may fail before anybody waits for it.
  const ended = ready.catch(() => {})
  const stop = () => {
    stopped.abort()
    return ended
  }
  return { version, ready, stop }
}

function versionOf(root: string): string {
  return digest([hashSources(sources, root), base()])
}

async function writeBundle(root: string, folder: string, version: string, cache: Cache, signal: AbortSignal) {
  const known = cache.get(['bundle', version])
  const packed = known ?? (await make(root, join(folder, 'vite'), signal))
  // A source that was saved while Vite ran may be in it or not.
  if (!known && versionOf(root) === version) cache.set(['bundle', version], packed)
  for (const [path, text] of Object.entries(JSON.parse(String(packed)) as Record<string, string>)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(text, 'base64'))
  }
}

/** Bundling takes what memory it can get; told to clean up in time, it takes a third less and is as fast. */
const modest = {
  options: ['--max-old-space-size=320', '--max-semi-space-size=8'],
  env: { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' },
}

/** Runs Vite in a process of its own, and gives what it made. */
async function make(root: string, output: string, signal: AbortSignal): Promise<Buffer> {
  await runProgram('scripts/build/bundle-process', [output], {
    cwd: root,
    env: { NODE_ENV: 'production', ...modest.env },
    node: modest.options,
    signal,
  })
  return pack(output)
}

/**
 * What Vike writes for pages that hydrate as a whole, of which this site has none, and a file that says of these programs
 * that they are modules, as the package says that they are part of.
 */
const unused = /^client\/assets\/entries\/(entry-|pages_)|^server\/package\.json$/

/** The files of a folder as one text, and the folder removed. */
function pack(output: string): Buffer {
  const files = listFiles(output).filter((path) => /^(client|server)\//.test(path) && !unused.test(path))
  const entries = files.map((path) => [path, readFileSync(join(output, path), 'base64')])
  rmSync(output, { recursive: true })
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}
