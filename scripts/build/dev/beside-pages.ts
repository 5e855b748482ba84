import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { searchFile } from '../../../site/search/data.ts'
import { openCache } from '../../lib/cache.ts'
import { linkOn } from '../../lib/links.ts'
import { readPhoto } from '../pictures/photo.ts'

/** Extensions of photos. */
const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png']

interface SearchFile {
  path: string
  bytes: Buffer
}

/**
 * Makes what a build makes beside the pages, as it is asked for: the variants of photos, for all of which nobody waits
 * while writing, and the files of the search, which `searchFiles` gives anew when the first of them is asked for.
 */
export function openBeside(root: string, searchFiles: () => SearchFile[] | Promise<SearchFile[]>) {
  const folder = join(root, 'public')
  const cache = openCache(join(root, '.cache/pictures'))
  const indexes = new Map<string, Buffer>()
  return {
    /** Makes the file at an address such as /images/blog/desk-768.avif; nothing where no build makes one. */
    async make(path: string): Promise<Buffer | undefined> {
      if (path === searchFile) for (const file of await searchFiles()) indexes.set(file.path, file.bytes)
      if (indexes.has(path)) return indexes.get(path)
      const [, stem = ''] = /^\/(images\/[\w/-]+)-\d+\.(?:avif|webp)$/.exec(path) ?? []
      const photo = endings.map((ending) => `${stem}.${ending}`).find((file) => existsSync(join(folder, file)))
      return photo && !linkOn(root, `public/${photo}`) ? readPhoto(photo, folder, cache).get(path)?.() : undefined
    },
  }
}
