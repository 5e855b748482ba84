import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { base } from '../../site/base.ts'
import type { Cache } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { digest } from '../lib/hash.ts'
import { runProgram } from '../lib/process.ts'
import { hashSources } from '../lib/programs.mjs'

/** Sources of the bundles. Content is read at run time. */
export const bundleSources = [
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

interface Bundle {
  version: string
  ready: Promise<void>
  stop: () => Promise<void>
}

export function startBundle(root: string, folder: string, cache: Cache): Bundle {
  const version = versionOf(root)
  const stopped = new AbortController()
  const ready = writeBundle(root, folder, version, cache, stopped.signal)
  // Prevents an unhandled rejection before the first `await`.
  const ended = ready.catch(() => {})
  const stop = () => {
    stopped.abort()
    return ended
  }
  return { version, ready, stop }
}

function versionOf(root: string): string {
  return digest([hashSources(bundleSources, root), base()])
}

async function writeBundle(root: string, folder: string, version: string, cache: Cache, signal: AbortSignal) {
  const known = cache.get(['bundle', version])
  const packed = known ?? (await make(root, join(folder, 'vite'), signal))
  // A source saved while Vite ran may or may not be in the bundle.
  if (!known && versionOf(root) === version) cache.set(['bundle', version], packed)
  for (const [path, text] of Object.entries(JSON.parse(String(packed)) as Record<string, string>)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(text, 'base64'))
  }
}

/** Memory limits: bundling takes a third less memory and the same time. */
const modest = {
  options: ['--max-old-space-size=320', '--max-semi-space-size=8'],
  env: { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' },
}

async function make(root: string, output: string, signal: AbortSignal): Promise<Buffer> {
  await runProgram('scripts/build/bundle-process', [output], {
    cwd: root,
    env: { NODE_ENV: 'production', ...modest.env },
    node: modest.options,
    signal,
  })
  return pack(output)
}

/** Vike's entries for full hydration, which this site does not use, and a package.json that repeats the module type. */
const unused = /^client\/assets\/entries\/(entry-|pages_)|^server\/package\.json$/

function pack(output: string): Buffer {
  const files = listFiles(output).filter((path) => /^(client|server)\//.test(path) && !unused.test(path))
  const entries = files.map((path) => [path, readFileSync(join(output, path), 'base64')])
  rmSync(output, { recursive: true })
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}
