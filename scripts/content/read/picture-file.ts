import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { Size } from '../../../site/pictures.ts'
import { didYouMean, type Message, say } from '../../check/message.ts'
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
    return say`${src} is not in public/images. Put the file there and write its address.`
  if (linkOn(dirname(folder), `${basename(folder)}${src}`))
    return say`${src} is a link to another place. Put the file itself in public/images.`
  const stats = lstatSync(path, { throwIfNoEntry: false })
  // Some file systems do not tell capitals from small letters; the hosts that publish the site do.
  if (!stats || !namesIn(dirname(path)).includes(basename(path))) return notThere(src, path, folder)
  if (!stats.isFile()) return say`${src} is no file. Write the address of a picture in public/images.`
  const bytes = readFileSync(path)
  const type = extname(src).slice(1).toLowerCase()
  const limit = type === 'svg' ? limits.drawing : limits.photo
  if (bytes.length > limit)
    return say`${src} has ${kilobytes(bytes.length)}. Make it smaller than ${kilobytes(limit)}, such as by saving it at 1920 wide.`
  const active = type === 'svg' ? activePart(bytes.toString('utf8')) : undefined
  if (active) return say`${src} holds ${active}, which a drawing cannot. Save it as a plain SVG.`
  return measure(src, bytes, types[type] ?? '')
}

/** The size of a picture as it is shown, also when a camera wrote it lying on its side. */
function measure(src: string, bytes: Uint8Array, type: string): Size | Message {
  try {
    const { width, height, orientation = 1, type: found = '' } = imageSize(bytes)
    const same = found === type || (type === 'heif' && found === 'avif')
    if (!same) return say`${src} is a ${found} file by another name. Save it again as the kind that its name says.`
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return say`${src} cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.`
  }
}

/** What of an SVG could run or load something. https://www.w3.org/TR/SVG2/interact.html */
function activePart(svg: string): Message | undefined {
  if (/<\s*(\w+:)?script\b/i.test(svg)) return say`a script`
  if (/<\s*(\w+:)?foreignObject\b/i.test(svg)) return say`HTML`
  if (/<!ENTITY/i.test(svg)) return say`an entity`
  if (/\son[a-z]+\s*=/i.test(svg)) return say`an event handler`
  if (/(href|src)\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|webp))\S/i.test(svg)) return say`a link`
  if (/url\(\s*["']?\s*(?!#)[\w/.:]|@import/i.test(svg)) return say`a style of another place`
  return undefined
}

function notThere(src: string, path: string, folder: string): Message {
  const alike = namesIn(dirname(path)).find((name) => name.toLowerCase() === basename(path).toLowerCase())
  if (alike) return say`The file of ${src} is called ${alike}. Rename it to ${basename(path)}: capitals count.`
  const near = nearestPicture(src, folder)
  const cure = near ? didYouMean(near) : say`Put the file at public${src}, or correct the name.`
  return say`${src} is no picture in public. ${cure}`
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
