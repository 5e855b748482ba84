/** Pictures of pixels; a drawing (.svg) is sharp at every size and has no variants. */
const pixels = /\.(?:avif|webp|jpe?g|png)$/

/** Widths that variants of a picture have, in pixels: the columns of the layout, for screens of one and two densities. */
const widths = [480, 768, 1152, 1920] as const

/** The formats that browsers choose from, the smallest first. */
export const variantTypes = ['avif', 'webp'] as const

/** The width past which no picture is published. */
export const widest = 1920

/** How large a picture is by itself, in pixels. */
export interface Size {
  width: number
  height: number
}

export interface Variant {
  type: (typeof variantTypes)[number]
  path: string
  width: number
}

/** The variants of a picture that are made at build time: photo.jpg → photo-480.avif, photo-480.webp, … */
export function variantsOf(src: string, { width }: Size): Variant[] {
  if (!pixels.test(src)) return []
  const own = [...widths.filter((candidate) => candidate < width), Math.min(width, widest)]
  return variantTypes.flatMap((type) =>
    own.map((size) => ({ type, path: src.replace(pixels, `-${size}.${type}`), width: size })),
  )
}
