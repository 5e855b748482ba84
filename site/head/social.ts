import type { Path } from '../locales.ts'

/** How large the picture beside a shared link is, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const

/** The address of the picture of a page, by its canonical address: /en/plans → /social/en/plans.png. */
export function socialPicture(canonical: Path): Path {
  return `/social${canonical === '/' ? '/index' : canonical}.png`
}
