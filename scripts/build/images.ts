import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import type { Path } from '../../site/locales.ts'
import { variantsOf, widest } from '../../site/pictures.ts'
import { listFiles } from './files.ts'
import type { Cache } from '../cache.ts'

/** The pictures of a built site as visitors get them: drawings cleaned, photos small, in every format and width. */
export async function images(site: string, cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const results = await Promise.all(
    listFiles(site).map((file) => {
      if (file.endsWith('.svg')) return [cleanDrawing(site, file)]
      if (/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return photo(site, file, cache)
      return []
    }),
  )
  return results.flat()
}

/** A drawing without what its editor left in it, and without scripts. Its styles follow the colour scheme: they stay. */
function cleanDrawing(site: string, file: string) {
  const { data } = optimize(readFileSync(join(site, file), 'utf8'), {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
      'removeScripts',
    ],
  })
  return { path: `/${file}` as Path, bytes: Buffer.from(data) }
}

/** A photo in its own format, no wider than any screen asks, and its variants; none has the data of the camera. */
async function photo(site: string, file: string, cache: Cache) {
  const source = readFileSync(join(site, file))
  const upright = () => sharp(source).autoOrient()
  const { width, height } = (await upright().metadata()).autoOrient
  const variants = variantsOf(`/${file}`, { width, height }).map(async (variant) => ({
    path: variant.path as Path,
    bytes: await cache.get([source, variant.type, String(variant.width)], () =>
      upright().resize(variant.width).toFormat(variant.type, quality[variant.type]).toBuffer(),
    ),
  }))
  const itself = cache.get([source, 'itself'], () =>
    upright().resize({ width: widest, withoutEnlargement: true }).toBuffer(),
  )
  return Promise.all([itself.then((bytes) => ({ path: `/${file}` as Path, bytes })), ...variants])
}

const quality = { avif: { quality: 60, effort: 5 }, webp: { quality: 80 } }
