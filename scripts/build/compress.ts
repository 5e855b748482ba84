import { chmodSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Cache, openCache } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { programHash } from '../lib/hash.ts'

const compressible = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/

const methods = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: 24,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const

export async function compressIn(root: string, site: string): Promise<string> {
  // zlib uses libuv's thread pool. Its size (default 4) is fixed at first use.
  process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism())
  const start = performance.now()
  const cache = openCache(join(root, '.cache/compressed'))
  const { files, before, after } = await compressSite(site, cache)
  cache.prune()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  return `Compressed ${files} files, ${kB(before)} to ${kB(after)} in brotli, in ${seconds} s, ${cache.made()} anew.`
}

export async function compressSite(site: string, cache: Cache) {
  const waiting = listFiles(site).filter((file) => compressible.test(file))
  const sizes: { before: number; after: number }[] = []
  const program = programHash('scripts/build/compress.ts')
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      sizes.push(await compressFile(join(site, file), cache, program))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const sum = (name: 'before' | 'after') => sizes.reduce((total, size) => total + size[name], 0)
  return { files: sizes.length, before: sum('before'), after: sum('after') }
}

async function compressFile(path: string, cache: Cache, program: string) {
  const bytes = readFileSync(path)
  const { atime, mtime, mode } = statSync(path)
  let after = bytes.length
  for (const method of ['br', 'gz'] as const) {
    const smaller = await cache.cached([method, program, bytes], () => methods[method](bytes))
    if (smaller.length >= bytes.length) continue
    if (method === 'br') after = smaller.length
    // Renames a complete file into place, since a running server may read it. Hosts derive both ETags from the file
    // time.
    const temporary = `${path}.${method}.new`
    writeFileSync(temporary, smaller)
    chmodSync(temporary, mode)
    utimesSync(temporary, atime, mtime)
    renameSync(temporary, `${path}.${method}`)
  }
  return { before: bytes.length, after }
}
