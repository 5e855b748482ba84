/** Raster formats. SVGs need no variants. */
const pixels = /\.(?:avif|webp|jpe?g|png)$/

/** Variant widths in px: each column width at 1× and 2×. */
const widths = [480, 768, 1152, 1920] as const

export const variantTypes = ['avif', 'webp'] as const

export const widest = 1920

export interface Size {
  width: number
  height: number
}

export interface Variant {
  type: (typeof variantTypes)[number]
  path: string
  width: number
}

/** Build-time variants: photo.jpg → photo-480.avif, photo-480.webp, … */
export function variantsOf(src: string, { width }: Size): Variant[] {
  if (!pixels.test(src)) return []
  const own = [...widths.filter((candidate) => candidate < width), Math.min(width, widest)]
  return variantTypes.flatMap((type) =>
    own.map((size) => ({ type, path: src.replace(pixels, `-${size}.${type}`), width: size })),
  )
}
