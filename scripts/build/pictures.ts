import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { hexIn } from '../../site/colour.ts'
import { icons, socialPicture, variantsOf, widest } from '../../site/files.ts'
import { socialCardOf } from '../../site/head/metadata.ts'
import type { Content, SitePage } from '../content/collections.ts'
import { measurePicture } from '../content/pictures.ts'
import { translate } from '../content/problem.ts'
import { type Cache, openCache, programHash } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { checkout } from '../lib/process.ts'
import type { SiteFolder } from './publish/site-folder.ts'

const source = 'scripts/build/pictures.ts'

export const cardSources = [
  source,
  'scripts/build/social-card.tsx',
  'site/brand.ts',
  'site/colour.ts',
  'site/head/drawn-text.ts',
]

/** Writes all pictures of the site. Returns the number of pictures that were not in the cache. */
export async function writePictures(root: string, site: SiteFolder, content: Content, pages: readonly SitePage[]) {
  const cache = openCache(join(root, '.cache/pictures'))
  for (const { path, bytes } of await drawIcons(site.path, cache)) site.write(path, bytes)
  for (const { path, bytes } of await images(site.path, cache)) site.write(path, bytes)
  const colours = cardColours()
  for (const page of pages) {
    // An alias uses the picture of its canonical page.
    if (page.url !== page.canonical) continue
    const card = socialCardOf(page, content)
    const path = socialPicture(page.canonical)
    const inputs = [programHash(...cardSources), JSON.stringify([colours, card])]
    if (site.writeKept(path, cache, inputs)) continue
    const { drawSocialCard } = await import('./social-card.tsx')
    site.write(path, await cache.cached(inputs, () => drawSocialCard(card, colours)))
  }
  cache.prune()
  return cache.made()
}

/** Optimizes the pictures of a built site: cleans drawings, and saves photos in every format and width. */
export async function images(site: string, cache: Cache) {
  const made = listFiles(site).flatMap((file): [path: string, bytes: Promise<Buffer>][] => {
    if (file.endsWith('.svg')) return [[`/${file}`, cleanDrawing(file, site, cache)]]
    if (!/^images\/.*\.(avif|webp|jpe?g|png)$/.test(file)) return []
    return [...readPhoto(file, site, cache)].map(([path, make]) => [path, make()])
  })
  return Promise.all(made.map(async ([path, bytes]) => ({ path, bytes: await bytes })))
}

const quality = { avif: { quality: 60, effort: 5 }, webp: { quality: 80 } }

/**
 * Returns the files to publish for a photo such as images/blog/desk.jpg: the scaled original and its variants, without
 * camera metadata. Maps each address to a function that makes the file.
 * @throws with a sentence for the writer, if the file is not a valid photo.
 */
export function readPhoto(file: string, folder: string, cache: Cache): Map<string, () => Promise<Buffer>> {
  const photo = readFileSync(join(folder, file))
  const size = measurePicture(`/${file}`, photo)
  if ('en' in size) throw new Error(translate(size))
  const program = programHash(source)
  const making = (named: string[], change: (picture: Sharp) => Sharp) => () =>
    cache.cached([program, photo, ...named], async () => {
      const { default: sharp } = await import('sharp')
      return change(sharp(photo).autoOrient()).toBuffer()
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

/** Removes editor data and scripts from an SVG. Keeps styles, which follow the colour scheme. */
function cleanDrawing(file: string, folder: string, cache: Cache): Promise<Buffer> {
  const drawing = readFileSync(join(folder, file), 'utf8')
  return cache.cached([programHash(source), drawing], async () => {
    const { optimize } = await import('svgo')
    const { data } = optimize(drawing, {
      multipass: true,
      plugins: [
        { name: 'preset-default', params: { overrides: { inlineStyles: false, minifyStyles: false } } },
        'removeScripts',
      ],
    })
    return Buffer.from(data)
  })
}

/** View box of a maskable icon. The margin allows for masks that show only a circle with a diameter of 80% of the width. */
const roomy = '-4 -4 40 40'

export function drawIcons(site: string, cache: Cache) {
  const mark = readFileSync(join(site, 'favicon.svg'), 'utf8')
  const blue = hexOf('blue-600')
  if (!mark.includes(blue))
    throw new Error(
      `public/favicon.svg is not drawn in ${blue}, the --color-blue-600 from theme.css. Give it that colour.`,
    )
  const swap: Record<string, string> = { [blue]: '#ffffff', '#ffffff': blue }
  const opaque = mark
    .replace(/#[\da-f]{6}\b/g, (colour) => swap[colour] ?? colour)
    .replace(/viewBox="[^"]*"/, `viewBox="${roomy}"`)
    .replace(/(<svg[^>]*>)/, `$1<path fill="${blue}" d="M-32-32h96v96h-96z"/>`)
  const drawn = Object.entries(icons).map(async ([name, { path, size }]) => {
    const svg = name === 'touch' || name === 'maskable' ? opaque : mark
    const inputs = ['icon', programHash(source), svg, String(size)]
    return { path, bytes: await cache.cached(inputs, () => toPng(svg, size)) }
  })
  return Promise.all(drawn)
}

async function toPng(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(sized)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()
}

export function cardColours() {
  return { paper: hexOf('tint'), shape: hexOf('blue-100'), ink: hexOf('ink'), line: hexOf('blue-600') }
}

export function hexOf(name: string): string {
  return hexIn(readFileSync(join(checkout, 'renderer/styles/theme.css'), 'utf8'), name)
}
