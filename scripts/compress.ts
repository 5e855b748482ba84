import { existsSync, realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pc from 'picocolors'
import { compressSite } from '../builder/compress.ts'
import { openCache } from '../system/cache.ts'
import { givenTo } from './command.ts'

// zlib works in libuv's pool of threads, which has four unless told, before the first use.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism())
const root = process.cwd()
const { args } = givenTo('compress')
const folder = args[0] ?? 'dist'

if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} holds no built site. Run npm run build first.`)
const start = performance.now()
const cache = openCache(join(root, '.cache/compressed'))
const { files, before, after } = await compressSite(realpathSync(folder), cache)
cache.prune()
const seconds = ((performance.now() - start) / 1000).toFixed(1)
const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`
console.log(
  pc.green(`Compressed ${files} files, ${kB(before)} to ${kB(after)} in brotli, in ${seconds} s, ${cache.made} anew.`),
)
