import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { variantsOf, widest } from '../../../site/files.ts'
import type { Path } from '../../../site/locales.ts'
import { readPicture } from '../../content/pictures.ts'
import { translate } from '../../content/problem.ts'
import { type Cache, programHash } from '../../lib/cache.ts'
import { listFiles } from '../../lib/files.ts'

const quality = { avif: { quality: 60, effort: 5 }, webp: { quality: 80 } }

/**
 * Returns the files to publish for a photo such as images/blog/desk.jpg: a function for each address. They are the
 * scaled original and its variants, without camera metadata.
 * @throws with a sentence about the problem with the file.
 */
export function readPhoto(file: string, folder: string, cache: Cache): Map<string, () => Promise<Buffer>> {
  const size = readPicture(`/${file}`, folder)
  if ('en' in size) throw new Error(translate(size))
  const source = readFileSync(join(folder, file))
  const program = programHash('scripts/build/pictures')
  const making = (named: string[], change: (picture: Sharp) => Sharp) => () =>
    cache.cached([program, source, ...named], async () => {
      const { default: sharp } = await import('sharp')
      return change(sharp(source).autoOrient()).toBuffer()
    })
  const itself = making(['itself', String(widest)], (picture) =>
    picture.resize({ width: widest, withoutEnlargement: true }),
  )
  const variants = variantsOf(`/${file}`, size).map(({ path, type, width }) => {
    const make = making([type, String(width)], (picture) => picture.resize(width).toFormat(type, quality[type]))
    return [path, make] as const
  })
  return new Map([[`/${file}`, itself], ...variants])
}

/** Optimizes the pictures of a built site: cleans drawings, and scales photos to every format and width. */
export async function images(site: string, cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const made = listFiles(site).flatMap((file): [path: string, bytes: Promise<Buffer>][] => {
    if (file.endsWith('.svg')) return [[`/${file}`, cleanDrawing(file, site, cache)]]
    if (!/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return []
    return [...readPhoto(file, site, cache)].map(([path, make]) => [path, make()])
  })
  return Promise.all(made.map(async ([path, bytes]) => ({ path: path as Path, bytes: await bytes })))
}

/** Removes editor data and scripts from an SVG. Keeps styles, which follow the colour scheme. */
function cleanDrawing(file: string, folder: string, cache: Cache): Promise<Buffer> {
  const source = readFileSync(join(folder, file), 'utf8')
  return cache.cached([programHash('scripts/build/pictures'), source], async () => {
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
}
