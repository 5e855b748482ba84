import { chmodSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { kilobytes } from '../content/problem.ts'
import { type Cache, programHash } from '../lib/cache.ts'
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

/** Writes a compressed version next to each file of a site, if it is smaller. Returns a sentence with the sizes. */
export async function compressSite(site: string, cache: Cache): Promise<string> {
  const start = performance.now()
  const files = listFiles(site).filter((file) => compressible.test(file))
  const program = programHash('scripts/build/compress.ts')
  const total = { before: 0, after: 0 }
  const waiting = files.values()
  const work = async () => {
    for (const file of waiting) {
      const path = join(site, file)
      const bytes = readFileSync(path)
      const { atime, mtime, mode } = statSync(path)
      total.before += bytes.length
      for (const method of ['br', 'gz'] as const) {
        const smaller = await cache.cached([method, program, bytes], () => methods[method](bytes))
        if (method === 'br') total.after += Math.min(smaller.length, bytes.length)
        if (smaller.length >= bytes.length) continue
        const compressed = `${path}.${method}`
        writeFileSync(compressed, smaller)
        chmodSync(compressed, mode)
        // Servers derive ETags from file times, so a compressed version gets the time of its original.
        utimesSync(compressed, atime, mtime)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  cache.prune()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  return `Compressed ${files.length} files, ${kilobytes(total.before)} to ${kilobytes(total.after)} with brotli, in ${seconds} s (${cache.made()} not in the cache).`
}
