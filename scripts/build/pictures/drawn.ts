import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons, socialPicture } from '../../../site/files.ts'
import { socialCardOf } from '../../../site/head/metadata.ts'
import type { Path } from '../../../site/locales.ts'
import type { Content, SitePage } from '../../content/collections.ts'
import { type Cache, programHash } from '../../lib/cache.ts'
import { cardColours, hexOf } from './colours.ts'

/** View box of a maskable icon. Masks keep a circle of 80 % visible. */
const roomy = '-4 -4 40 40'

export function drawIcons(site: string, cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const mark = readFileSync(join(site, 'favicon.svg'), 'utf8')
  const blue = hexOf('blue-600')
  if (!mark.includes(blue))
    throw new Error(
      `public/favicon.svg is not drawn in ${blue}, the --color-blue-600 of theme.css. Give it that colour.`,
    )
  const app = invert(mark, blue).replace(/viewBox="[^"]*"/, `viewBox="${roomy}"`)
  const opaque = app.replace(/(<svg[^>]*>)/, `$1<path fill="${blue}" d="M-32-32h96v96h-96z"/>`)
  const program = programHash('scripts/build/pictures')
  const drawn = Object.entries(icons).map(async ([name, { path, size }]) => {
    const source = name === 'touch' || name === 'maskable' ? opaque : mark
    return { path, bytes: await cache.cached(['icon', program, source, String(size)], () => toPng(source, size)) }
  })
  return Promise.all(drawn)
}

function invert(svg: string, blue: string): string {
  const swap: Record<string, string> = { [blue]: '#ffffff', '#ffffff': blue }
  return svg.replace(/#[\da-f]{6}\b/g, (colour) => swap[colour] ?? colour)
}

async function toPng(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `)
  return sharp(Buffer.from(sized)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()
}

export const cardSources = ['scripts/build/pictures', 'site/brand.ts']

/** Yields the picture of every page. An alias shares its target's picture. */
export function* socialPictures(pages: readonly SitePage[], content: Content) {
  const program = programHash(...cardSources)
  const colours = JSON.stringify(cardColours())
  for (const page of pages) {
    if (page.url !== page.canonical) continue
    const card = socialCardOf(page, content)
    const draw = async () => {
      const { drawSocialCard } = await import('./social-card.tsx')
      return drawSocialCard(card)
    }
    yield { path: socialPicture(page.canonical), inputs: [program, colours, JSON.stringify(card)], draw }
  }
}
