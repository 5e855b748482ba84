export const logo = {
  width: 36,
  height: 20,
  viewBox: '0 0 36 20',
  line: 'M1 15h7c5 0 5-10 10-10h3m8 0h6',
  node: { cx: 25, cy: 5, r: 4 },
} as const

export const socialSize = { width: 1200, height: 630 } as const

/**
 * Value of a colour in theme.css, by its name without `--color-`: `blue-600` is `oklch(0.5 0.19 260)` in the light
 * scheme.
 * @throws if the colour does not exist.
 */
export function colourIn(tokens: string, name: string, scheme: 'light' | 'dark' = 'light'): string {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((\\w+\\([^)]*\\)), (\\w+\\([^)]*\\))\\)`).exec(tokens) ?? []
  const found = scheme === 'light' ? light : dark
  if (!found) throw new Error(`theme.css has no --color-${name}: light-dark(…, …).`)
  return found
}
