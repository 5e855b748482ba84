import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { searchFile } from '../../../site/search/data.ts'
import { openCache } from '../../lib/cache.ts'
import { linkOn } from '../../lib/files.ts'
import { readPhoto } from '../pictures/photo.ts'

const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png']

interface SearchFile {
  path: string
  bytes: Buffer
}

/**
 * Serves build output on request: photo variants, and search files. `searchFiles` runs again when the first of its
 * files is requested.
 */
export function openDevAssets(root: string, searchFiles: () => SearchFile[] | Promise<SearchFile[]>) {
  const folder = join(root, 'public')
  const cache = openCache(join(root, '.cache/pictures'))
  const indexes = new Map<string, Buffer>()
  return {
    async make(path: string): Promise<Buffer | undefined> {
      if (path === searchFile) for (const file of await searchFiles()) indexes.set(file.path, file.bytes)
      if (indexes.has(path)) return indexes.get(path)
      const [, stem = ''] = /^\/(images\/[\w/-]+)-\d+\.(?:avif|webp)$/.exec(path) ?? []
      const photo = endings.map((ending) => `${stem}.${ending}`).find((file) => existsSync(join(folder, file)))
      return photo && !linkOn(root, `public/${photo}`) ? readPhoto(photo, folder, cache).get(path)?.() : undefined
    },
  }
}
