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
  const results = await Promise.all(
    listFiles(site).map(async (file): Promise<Image[]> => {
      if (file.endsWith('.svg')) return [{ path: `/${file}`, bytes: await cleanDrawing(file, site, cache) }]
      if (/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return photo(file, site, cache)
      return []
    }),
  )
  return results.flat()
}

function photo(file: string, site: string, cache: Cache): Promise<Image[]> {
  const { itself, variant, variants } = readPhoto(file, site, cache)
  const made = variants.map(async (one) => ({ path: one.path as Path, bytes: await variant(one) }))
  return Promise.all([itself().then((bytes): Image => ({ path: `/${file}`, bytes })), ...made])
}
