import { createContext, useContext } from 'react'
import { type Size, variantsOf, variantTypes } from '../site/files.ts'
import { useLocale } from './locale.tsx'

interface Props extends Size {
  src: string
  alt: string
  /** Width of the picture's column on a wide screen, in px. */
  room: number
  /** Loads the picture eagerly. Set it for the first picture on a page. */
  first?: boolean
}

/** True inside a link, which cannot contain another link. */
export const InLink = createContext(false)

/** Maximum height in px, so that a picture fits a screen. */
const tallest = 720

/** Total space on both sides of a page on a phone, in px. */
const gutters = 32

/** A picture in its own proportions, never enlarged. A picture reduced to fit a screen links to the full-size file. */
export function Picture(props: Props) {
  const { t } = useLocale()
  const inLink = useContext(InLink)
  const { src, width, height, room } = props
  const className = height > width ? 'tall' : undefined
  if (!((height / width) * Math.min(width, room) > tallest)) return <Sources {...props} className={className} />
  const displaySize = { width: Math.ceil((tallest * width) / height), height: tallest }
  const picture = <Sources {...props} className={className} displaySize={displaySize} />
  return inLink ? (
    picture
  ) : (
    <a className="whole" href={src} title={t('content.wholePicture')}>
      {picture}
    </a>
  )
}

/** An uncropped picture in a card, in a 16:9 frame, never enlarged. */
export function CardPicture(props: Props) {
  return <Sources {...props} className="aspect-[16/9] w-full object-scale-down" />
}

function Sources(props: Props & { className: string | undefined; displaySize?: Size }) {
  const { src, alt, width, height, room, first = false, className, displaySize = { width, height } } = props
  const variants = variantsOf(src, { width, height })
  const image = (
    <img
      className={className}
      src={src || undefined}
      alt={alt}
      {...displaySize}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
  if (variants.length === 0) return image
  const maxWidth = Math.min(displaySize.width, room)
  return (
    <picture>
      {variantTypes.map((type) => (
        <source
          key={type}
          type={`image/${type}`}
          sizes={`(min-width: ${maxWidth + gutters}px) ${maxWidth}px, 100vw`}
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
