import type { Path } from '../locales.ts'

export const socialSize = { width: 1200, height: 630 } as const

/** Social picture by canonical address: /en/plans → /social/en/plans.png. */
export function socialPicture(canonical: Path): Path {
  return `/social${canonical === '/' ? '/index' : canonical}.png`
}
