import { chmodSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Cache, openCache, programHash } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'

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
  const start = performance.now()
  const cache = openCache(join(root, '.cache/compressed'))
  const { files, before, after } = await compressSite(site, cache)
  cache.prune()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  return `Compressed ${files} files, ${kB(before)} to ${kB(after)} in brotli, in ${seconds} s, ${cache.made()} anew.`
}

export async function compressSite(site: string, cache: Cache) {
  const files = listFiles(site).filter((file) => compressible.test(file))
  const waiting = files.values()
  const program = programHash('scripts/build/compress.ts')
  const total = { files: files.length, before: 0, after: 0 }
  const work = async () => {
    for (const file of waiting) {
      const { before, after } = await compressFile(join(site, file), cache, program)
      total.before += before
      total.after += after
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return total
}

async function compressFile(path: string, cache: Cache, program: string) {
  const bytes = readFileSync(path)
  const { atime, mtime, mode } = statSync(path)
  let after = bytes.length
  for (const method of ['br', 'gz'] as const) {
    const smaller = await cache.cached([method, program, bytes], () => methods[method](bytes))
    if (smaller.length >= bytes.length) continue
    if (method === 'br') after = smaller.length
    const compressed = `${path}.${method}`
    writeFileSync(compressed, smaller)
    chmodSync(compressed, mode)
    // Hosts derive both ETags from the file time.
    utimesSync(compressed, atime, mtime)
  }
  return { before: bytes.length, after }
}
