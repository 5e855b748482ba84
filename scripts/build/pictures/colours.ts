import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { colourIn } from '../../../site/brand.ts'
import { checkout } from '../../lib/process.ts'

const tokens = readFileSync(join(checkout, 'renderer/styles/theme.css'), 'utf8')

/** Converts a colour to hex for pictures and phones: `blue-600` is `#115bcd`. */
export function hexOf(name: string): string {
  const code = Buffer.from(`a{color:${colourIn(tokens, name)}}`)
  const { code: written } = transform({ filename: 'theme.css', code, targets: { chrome: 90 << 16 } })
  const [found = ''] = /#[\da-f]{3,6}/.exec(String(written)) ?? []
  return found.length === 4 ? found.replace(/[\da-f]/g, '$&$&') : found
}

export function cardColours() {
  return { paper: hexOf('tint'), shape: hexOf('blue-100'), ink: hexOf('ink'), line: hexOf('blue-600') }
}
