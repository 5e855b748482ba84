import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Path } from '../../site/locales.ts'
import { variantsOf, widest } from '../../site/pictures.ts'
import type { Cache } from '../cache.ts'
import { readPicture } from '../content/picture-file.ts'
import { listFiles } from '../files.ts'

/** The pictures of a built site as visitors get them: drawings cleaned, photos small, in every format and width. */
export async function images(site: string, cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const results = await Promise.all(
    listFiles(site).map(async (file) => {
      if (file.endsWith('.svg')) return [await cleanDrawing(site, file, cache)]
      if (/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return photo(site, file, cache)
      return []
    }),
  )
  return results.flat()
}

/** A drawing without what its editor left in it, and without scripts. Its styles follow the colour scheme: they stay. */
async function cleanDrawing(site: string, file: string, cache: Cache) {
  const source = readFileSync(join(site, file), 'utf8')
  const bytes = await cache.get(['drawing', source], async () => {
    const { optimize } = await import('svgo')
    const { data } = optimize(source, {
      multipass: true,
      plugins: [
        { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
        'removeScripts',
      ],
    })
    return Buffer.from(data)
  })
  return { path: `/${file}` as Path, bytes }
}

/** A photo in its own format, no wider than any screen asks, and its variants; none has the data of the camera. */
async function photo(site: string, file: string, cache: Cache) {
  const source = readFileSync(join(site, file))
  const size = readPicture(`/${file}`, site)
  if (typeof size === 'string') throw new Error(size)
  const variants = variantsOf(`/${file}`, size).map(async (variant) => ({
    path: variant.path as Path,
    bytes: await cache.get([source, variant.type, String(variant.width)], async () =>
      (await upright(source)).resize(variant.width).toFormat(variant.type, quality[variant.type]).toBuffer(),
    ),
  }))
  const itself = cache.get([source, 'itself'], async () =>
    (await upright(source)).resize({ width: widest, withoutEnlargement: true }).toBuffer(),
  )
  return Promise.all([itself.then((bytes) => ({ path: `/${file}` as Path, bytes })), ...variants])
}

/** What draws is large: it is loaded when there is something to draw. */
async function upright(source: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(source).autoOrient()
}

const quality = { avif: { quality: 60, effort: 5 }, webp: { quality: 80 } }
