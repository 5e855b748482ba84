import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The font that every page preloads. */
export const coreFontFile = 'renderer/fonts/figtree-core.woff2'

/** Features that the pages use: kerning, accents, figures of one width. */
const features = ['ccmp', 'kern', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']

/** Cut from the font of all Latin signs, as WOFF2: those that renderer/styles/shared/base.css gives to that file. */
export function coreFont(root: string): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve(
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  )
  const [core = []] = signsOfFonts(root)
  return subsetFont(readFileSync(whole), core.join(''), { targetFormat: 'woff2', keepFeatures: features })
}

/** Lists the signs of each font of the pages, in the order of the stylesheet: U+20-7E are all from the first to the second. */
export function signsOfFonts(root: string): string[][] {
  const css = readFileSync(join(root, 'renderer/styles/shared/base.css'), 'utf8')
  return [...css.matchAll(/unicode-range:([^;]*)/g)].map(([, ranges = '']) =>
    [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    }),
  )
}
