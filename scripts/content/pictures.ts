import { basename, dirname, extname } from 'node:path'
import { imageSize } from 'image-size'
import { picture } from '../../site/fields.ts'
import { type Size, widest } from '../../site/files.ts'
import { closestMatch } from '../lib/strings.ts'
import { kilobytes, type Message } from './problem.ts'

/** Maximum file sizes in bytes. Only photos are resized. */
const limits = { drawing: 200_000, photo: 10_000_000 }

const types: Record<string, string> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'heif', svg: 'svg' }

/** Returns the size of a picture from its bytes, or why it cannot be used. */
export function measurePicture(src: string, bytes: Buffer): Size | Message {
  const type = extname(src).slice(1).toLowerCase()
  const limit = type === 'svg' ? limits.drawing : limits.photo
  if (bytes.length > limit)
    return {
      en: '{src} is {size}. Make it smaller than {limit}, for example by saving it 1920 pixels wide.',
      nl: '{src} is {size} groot. Maak het bestand kleiner dan {limit}, bijvoorbeeld door het 1920 pixels breed op te slaan.',
      values: { src, size: kilobytes(bytes.length), limit: kilobytes(limit) },
    }
  const [part] = (type === 'svg' && activeContent.exec(bytes.toString('utf8'))) || []
  if (part)
    return {
      en: '{src} contains {part}, which can run or load something. Save it as a plain SVG.',
      nl: '{src} bevat {part}, en dat kan iets starten of laden. Sla het op als gewone SVG.',
      values: { src, part: part.trim() },
    }
  const moving = movingPicture(src, bytes)
  if (moving) return moving
  try {
    const { width, height, orientation = 1, type: detectedType = '' } = imageSize(bytes)
    if (detectedType !== types[type] && !(type === 'avif' && detectedType === 'avif'))
      return {
        en: '{src} is a {type} file with another extension. Save it again in the format of that extension.',
        nl: '{src} is een {type}-bestand met een andere extensie. Sla het opnieuw op in het formaat van die extensie.',
        values: { src, type: detectedType },
      }
    const size = orientation > 4 ? { width: height, height: width } : { width, height }
    const maxHeight = Math.floor((tallest * size.width) / Math.min(size.width, widest))
    if (type !== 'svg' && size.height > maxHeight)
      return {
        en: '{src} is {width} by {height}. Cut it into pictures at most {maxHeight} pixels high.',
        nl: '{src} is {width} bij {height}. Knip de afbeelding in stukken van hoogstens {maxHeight} pixels hoog.',
        values: { src, width: size.width, height: size.height, maxHeight },
      }
    return size
  } catch {
    return {
      en: '{src} cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.',
      nl: '{src} is niet te lezen als afbeelding. Sla het opnieuw op als SVG, AVIF, WebP, JPG of PNG.',
      values: { src },
    }
  }
}

/** Maximum height of WebP and AVIF, in px. */
const tallest = 16_383

/** Explains why an animated picture is refused; undefined for a still picture. */
export function movingPicture(src: string, bytes: Buffer): Message | undefined {
  return moves(bytes)
    ? {
        en: '{src} is animated, but a page shows only one frame of it. Save that frame as a still picture.',
        nl: '{src} beweegt, maar een pagina toont er maar één beeld van. Sla dat beeld op als stilstaande afbeelding.',
        values: { src },
      }
    : undefined
}

/** True for an animated WebP, PNG or AVIF. Only its first frame would be scaled. */
function moves(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 64)
  if (start.startsWith('RIFF')) return start.startsWith('VP8X', 12) && ((bytes[20] ?? 0) & 2) > 0
  if (start.startsWith('ftyp', 4)) return start.startsWith('avis', 8)
  const data = bytes.indexOf('IDAT')
  return start.startsWith('PNG', 1) && bytes.subarray(0, data).includes('acTL')
}

/** Matches SVG that can run scripts or load resources. https://www.w3.org/TR/SVG2/interact.html */
const activeContent =
  /<\s*(?:\w+:)?(?:script|foreignObject)\b|<!ENTITY|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp))\S|url\(\s*["']?\s*(?!#)[\w/.:]|@import/i

/** Explains that a picture is not among the `files` of public/images. `src` is its address. */
export function missingPicture(src: string, files: readonly string[]): Message {
  const names = files.map((file) => basename(file))
  const index = names.indexOf(closestMatch(basename(src), names) ?? '')
  const file = files[index]
  const cure = file === undefined ? putIn(src, files) : cureOfNear(src, file)
  return {
    en: '{src} is not a picture in public. {cure}',
    nl: '{src} is geen afbeelding in public. {cure}',
    values: { src, cure },
  }
}

/** Returns where to put a picture: in its folder, or with those of posts if public/images has no such folder. */
function putIn(src: string, files: readonly string[]): Message {
  const folder = dirname(src)
  const isUsed = folder !== '/images' && files.some((file) => file.startsWith(`${folder}/`))
  if (folder === '/images/blog' || isUsed)
    return {
      en: 'Put the file in {folder}, or correct the name.',
      nl: 'Zet het bestand in {folder}, of verbeter de naam.',
      values: { folder: `public${folder}` },
    }
  return {
    en: 'Put {file} in public/images/blog and write /images/blog/{file}, or correct the name.',
    nl: 'Zet {file} in public/images/blog en schrijf /images/blog/{file}, of verbeter de naam.',
    values: { file: basename(src) },
  }
}

/** Returns the cure for a missing picture with almost the name of a file. An address can be invalid, as with capitals. */
function cureOfNear(src: string, file: string): Message {
  const values = { file, src }
  if (picture.safeParse(file).success)
    return {
      en: '{file} does exist: write that name, or rename the file.',
      nl: 'Er is wel {file}: schrijf die naam, of hernoem het bestand.',
      values,
    }
  return /\.(?:gif|bmp|tiff?|heic)$/i.test(file)
    ? {
        en: '{file} does exist, but pages cannot show that format: save it as {src}.',
        nl: 'Er is wel {file}, maar dat formaat kan een pagina niet tonen: sla het op als {src}.',
        values,
      }
    : { en: '{file} does exist: rename it to {src}.', nl: 'Er is wel {file}: hernoem het tot {src}.', values }
}

export function pictureIsLink(src: string): Message {
  return {
    en: '{src} is a symbolic link. Replace it with the file itself.',
    nl: '{src} is een symbolische koppeling. Vervang die door het bestand zelf.',
    values: { src },
  }
}

export const pictureAddress = /\/images\/[\w./-]+\.(?:svg|avif|webp|jpe?g|png)/g

export type Pictures = Readonly<Record<string, Size | Message>>

/** Returns the pictures in `all` that a text uses. */
export function picturesOf(text: string, all: Pictures): Pictures {
  return Object.fromEntries(picturesIn(text).map((src) => [src, all[src] ?? missingPicture(src, [])]))
}

/** Returns the addresses of the pictures that a text uses, sorted. A rule reports malformed ones. */
export function picturesIn(text: string): string[] {
  return [...new Set(text.match(pictureAddress))].filter((src) => picture.safeParse(src).success).sort()
}
