import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { Size } from '../../../site/pictures.ts'
import { didYouMean, type Message } from '../../check/message.ts'
import { kilobytes } from '../../check/problem.ts'
import { listFiles } from '../../lib/files.ts'
import { linkOn } from '../../lib/links.ts'
import { nearest } from '../../lib/nearest.ts'

/** The most bytes of a picture as it is stored. Smaller versions are made of it; a drawing is sent as it is. */
const limits = { drawing: 200_000, photo: 10_000_000 }

const types: Record<string, string> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'heif', svg: 'svg' }

/** The size of a picture in `folder`, or the sentence about what is wrong with it. */
export function readPicture(src: string, folder: string): Size | Message {
  const path = join(folder, src)
  const home = join(folder, 'images')
  if (!path.startsWith(home + sep))
    return {
      en: '%1 is not in public/images. Put the file there and write its address.',
      nl: '%1 staat niet in public/images. Zet het bestand daar en schrijf het adres.',
      values: [src],
    }
  if (linkOn(dirname(folder), `${basename(folder)}${src}`))
    return {
      en: '%1 is a link to another place. Put the file itself in public/images.',
      nl: '%1 is een koppeling naar een andere plek. Zet het bestand zelf in public/images.',
      values: [src],
    }
  const stats = lstatSync(path, { throwIfNoEntry: false })
  // Some file systems do not tell capitals from small letters; the hosts that publish the site do.
  if (!stats || !namesIn(dirname(path)).includes(basename(path))) return notThere(src, path, folder)
  if (!stats.isFile())
    return {
      en: '%1 is no file. Write the address of a picture in public/images.',
      nl: '%1 is geen bestand. Schrijf het adres van een afbeelding in public/images.',
      values: [src],
    }
  const bytes = readFileSync(path)
  const type = extname(src).slice(1).toLowerCase()
  const limit = type === 'svg' ? limits.drawing : limits.photo
  if (bytes.length > limit)
    return {
      en: '%1 has %2. Make it smaller than %3, such as by saving it at 1920 wide.',
      nl: '%1 is %2 groot. Maak het kleiner dan %3, bijvoorbeeld door het 1920 breed te bewaren.',
      values: [src, kilobytes(bytes.length), kilobytes(limit)],
    }
  const active = type === 'svg' ? activePart(bytes.toString('utf8')) : undefined
  if (active)
    return {
      en: '%1 holds %2, which a drawing cannot. Save it as a plain SVG.',
      nl: '%1 bevat %2, en dat kan niet in een tekening. Bewaar haar als gewone SVG.',
      values: [src, active],
    }
  return measure(src, bytes, types[type] ?? '')
}

/** The size of a picture as it is shown, also when a camera wrote it lying on its side. */
function measure(src: string, bytes: Uint8Array, type: string): Size | Message {
  try {
    const { width, height, orientation = 1, type: found = '' } = imageSize(bytes)
    const same = found === type || (type === 'heif' && found === 'avif')
    if (!same)
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

/** What of an SVG could run or load something. https://www.w3.org/TR/SVG2/interact.html */
function activePart(svg: string): Message | undefined {
  if (/<\s*(\w+:)?script\b/i.test(svg)) return { en: 'a script', nl: 'een script' }
  if (/<\s*(\w+:)?foreignObject\b/i.test(svg)) return { en: 'HTML', nl: 'HTML' }
  if (/<!ENTITY/i.test(svg)) return { en: 'an entity', nl: 'een entiteit' }
  if (/\son[a-z]+\s*=/i.test(svg)) return { en: 'an event handler', nl: 'een event handler' }
  if (/(href|src)\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|webp))\S/i.test(svg)) return { en: 'a link', nl: 'een link' }
  if (/url\(\s*["']?\s*(?!#)[\w/.:]|@import/i.test(svg))
    return { en: 'a style of another place', nl: 'een stijl van elders' }
  return undefined
}

function notThere(src: string, path: string, folder: string): Message {
  const alike = namesIn(dirname(path)).find((name) => name.toLowerCase() === basename(path).toLowerCase())
  if (alike)
    return {
      en: 'The file of %1 is called %2. Rename it to %3: capitals count.',
      nl: 'Het bestand van %1 heet %2. Hernoem het tot %3: hoofdletters tellen mee.',
      values: [src, alike, basename(path)],
    }
  const near = nearestPicture(src, folder)
  const cure = near
    ? didYouMean(near)
    : {
        en: 'Put the file at public%1, or correct the name.',
        nl: 'Zet het bestand op public%1, of verbeter de naam.',
        values: [src],
      }
  return { en: '%1 is no picture in public. %2', nl: '%1 is geen afbeelding in public. %2', values: [src, cure] }
}

/** The address of one with nearly the same name, wherever it is. */
function nearestPicture(src: string, folder: string): string | undefined {
  const home = join(folder, 'images')
  const all = existsSync(home) ? listFiles(home) : []
  const names = all.map((name) => basename(name))
  const at = names.indexOf(nearest(basename(src), names) ?? '')
  return at < 0 ? undefined : `/images/${all[at]}`
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
