import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWords } from '../../engine/print.ts'
import { readPicture } from '../../engine/read/picture-file.ts'
import { type Variant, variantsOf, widest } from '../../site/pictures.ts'
import type { Cache } from '../../system/cache.ts'
import { makerOf } from '../../system/maker.ts'

/** A picture of pixels that pages show, and what can be made of it. */
export interface Photo {
  variants: Variant[]
  /** The picture in one of its formats and widths. */
  variant(one: Variant): Promise<Buffer>
  /** The picture in its own format, no wider than any screen asks. */
  itself(): Promise<Buffer>
}

const quality = { avif: { quality: 60, effort: 5 }, webp: { quality: 80 } }

/**
 * Reads a photo of `folder`, such as images/blog/desk.jpg. Nothing that is made of it has the data of the camera.
 *
 * @throws with the sentence about what is wrong with the file.
 */
export function readPhoto(file: string, folder: string, cache: Cache): Photo {
  const size = readPicture(`/${file}`, folder)
  if ('name' in size) throw new Error(inWords(size))
  const source = readFileSync(join(folder, file))
  const maker = makerOf(['builder/pictures/photo.ts'])
  return {
    variants: variantsOf(`/${file}`, size),
    variant: ({ type, width }) =>
      cache.get([maker, source, type, String(width)], async () =>
        (await upright(source)).resize(width).toFormat(type, quality[type]).toBuffer(),
      ),
    itself: () =>
      cache.get([maker, source, 'itself'], async () =>
        (await upright(source)).resize({ width: widest, withoutEnlargement: true }).toBuffer(),
      ),
  }
}

/** What draws is large: it is loaded when there is something to draw. */
async function upright(source: Buffer) {
  const { default: sharp } = await import('sharp')
  return sharp(source).autoOrient()
}
