import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { compressSite } from '../../../scripts/build/compress.ts'
import { parseRelease, type Release } from '../../../scripts/build/publish/release.ts'
import { openCache } from '../../../scripts/lib/cache.ts'
import { bytesOf, dist, root } from '../site.ts'

export async function publishTo(folder: string): Promise<Release> {
  cpSync(dist, folder, { recursive: true, dereference: true, preserveTimestamps: true })
  await compressSite(folder, openCache(join(root, '.cache/compressed')))
  const release = parseRelease(bytesOf('release.json').toString())
  if (!release) throw new Error(`${folder} has no release.json.`)
  return release
}
