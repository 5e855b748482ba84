import { readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cache } from '../system/cache.ts'
import { listFiles } from '../system/files.ts'
import { makerOf } from '../system/maker.ts'

/** Files that get smaller; pictures of pixels and fonts are compressed as they are. */
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

/** Writes a brotli and a gzip version beside every file of a site that gets smaller by it. */
export async function compressSite(
  site: string,
  cache: Cache,
): Promise<{ files: number; before: number; after: number }> {
  const waiting = listFiles(site).filter((file) => compressible.test(file))
  const sizes: { before: number; after: number }[] = []
  const maker = makerOf(['builder/compress.ts'])
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      sizes.push(await compressFile(join(site, file), cache, maker))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const sum = (name: 'before' | 'after') => sizes.reduce((total, size) => total + size[name], 0)
  return { files: sizes.length, before: sum('before'), after: sum('after') }
}

async function compressFile(path: string, cache: Cache, maker: string) {
  const bytes = readFileSync(path)
  const { atime, mtime } = statSync(path)
  let after = bytes.length
  for (const method of ['br', 'gz'] as const) {
    const smaller = await cache.get([method, maker, bytes], () => methods[method](bytes))
    if (smaller.length >= bytes.length) continue
    if (method === 'br') after = smaller.length
    // A server that is at work sees it whole, and with the time of its file: hosts make the ETag of both.
    const temporary = `${path}.${method}.new`
    writeFileSync(temporary, smaller)
    utimesSync(temporary, atime, mtime)
    renameSync(temporary, `${path}.${method}`)
  }
  return { before: bytes.length, after }
}
