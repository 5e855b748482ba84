/**
 * Value of a colour in theme.css, by its name without `--color-`: `blue-600` is `oklch(0.5 0.19 260)` in light.
 * @throws if the colour does not exist.
 */
export function colourIn(tokens: string, name: string, scheme: 'light' | 'dark' = 'light'): string {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((\\w+\\([^)]*\\)), (\\w+\\([^)]*\\))\\)`).exec(tokens) ?? []
  const found = scheme === 'light' ? light : dark
  if (!found) throw new Error(`theme.css has no --color-${name}: light-dark(…, …).`)
  return found
}
