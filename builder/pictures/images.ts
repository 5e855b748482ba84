import type { Path } from '../../site/locales.ts'
import type { Cache } from '../../system/cache.ts'
import { listFiles } from '../../system/files.ts'
import { cleanDrawing } from './drawing.ts'
import { readPhoto } from './photo.ts'

interface Image {
  path: Path
  bytes: Buffer
}

/** The pictures of a built site as visitors get them: drawings cleaned, photos small, in every format and width. */
export async function images(site: string, cache: Cache): Promise<Image[]> {
  const made = listFiles(site).flatMap((file) => {
    if (file.endsWith('.svg')) return [imageOf(`/${file}`, cleanDrawing(file, site, cache))]
    if (!/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return []
    return [...readPhoto(file, site, cache)].map(([path, make]) => imageOf(path, make()))
  })
  return Promise.all(made)
}

async function imageOf(path: string, bytes: Promise<Buffer>): Promise<Image> {
  return { path: path as Path, bytes: await bytes }
}
