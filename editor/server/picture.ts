import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { measurePicture } from '../../scripts/content/pictures.ts'
import type { Key } from '../protocol.ts'
import { refusal, refused } from './errors.ts'
import { writeAtomically } from './files.ts'
import { addressFor, takeFromBin } from './picture-bin.ts'

export const maxPictureBytes = 10_000_000

const endings: Record<string, string> = { jpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif', svg: 'svg' }

/** Writes a picture to public/images/, named by its text and its bytes. */
export function keepPicture(root: string, key: Key, bytes: Buffer): { src: string } {
  const src = addressFor(root, key, endingOf(bytes), bytes)
  const size = measurePicture(src, bytes)
  if ('en' in size) throw refused(size)
  takeFromBin(root, src)
  if (!existsSync(join(root, `public${src}`))) writeAtomically(root, `public${src}`, bytes)
  return { src }
}

/** Extension by file signature; the given name does not count. */
function endingOf(bytes: Buffer): string {
  try {
    const ending = endings[imageSize(bytes).type ?? '']
    if (ending) return ending
  } catch {
    // Not a readable picture.
  }
  throw refusal('pictureUnknown')
}
