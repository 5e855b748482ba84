import { type Size, variantsOf, variantTypes } from '../site/pictures.ts'

interface Props extends Size {
  src: string
  alt: string
  /** How wide the layout shows it, as in the attribute of the same name. */
  sizes: string
  /** The first picture of a page is fetched at once, the others when they come near. */
  first?: boolean
}

/** A picture of content, in the format and width that suit the visitor's screen, with its room kept free. */
export function Picture({ src, alt, width, height, sizes, first = false }: Props) {
  const variants = variantsOf(src, { width, height })
  const image = (
    <img
      src={src || undefined}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (variants.length === 0) return image
  return (
    <picture>
      {variantTypes.map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          sizes={sizes}
          srcSet={variants
            .filter((variant) => variant.type === type)
            .map((variant) => `${variant.path} ${variant.width}w`)
            .join(', ')}
        />
      ))}
      {image}
    </picture>
  )
}
