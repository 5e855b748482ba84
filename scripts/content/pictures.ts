import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { picture } from '../../site/fields.ts'
import type { Size } from '../../site/files.ts'
import { linkOn, listFiles } from '../lib/files.ts'
import { closestMatch } from '../lib/strings.ts'
import { kilobytes, type Message } from './problem.ts'

/** Maximum file sizes in bytes. Only photos are resized. */
const limits = { drawing: 200_000, photo: 10_000_000 }

const types: Record<string, string> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'heif', svg: 'svg' }

export function readPicture(src: string, folder: string): Size | Message {
  const path = join(folder, src)
  if (linkOn(dirname(folder), `${basename(folder)}${src}`))
    return {
      en: '%1 is a link to another place. Put the file itself in public/images.',
      nl: '%1 is een koppeling naar een andere plek. Zet het bestand zelf in public/images.',
      values: [src],
    }
  const stats = lstatSync(path, { throwIfNoEntry: false })
  // Some file systems ignore case; the hosts of the site do not.
  if (!stats?.isFile() || !readdirSync(dirname(path)).includes(basename(path))) return notThere(src, folder)
  const bytes = readFileSync(path)
  const type = extname(src).slice(1).toLowerCase()
  const limit = type === 'svg' ? limits.drawing : limits.photo
  if (bytes.length > limit)
    return {
      en: '%1 has %2. Make it smaller than %3, such as by saving it at 1920 wide.',
      nl: '%1 is %2 groot. Maak het kleiner dan %3, bijvoorbeeld door het 1920 breed te bewaren.',
      values: [src, kilobytes(bytes.length), kilobytes(limit)],
    }
  const [part] = (type === 'svg' && activeContent.exec(bytes.toString('utf8'))) || []
  if (part)
    return {
      en: '%1 holds %2, which can run or load something. Save it as a plain SVG.',
      nl: '%1 bevat %2, en dat kan iets starten of laden. Bewaar haar als gewone SVG.',
      values: [src, part.trim()],
    }
  try {
    const { width, height, orientation = 1, type: found = '' } = imageSize(bytes)
    if (found !== types[type] && !(type === 'avif' && found === 'avif'))
      return {
        en: '%1 is a %2 file by another name. Save it again as the kind that its name says.',
        nl: '%1 is een %2-bestand onder een andere naam. Bewaar het opnieuw als de soort die de naam noemt.',
        values: [src, found],
      }
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return {
      en: '%1 cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.',
      nl: '%1 is niet te lezen als afbeelding. Bewaar het opnieuw als SVG, AVIF, WebP, JPG of PNG.',
      values: [src],
    }
  }
}

/** Matches SVG that can run scripts or load resources. https://www.w3.org/TR/SVG2/interact.html */
const activeContent =
  /<\s*(?:\w+:)?(?:script|foreignObject)\b|<!ENTITY|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp))\S|url\(\s*["']?\s*(?!#)[\w/.:]|@import/i

function notThere(src: string, folder: string): Message {
  const home = join(folder, 'images')
  const all = existsSync(home) ? listFiles(home) : []
  const names = all.map((name) => basename(name))
  const at = names.indexOf(closestMatch(basename(src), names) ?? '')
  const cure =
    at < 0
      ? { en: 'Put the file there, or correct the name.', nl: 'Zet het bestand daar, of verbeter de naam.' }
      : {
          en: 'There is /images/%1: write that, or rename the file.',
          nl: 'Er is wel /images/%1: schrijf dat, of hernoem het bestand.',
          values: [all[at] ?? ''],
        }
  return { en: '%1 is no picture in public. %2', nl: '%1 is geen afbeelding in public. %2', values: [src, cure] }
}

export const pictureAddress = /\/images\/[\w./-]+\.(?:svg|avif|webp|jpe?g|png)/g

export type Pictures = Readonly<Record<string, Size | Message>>

/** Addresses of pictures in a text, sorted. A rule reports malformed ones. */
export function picturesNamedIn(text: string): string[] {
  return [...new Set(text.match(pictureAddress))].filter((src) => picture.safeParse(src).success).sort()
}

export function picturesIn(text: string, root: string, measured = new Map<string, Size | Message>()): Pictures {
  const sizes = picturesNamedIn(text).map((src) => {
    const size = measured.get(src) ?? readPicture(src, join(root, 'public'))
    measured.set(src, size)
    return [src, size] as const
  })
  return Object.fromEntries(sizes)
}
