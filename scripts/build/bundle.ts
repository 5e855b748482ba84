import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { basePath } from '../../site/base.ts'
import { type Cache, digest } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { runProgram } from '../lib/process.ts'
import { hashSources } from '../lib/programs.mjs'

/** Sources of the bundles. Content is read at run time. */
export const bundleSources = [
  'components',
  'pages',
  'renderer',
  'site',
  'scripts/build/bundle.ts',
  'scripts/build/render.ts',
  'scripts/content/mdx/dialect.ts',
  'scripts/lib',
  'vite.config.ts',
  'package.json',
]

/** Writes the bundles to client/ and server/ in `folder`. `ready` resolves once both are written. */
export function startBundle(root: string, folder: string, cache: Cache) {
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
  return digest([hashSources(bundleSources, root), basePath()])
}

async function writeBundle(root: string, folder: string, version: string, cache: Cache, signal: AbortSignal) {
  const cached = cache.get(['bundle', version])
  const packed = cached ?? (await bundleIn(root, join(folder, 'vite'), signal))
  // Skips the cache if a source changed while Vite ran: the bundle may contain either version.
  if (!cached && versionOf(root) === version) cache.set(['bundle', version], packed)
  for (const [path, text] of Object.entries(JSON.parse(String(packed)) as Record<string, string>)) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(text, 'base64'))
  }
}

/** Matches files that this site does not use: Vike's entries for full hydration, and a package.json with a module type. */
const unused = /^client\/assets\/entries\/(entry-|pages_)|^server\/package\.json$/

/** Returns the bundles as a JSON object: file paths, with the contents in base64. */
async function bundleIn(root: string, output: string, signal: AbortSignal): Promise<Buffer> {
  await runProgram('scripts/build/bundle', [output], {
    cwd: root,
    // The limits save a third of the memory and cost no time.
    env: { NODE_ENV: 'production', RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '2' },
    node: ['--max-old-space-size=320', '--max-semi-space-size=8'],
    signal,
  })
  const files = listFiles(output).filter((path) => /^(client|server)\//.test(path) && !unused.test(path))
  const entries = files.map((path) => [path, readFileSync(join(output, path), 'base64')])
  rmSync(output, { recursive: true })
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}

/** Entry point of the child process. Bundles the site to client/ for the browser and server/ for rendering. */
export default async function bundle(outDir: string) {
  const { default: config } = await import('../../vite.config.ts')
  const { build } = await import('vike/api')
  await build({
    viteConfig: {
      ...config,
      configFile: false,
      logLevel: 'warn',
      // The build itself copies public/, so that cached bundles do not depend on it.
      publicDir: false,
      build: { ...config.build, outDir },
    },
  })
}
