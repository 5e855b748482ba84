import { readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { openCache } from '../../system/cache.ts'
import { readPhoto } from '../pictures/photo.ts'

/** Makes the variants of photos as they are asked for: a build makes all of them, which while writing nobody waits for. */
export function openVariants(root: string) {
  const folder = join(root, 'public')
  const cache = openCache(join(root, '.cache/pictures'))
  return {
    /** The picture at an address such as /images/blog/desk-768.avif; nothing where no photo has such a variant. */
    async make(path: string): Promise<Buffer | undefined> {
      const stem = /^(\/images\/[\w/-]+)-\d+\.(?:avif|webp)$/.exec(path)?.[1]
      if (!stem) return undefined
      for (const name of namesIn(join(folder, dirname(stem)))) {
        const file = posix.join(dirname(stem), name).slice(1)
        if (!/\.(avif|webp|jpe?g|png)$/.test(name) || `/${file}`.replace(/\.\w+$/, '') !== stem) continue
        const { variants, variant } = readPhoto(file, folder, cache)
        const asked = variants.find((one) => one.path === path)
        if (asked) return variant(asked)
      }
      return undefined
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
