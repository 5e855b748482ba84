import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from '../../../site/files.ts'
import type { Path } from '../../../site/locales.ts'
import type { Cache } from '../../lib/cache.ts'
import { programHash } from '../../lib/hash.ts'
import { hexOf } from './colours.ts'

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
