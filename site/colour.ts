import { transform } from 'lightningcss'

/**
 * Converts a light colour of theme.css to hex, for pictures, manifests and browsers: `blue-600` is `#115bcd`.
 * @throws if the colour does not exist.
 */
export function hexIn(tokens: string, name: string): string {
  const [, light] = new RegExp(`--color-${name}: light-dark\\((\\w+\\([^)]*\\)),`).exec(tokens) ?? []
  if (!light) throw new Error(`theme.css has no --color-${name}: light-dark(…, …).`)
  const code = Buffer.from(`a{color:${light}}`)
  const { code: css } = transform({ filename: 'theme.css', code, targets: { chrome: 90 << 16 } })
  const [hex = ''] = /#[\da-f]{3,6}/.exec(String(css)) ?? []
  return hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
}
