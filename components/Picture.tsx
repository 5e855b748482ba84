import { type Size, variantsOf, variantTypes } from '../site/files.ts'

interface Props extends Size {
  src: string
  alt: string
  sizes: string
  /** Loads the picture eagerly: use it for the first one on a page. */
  first?: boolean
}

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
