import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { readPicture } from '../../scripts/content/pictures.ts'
import { toSlug } from '../../scripts/lib/strings.ts'
import { Refused, refusal, refused } from './errors.ts'
import { refuseLink, writeAtomically } from './files.ts'

export const maxPictureBytes = 10_000_000

const endings: Record<string, string> = { jpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', heif: 'avif', svg: 'svg' }

/** Writes a picture to public/images/<folder>/ under a clean name; reuses an identical one. */
export function keepPicture(root: string, folder: string, name: string, bytes: Buffer): { src: string } {
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(folder))
    throw new Refused(`public/images/${folder} is no folder of pictures.`, 400)
  const ending = endingOf(bytes)
  const stem = toSlug(name.replace(/\.[^.]*$/, ''), 60)
  for (let number = 1; ; number++) {
    const src = `/images/${folder}/${stem}${number > 1 ? `-${number}` : ''}.${ending}`
    const file = `public${src}`
    refuseLink(root, file)
    if (existsSync(join(root, file)) && !readFileSync(join(root, file)).equals(bytes)) continue
    // Inspect it outside the public folder.
    const aside = '.local/desk/picture'
    writeAtomically(root, `${aside}${src}`, bytes)
    const size = readPicture(src, join(root, aside))
    rmSync(join(root, aside), { recursive: true })
    if ('en' in size) throw refused(size)
    writeAtomically(root, file, bytes)
    return { src }
  }
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
