import { existsSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { measurePicture, movingPicture } from '../../scripts/content/pictures.ts'
import type { Key } from '../protocol.ts'
import { refusal } from './errors.ts'
import { writeAtomically } from './files.ts'
import { addressFor, takeFromBin } from './picture-bin.ts'

/** Maximum size of an upload in bytes. The written file has a lower limit. */
export const maxPictureBytes = 40_000_000

/** Maximum number of pixels in an upload; photos of phones have up to 50 million. */
const maxPixels = 120_000_000

/** Minimum width and height of a photo in px. Tracking pixels in emails are smaller. */
const minSide = 16

/** Maximum width and height of a photo in px. */
const maxSide = 2400

const photoTypes = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const

type Ending = keyof typeof photoTypes | 'svg'

const quality = {
  jpeg: { quality: 88, mozjpeg: true },
  webp: { quality: 88 },
  avif: { quality: 70 },
}

export interface ReadyPicture {
  ending: Ending
  bytes: Buffer
}

/**
 * Prepares a picture for public/images/: turns a photo upright, converts it to sRGB, scales it down, and removes
 * metadata such as the location. Leaves drawings unchanged. `name` is that of the uploaded file; the type is determined
 * from the bytes.
 * @throws Refusal if the site cannot show it.
 */
export async function readyPicture(name: string, bytes: Buffer): Promise<ReadyPicture> {
  const ending = endingOf(name, bytes)
  const named = `${basename(name, extname(name)) || 'image'}.${ending}`
  const ready = ending === 'svg' ? bytes : await readyPhoto(named, ending, bytes)
  const size = measurePicture(named, ready)
  if ('en' in size) throw refusal(size)
  return { ending, bytes: ready }
}

async function readyPhoto(named: string, ending: keyof typeof photoTypes, bytes: Buffer): Promise<Buffer> {
  const moving = movingPicture(named, bytes)
  if (moving) throw refusal(moving)
  const { width, height } = imageSize(bytes)
  if (Math.min(width, height) < minSide) throw refusal('pictureTiny', { name: named, width, height })
  if (width * height > maxPixels) throw refusal('pictureHuge', { name: named, width, height })
  const { default: sharp } = await import('sharp')
  const type = photoTypes[ending]
  try {
    const photo = sharp(bytes, { limitInputPixels: maxPixels })
    const { isPalette } = await photo.metadata()
    const options = type === 'png' ? { palette: isPalette, compressionLevel: 9 } : quality[type]
    return await photo
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(type, options)
      .toBuffer()
  } catch {
    throw refusal('pictureBroken', { name: named })
  }
}

/** Extension according to the file's signature, because the name may be wrong. */
function endingOf(name: string, bytes: Buffer): Ending {
  // HEIC files: phones sometimes give them the extension .jpg.
  if (/^ftyp(?:hei[cxms]|hev[cxms]|mif1)/.test(bytes.toString('latin1', 4, 12)) && !bytes.includes('avif'))
    throw refusal('dropHeic', { name })
  try {
    const { type = '' } = imageSize(bytes)
    if (type === 'svg' || type in photoTypes) return type as Ending // Safe cast: the condition lists all extensions.
  } catch {
    // The file is not a picture, or is damaged.
  }
  throw refusal('pictureUnknown')
}

/** Writes a picture to public/images/, named after its text and a hash of its bytes. */
export function keepPicture(root: string, key: Key, { ending, bytes }: ReadyPicture): { src: string } {
  const src = addressFor(root, key, ending, bytes)
  takeFromBin(root, src)
  if (!existsSync(join(root, `public${src}`))) writeAtomically(root, `public${src}`, bytes)
  return { src }
}
